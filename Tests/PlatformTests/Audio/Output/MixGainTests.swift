import Testing

@testable import Platform

struct MixGainTests {
    private let gain = MixGain()

    private func frames(_ count: Int) -> [Float] {
        var samples = [Float](repeating: 0.5, count: count * 2)
        samples.withUnsafeMutableBufferPointer { gain.apply(to: $0) }
        return stride(from: 0, to: count * 2, by: 2).map { samples[$0] }
    }

    @Test func `at first it changes nothing`() { #expect(frames(100).allSatisfy { $0 == 0.5 }) }

    @Test func `another volume is reached without a jump`() {
        gain.set(0.4)
        let samples = frames(4000)
        #expect(samples.first == 0.5)
        #expect(samples.last == 0.2)
        #expect(zip(samples, samples.dropFirst()).allSatisfy { $0 - $1 < 0.0002 })
        gain.set(1)
        #expect(frames(4000).last == 0.5)
    }

    @Test func `it never makes louder`() {
        gain.set(7)
        #expect(frames(4000).allSatisfy { $0 == 0.5 })
    }
}
