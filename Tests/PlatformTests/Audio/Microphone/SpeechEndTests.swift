import Glibc
import Testing

@testable import Platform

/// Speech is made of syllables of a hummed tone, noise of seeded chance.
struct SpeechEndTests {
    private static let rate = 16_000

    /// Noise of a peak of so many of 32,767.
    private func noise(_ seconds: Double, _ peak: Int) -> [Int16] {
        var seed: UInt32 = 7
        return (0..<Int(seconds * Double(Self.rate))).map { _ in
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return Int16(Int(seed >> 16) * 2 * peak / 65_536 - peak)
        }
    }

    /// Four syllables a second, over noise.
    private func speech(_ seconds: Double, _ peak: Double = 8_000, noise loudness: Int = 50) -> [Int16] {
        noise(seconds, loudness).enumerated().map { place, noise in
            let time = Double(place) / Double(Self.rate)
            let syllable = abs(sin(.pi * 4 * time))
            let tone = sin(2 * .pi * 220 * time) + 0.5 * sin(2 * .pi * 440 * time)
            return noise + Int16(peak * syllable * tone / 1.5)
        }
    }

    /// The times in seconds at which speech has ended.
    private func ends(_ samples: [Int16]) -> [Double] {
        var speech = SpeechEnd(rate: Self.rate)
        return stride(from: 0, to: samples.count, by: 320).compactMap { start in
            speech.hear(Array(samples[start..<min(samples.count, start + 320)]))
                ? Double(start) / Double(Self.rate) : nil
        }
    }

    /// Whether speech has ended at these times, or up to a tenth of a second before: its last syllable fades.
    private func hasEnds(_ times: [Double], _ samples: [Int16]) -> Bool {
        let ends = ends(samples)
        return ends.count == times.count && zip(ends, times).allSatisfy { (-0.1...0).contains($0 - $1) }
    }

    @Test func `speech has ended when the pause after it is longer than the hang-over`() {
        #expect(hasEnds([4.2], noise(1, 50) + speech(2) + noise(3, 50)))
    }

    @Test func `a shorter pause belongs to the speech`() {
        #expect(hasEnds([5.2], noise(1, 50) + speech(1) + noise(1, 50) + speech(1) + noise(2, 50)))
    }

    @Test func `each speech has its end`() {
        #expect(hasEnds([3.2, 6.2], noise(1, 50) + speech(1) + noise(2, 50) + speech(1) + noise(2, 50)))
    }

    @Test(arguments: [3, 50, 500, 5_000]) func `an even noise is no speech`(peak: Int) {
        #expect(ends(noise(30, peak)) == [])
    }

    @Test func `a long silence is no speech, not even after zeros`() {
        #expect(ends([Int16](repeating: 0, count: 60 * Self.rate)) == [])
        #expect(ends([Int16](repeating: 0, count: Self.rate) + noise(10, 1_000)) == [])
    }

    @Test func `a click is no speech`() {
        #expect(ends(noise(1, 50) + [Int16](repeating: 20_000, count: 400) + noise(3, 50)) == [])
    }

    @Test func `speech is heard above a noise that is ten times softer`() {
        #expect(hasEnds([4.2], noise(1, 800) + speech(2, noise: 800) + noise(3, 800)))
    }

    @Test func `a soft voice in a quiet room is heard`() {
        #expect(hasEnds([4.2], noise(1, 20) + speech(2, 600, noise: 20) + noise(3, 20)))
    }

    @Test func `who speaks at once is heard too`() {
        #expect(hasEnds([3.2], speech(2) + noise(3, 50)))
    }

    @Test func `a long sentence does not become noise`() {
        #expect(hasEnds([17.2], noise(1, 50) + speech(15) + noise(3, 50)))
    }

    @Test func `a fan that starts while someone speaks delays the end by a few seconds`() {
        let ends = ends(noise(1, 50) + speech(2) + noise(20, 800))
        #expect(ends.count == 1)
        #expect(ends.allSatisfy { $0 < 12 })
    }

    @Test func `the portions in which samples come do not matter`() {
        let samples = noise(1, 50) + speech(1) + noise(2, 50)
        var (whole, parts, ended) = (SpeechEnd(rate: Self.rate), SpeechEnd(rate: Self.rate), 0)
        for start in stride(from: 0, to: samples.count, by: 777) {
            if parts.hear(Array(samples[start..<min(samples.count, start + 777)])) { ended += 1 }
        }
        let hasEnded = whole.hear(samples)
        #expect(hasEnded)
        #expect(ended == 1)
        #expect(whole.isSpeaking == parts.isSpeaking)
    }
}
