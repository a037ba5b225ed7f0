import Foundation
import TestSupport
import Testing

@testable import Conversion
@testable import Converter

/// Damaged models: of each the header is read, or it is refused in one sentence.
///
/// A test run tries 2,000 of them here and 50 in the real child; `PASAKA_FUZZ_MODELS=100000` tries as many here.
struct FuzzedModelTests {
    private static let count =
        ProcessInfo.processInfo.environment["PASAKA_FUZZ_MODELS"].flatMap(Int.init) ?? 2000
    private static let countInChild = 50

    /// Numbers that follow from a seed (Knuth's MMIX).
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        init(seed: Int) { state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 | 1 }

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    /// A file without its zeros: its header, and how long it would be.
    private static let whole = TinyModel().file.header, wholeSize = TinyModel().bytes.count

    /// Cuts a header, changes bits, bytes or a length of it, or doubles or drops a part.
    private static func damaged(_ dice: inout Dice) -> [UInt8] {
        var bytes = whole
        let place = Int.random(in: 0..<whole.count, using: &dice)
        let end = min(whole.count, place + Int.random(in: 1...200, using: &dice))
        switch Int.random(in: 0..<7, using: &dice) {
        case 0: bytes.removeSubrange(place...)
        case 1: bytes.removeSubrange(place..<end)
        case 2: bytes.insert(contentsOf: whole[place..<end], at: Int.random(in: 0..<whole.count, using: &dice))
        case 3: for here in place..<end { bytes[here] = UInt8.random(in: 0...255, using: &dice) }
        case 4: for here in place..<min(whole.count, place + 8) { bytes[here] = 0xff }
        default:
            for _ in 0..<Int.random(in: 1...10, using: &dice) {
                // Most of the header is the vocabulary; what comes before and after it is tried more often.
                let part = [0..<900, whole.count - 900..<whole.count, whole.indices].randomElement(using: &dice)
                let here = Int.random(in: part ?? whole.indices, using: &dice)
                bytes[here] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
            }
        }
        return bytes
    }

    @Test func `damaged headers are read or refused, each in one sentence`() {
        var read = 0
        for seed in 0..<Self.count {
            var dice = Dice(seed: seed)
            let bytes = Self.damaged(&dice)
            let size = Bool.random(using: &dice) ? Self.wholeSize : bytes.count
            bytes.withUnsafeBytes { bytes in
                do throws(ConversionReason) {
                    let header = try ModelReader.header(of: bytes, fileSize: size)
                    #expect(header.isPossible && header.neededBytes <= size, "seed \(seed)")
                    read += 1
                } catch {
                    #expect(!error.sentence.description.isEmpty && !"\(error.sentence)".contains("\n"), "seed \(seed)")
                }
            }
        }
        // Neither all nor none: a flipped bit of a token's letters harms nothing.
        #expect(read > Self.count / 20 && read < Self.count * 19 / 20)
    }

    @Test func `the child survives damaged models`() throws {
        let bench = try Workbench()
        for seed in 0..<Self.countInChild {
            var dice = Dice(seed: seed)
            let bytes = Self.damaged(&dice)
            let filling = [UInt8](repeating: 0, count: seed.isMultiple(of: 3) ? 0 : Self.wholeSize)
            try bench.write("model", bytes + filling)
            let input = try FileHandle(forReadingFrom: URL(filePath: bench.path("model")))
            do {
                _ = try withExtendedLifetime(input) {
                    try Conversion(executable: Workbench.executable).model(in: input.fileDescriptor)
                }
            } catch let refusal as ConversionRefusal {
                #expect(refusal != .died, "seed \(seed)")
            }
        }
    }

    @Test func `the child reads a whole model`() throws {
        let bench = try Workbench()
        try bench.write("model", TinyModel().bytes)
        let input = try FileHandle(forReadingFrom: URL(filePath: bench.path("model")))
        let header = try withExtendedLifetime(input) {
            try Conversion(executable: Workbench.executable).model(in: input.fileDescriptor)
        }
        #expect(header.quantisation == "F16")
        #expect(header.neededBytes == Self.wholeSize)
    }
}
