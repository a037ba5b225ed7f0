import Testing

@testable import Platform

struct DuckingTests {
    private let ducking = Ducking()

    /// The left channel of so many buffers of ones.
    private func heard(buffers: Int) -> [Float] {
        (0..<buffers).flatMap { _ in
            var samples = [Float](repeating: 1, count: 1024)
            samples.withUnsafeMutableBufferPointer { ducking.apply(to: $0) }
            ducking.advance(512)
            return stride(from: 0, to: 1024, by: 2).map { samples[$0] }
        }
    }

    private func largestStep(_ samples: [Float]) -> Float {
        zip(samples, samples.dropFirst()).reduce(0) { max($0, abs($1.1 - $1.0)) }
    }

    @Test func `without a voice a small sound is as loud as it is`() {
        #expect(heard(buffers: 4).allSatisfy { $0 == 1 })
    }

    @Test func `under a voice it falls by 12 dB in 80 ms, and rises again`() {
        let before = heard(buffers: 1)
        ducking.isSpeaking = true
        let under = heard(buffers: 10)
        ducking.isSpeaking = false
        let after = heard(buffers: 10)
        #expect(under[Ducking.frames...].allSatisfy { $0 == Ducking.lowered })
        #expect(under[Ducking.frames - 100] > Ducking.lowered)
        #expect(after[Ducking.frames...].allSatisfy { $0 == 1 })
        #expect(largestStep(before + under + after) < 0.0003)
    }

    @Test func `two small sounds in a buffer are equally soft`() {
        ducking.isSpeaking = true
        _ = heard(buffers: 2)
        var one = [Float](repeating: 1, count: 100), other = one
        one.withUnsafeMutableBufferPointer { ducking.apply(to: $0) }
        other.withUnsafeMutableBufferPointer { ducking.apply(to: $0) }
        #expect(one == other)
    }
}
