import Confinement
import Foundation
import Inference
import TestSupport
import Testing

/// Models that a stranger has damaged, read by the real engine in its real sandbox.
struct DamagedModelTests {
    /// How many are tried; `PASAKA_DAMAGED_MODELS=2000` tries more.
    private static let count = ProcessInfo.processInfo.environment["PASAKA_DAMAGED_MODELS"].flatMap { Int($0) } ?? 100
    private static let good = TinyModel().bytes
    /// The bytes of the header, where damage is worse than another weight.
    private static let head = 12_000

    private struct Chance: RandomNumberGenerator {
        var state: UInt64

        /// SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var bits = state
            bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
            bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
            return bits ^ (bits >> 31)
        }
    }

    private func damaged(_ number: Int) -> [UInt8] {
        var chance = Chance(state: UInt64(number))
        if number % 4 == 0 { return Array(Self.good.prefix(Int.random(in: 0..<Self.good.count, using: &chance))) }
        var bytes = Self.good
        for _ in 0..<Int.random(in: 1...8, using: &chance) {
            let end = number % 4 == 1 ? bytes.count : min(Self.head, bytes.count)
            bytes[Int.random(in: 0..<end, using: &chance)] ^= 1 << UInt8.random(in: 0..<8, using: &chance)
        }
        return bytes
    }

    @Test func `a damaged model is refused, or talks, and its process ends when it is told`() throws {
        var refused = 0
        for number in 0..<Self.count {
            let helper = try RunningTutor()
            do {
                try helper.load(damaged(number))
                _ = try helper.reply(to: .greeting, mostTokens: 8)
            } catch is LanguageFailure {
                refused += 1
            }
        }
        #expect(refused > Self.count / 4)
        #expect(
            try {
                let helper = try RunningTutor(); try helper.load(Self.good); return try helper.reply(to: .greeting).text
            }() == TinyModel.reply)
    }
}
