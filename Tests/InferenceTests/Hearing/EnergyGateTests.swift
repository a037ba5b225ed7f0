import Foundation
import Testing

@testable import Inference

struct EnergyGateTests {
    private static let rate = HearingOrder.rate

    /// A sound of some loudness in dBFS.
    private enum Part {
        case hiss(Double, seconds: Double), hum(Double, seconds: Double)
        /// Four syllables a second, as speech has them.
        case speech(Double, seconds: Double)
    }

    /// - Parameter constant: what a poor microphone adds to each sample.
    private func sound(_ parts: [Part], constant: Double = 0) -> [Int16] {
        var seed: UInt64 = 1
        /// −1…1, evenly.
        func chance() -> Double {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(Int64(bitPattern: seed)) / Double(Int64.max)
        }
        func factor(_ decibels: Double) -> Double { pow(10, decibels / 20) }
        var samples: [Int16] = []
        func append(_ seconds: Double, _ value: (Double) -> Double) {
            for number in 0..<Int(seconds * Double(Self.rate)) {
                let sample = value(Double(number) / Double(Self.rate)) + constant
                samples.append(Int16(max(-1, min(1, sample)) * 32767))
            }
        }
        for part in parts {
            switch part {
            case .hiss(let level, let seconds): append(seconds) { _ in chance() * 3.0.squareRoot() * factor(level) }
            case .hum(let level, let seconds):
                append(seconds) { sin($0 * 2 * .pi * 100) * 2.0.squareRoot() * factor(level) }
            case .speech(let level, let seconds):
                append(seconds) { time in
                    let syllable = max(0.02, sin(time * 2 * .pi * 4))
                    return sin(time * 2 * .pi * 180) * 2.0.squareRoot() * factor(level) * syllable
                }
            }
        }
        return samples
    }

    @Test(arguments: [0, 100, 16_000]) func `digital silence is silence`(count: Int) {
        #expect(EnergyGate().judge([Int16](repeating: 0, count: count)) == .silence)
    }

    @Test(
        arguments: [
            ("a quiet room", [Part.hiss(-60, seconds: 2)], EnergyGate.Verdict.silence),
            ("a quiet hum", [.hum(-55, seconds: 2)], .silence), ("hiss", [.hiss(-45, seconds: 2)], .noise),
            ("a fan", [.hiss(-30, seconds: 3)], .noise), ("a storm", [.hiss(-12, seconds: 3)], .noise),
            ("mains", [.hum(-20, seconds: 3)], .noise), ("a whistle", [.hum(-3, seconds: 1)], .noise),
            ("a click", [.hiss(-60, seconds: 1), .hiss(-5, seconds: 0.02), .hiss(-60, seconds: 1)], .noise),
            (
                "keys that are typed",
                (0..<8).flatMap { _ in [.hiss(-55, seconds: 0.2), .hiss(-15, seconds: 0.03)] }, .noise
            ),
        ] as [(String, [Part], EnergyGate.Verdict)])
    private func `nobody has spoken`(what: String, parts: [Part], verdict: EnergyGate.Verdict) {
        #expect(EnergyGate().judge(sound(parts)) == verdict)
        #expect(EnergyGate().judge(sound(parts, constant: 0.02)) == verdict)
    }

    @Test(
        arguments: [
            ("in a quiet room", [Part.hiss(-65, seconds: 1), .speech(-25, seconds: 2), .hiss(-65, seconds: 1)]),
            ("softly", [.hiss(-65, seconds: 1), .speech(-40, seconds: 2)]),
            ("beside a fan", [.hiss(-40, seconds: 1), .speech(-22, seconds: 2), .hiss(-40, seconds: 0.5)]),
            ("without a pause", [.speech(-20, seconds: 3)]), ("at full volume", [.speech(-3, seconds: 3)]),
            ("one short word", [.hiss(-60, seconds: 1), .speech(-20, seconds: 0.25), .hiss(-60, seconds: 2)]),
        ] as [(String, [Part])])
    private func `somebody has spoken`(how: String, parts: [Part]) {
        guard case .speech = EnergyGate().judge(sound(parts)) else {
            Issue.record("not heard")
            return
        }
    }

    @Test func `what is silent before and after is cut off, but for a rim`() throws {
        let samples = sound([.hiss(-65, seconds: 3), .speech(-20, seconds: 2), .hiss(-65, seconds: 3)])
        guard case .speech(let range) = EnergyGate().judge(samples) else {
            Issue.record("not heard")
            return
        }
        #expect(abs(Double(range.lowerBound) / 16_000 - 2.6) < 0.1)
        #expect(abs(Double(range.upperBound) / 16_000 - 5.3) < 0.2)
    }

    @Test func `levels are in decibels below full scale, without the constant part`() {
        let levels = EnergyGate().levels(of: sound([.hum(-20, seconds: 0.1)], constant: 0.3))
        #expect(levels.count == 5)
        #expect(levels.allSatisfy { abs($0 + 20) < 0.1 })
    }
}
