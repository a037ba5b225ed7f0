import Glibc
import Testing

@testable import Platform

struct LimiterTests {
    private static let delay = Limiter.window - 1

    /// What becomes of interleaved samples, in buffers of different lengths.
    private func limited(_ samples: [Float], buffers: [Int] = [512]) -> [Float] {
        var (limiter, samples, start, turn) = (Limiter(), samples, 0, 0)
        samples.withUnsafeMutableBufferPointer { all in
            while start < all.count {
                let end = min(all.count, start + 2 * buffers[turn % buffers.count])
                limiter.apply(to: UnsafeMutableBufferPointer(rebasing: all[start..<end]))
                (start, turn) = (end, turn + 1)
            }
        }
        return samples
    }

    private func both(_ samples: [Float]) -> [Float] { samples.flatMap { [$0, $0] } }
    private func left(_ samples: [Float]) -> [Float] { stride(from: 0, to: samples.count, by: 2).map { samples[$0] } }

    private func sine(_ loudness: Float, hertz: Float, frames: Int) -> [Float] {
        (0..<frames).map { loudness * sin(2 * .pi * hertz * Float($0) / 48_000) }
    }

    private func largestStep(_ samples: [Float]) -> Float {
        zip(samples, samples.dropFirst()).reduce(0) { max($0, abs($1.1 - $1.0)) }
    }

    @Test func `what is softer than the knee passes as it is, two milliseconds later`() {
        let sound = both(sine(0.79, hertz: 440, frames: 4800))
        let heard = limited(sound)
        #expect(Array(heard.dropFirst(2 * Self.delay)) == Array(sound.dropLast(2 * Self.delay)))
        #expect(heard.prefix(2 * Self.delay).allSatisfy { $0 == 0 })
    }

    @Test(arguments: [1, 2, 9, 50] as [Float]) func `no square wave passes the ceiling`(loudness: Float) {
        for half in [3, 24, 240, 2400] {
            let wave = (0..<48_000).map { $0 / half % 2 == 0 ? loudness : -loudness }
            let heard = limited(both(wave))
            #expect(heard.allSatisfy { abs($0) <= Limiter.ceiling })
            #expect(heard.contains { abs($0) > 0.75 }, "it stays loud")
        }
    }

    @Test func `no random sum passes the ceiling, whatever the buffers`() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<20 {
            let sum = (0..<9600).map { _ in
                Float.random(in: 0...1, using: &generator) < 0.01
                    ? Float.random(in: -9...9, using: &generator) : Float.random(in: -1...1, using: &generator)
            }
            #expect(limited(both(sum), buffers: [1, 7, 512, 96]).allSatisfy { abs($0) <= Limiter.ceiling })
        }
    }

    @Test func `the buffers make no difference`() {
        let sum = both(sine(1.7, hertz: 200, frames: 9600))
        #expect(limited(sum, buffers: [512]) == limited(sum, buffers: [1, 95, 96, 97, 1000]))
    }

    @Test func `the short way for soft sound makes no difference`() {
        let soft = sine(0.3, hertz: 200, frames: 9600), loud = sine(1.7, hertz: 200, frames: 480)
        let sound = both(soft + loud + soft + loud + soft)
        // In a single buffer that holds loud sound there is no short way.
        #expect(limited(sound, buffers: [64]) == limited(sound, buffers: [sound.count]))
    }

    @Test func `a tone that gets loud at once does not click`() {
        let quiet = sine(0.1, hertz: 300, frames: 4800), loud = sine(4, hertz: 300, frames: 48_000)
        let heard = left(limited(both(quiet + loud + quiet)))
        // A tone of 300 Hz at the ceiling has steps of 0.035; without a limiter they would be 0.16.
        #expect(largestStep(heard) < 0.05)
    }

    @Test func `what follows a loud sound is soon as loud as it was`() {
        let quiet = sine(0.1, hertz: 300, frames: 48_000)
        let heard = left(limited(both(sine(4, hertz: 300, frames: 4800) + quiet)))
        #expect(heard.suffix(4800).contains { abs($0) > 0.099 })
    }

    @Test func `one gain serves both ears`() {
        let sound = (0..<9600).flatMap { (frame: Int) -> [Float] in [frame % 100 < 50 ? 2 : -2, 0.5] }
        let heard = limited(sound)
        let right = stride(from: 1, to: heard.count, by: 2).map { heard[$0] }
        #expect(right.dropFirst(200).allSatisfy { $0 > 0.15 && $0 < 0.3 })
    }

    @Test func `what is no number becomes silence, and nothing of it stays`() {
        let broken: [Float] = [.nan, .infinity, -.infinity, .signalingNaN, .greatestFiniteMagnitude]
        let heard = left(limited(both(broken + sine(0.5, hertz: 300, frames: 48_000))))
        #expect(heard.allSatisfy { $0.isFinite && abs($0) <= Limiter.ceiling })
        #expect(heard.suffix(4800).contains { $0 > 0.49 })
    }

    @Test func `the gain falls from one, and no peak gets above the ceiling`() {
        #expect(Limiter.gain(ofPeak: 0) == 1)
        #expect(Limiter.gain(ofPeak: Limiter.knee) == 1)
        var last: Float = 0
        for peak in stride(from: Limiter.knee, to: 9, by: 0.01) {
            let passed = Limiter.gain(ofPeak: peak) * peak
            #expect(passed >= last && passed < Limiter.ceiling)
            last = passed
        }
    }
}
