import Dispatch
import TestSupport
import Testing

@testable import Platform

struct GainRampTests {
    private let ramp = GainRamp()

    /// What becomes of `count` frames of a half.
    private func frames(_ count: Int) -> [Float] {
        var samples = [Float](repeating: 0.5, count: count * 2)
        samples.withUnsafeMutableBufferPointer { ramp.apply(to: $0) }
        return samples
    }

    @Test func `open it changes nothing`() { #expect(frames(100).allSatisfy { $0 == 0.5 }) }

    @Test func `it falls to silence without a jump`() {
        ramp.fadeOut(atMost: 0)
        let samples = (0..<8).flatMap { _ in frames(256) }
        let left = stride(from: 0, to: samples.count, by: 2).map { samples[$0] }
        #expect(left.first == 0.5)
        #expect(zip(left, left.dropFirst()).allSatisfy { $0 - $1 >= 0 && $0 - $1 <= 0.000_33 })
        #expect(left[GainRamp.frames...].allSatisfy { $0 == 0 })
    }

    @Test func `both ears hear the same`() {
        ramp.fadeOut(atMost: 0)
        let samples = frames(500)
        #expect(stride(from: 0, to: 1000, by: 2).allSatisfy { samples[$0] == samples[$0 + 1] })
    }

    @Test func `negative samples fall too`() {
        ramp.fadeOut(atMost: 0)
        var samples = [Float](repeating: -1, count: GainRamp.frames * 2 + 2)
        samples.withUnsafeMutableBufferPointer { ramp.apply(to: $0) }
        #expect(samples.first == -1)
        #expect(samples.last == 0)
    }

    @Test func `afterwards it opens again`() {
        ramp.fadeOut(atMost: 0)
        _ = frames(3000)
        ramp.open()
        #expect(frames(10).allSatisfy { $0 == 0.5 })
    }

    @Test func `fading out waits for silence and no longer`() {
        let ramp = ramp
        let sounding = DispatchQueue(label: "sound")
        let faded = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            ramp.fadeOut(atMost: 60_000)
            faded.signal()
        }
        let isSilent = eventually {
            sounding.sync {
                var samples = [Float](repeating: 0.5, count: 512)
                samples.withUnsafeMutableBufferPointer { ramp.apply(to: $0) }
                return samples.allSatisfy { $0 == 0 }
            }
        }
        #expect(isSilent)
        #expect(faded.wait(timeout: .now() + patience / .seconds(1)) == .success)
    }

    @Test func `a dead device is not waited for`() {
        let start = ContinuousClock.now
        ramp.fadeOut(atMost: 20)
        #expect(ContinuousClock.now - start < patience)
    }
}
