import Dispatch
import Synchronization

/// Fades playback to silence, sample by sample, so that stopping a clip does not click.
///
/// `apply` runs on the audio thread; everything else may be called on any thread.
nonisolated final class GainRamp: Sendable {
    /// Frames (one sample per channel) of a full fade: 32 ms at 48 kHz.
    static let frames = 1536

    /// Remaining gain, in frames: `frames` is full gain, 0 is silence.
    private let level = Atomic<Int>(frames)
    private let isFading = Atomic<Bool>(false)
    private let silence = DispatchSemaphore(value: 0)

    /// Fades out and waits for silence, at most `milliseconds`: a dead device never gets there.
    func fadeOut(atMost milliseconds: Int) {
        while silence.wait(timeout: .now()) == .success {}
        isFading.store(true, ordering: .releasing)
        _ = silence.wait(timeout: .now() + .milliseconds(milliseconds))
    }

    /// Restores full gain from the next sample.
    func open() {
        isFading.store(false, ordering: .releasing)
        level.store(Self.frames, ordering: .releasing)
    }

    /// Applies the ramp to interleaved stereo samples.
    func apply(to samples: UnsafeMutableBufferPointer<Float>) {
        guard isFading.load(ordering: .acquiring) else { return }
        var left = level.load(ordering: .acquiring)
        for frame in 0..<(samples.count / 2) {
            for sample in [2 * frame, 2 * frame + 1] {
                samples[sample] *= Float(left) / Float(Self.frames)
            }
            left = max(0, left - 1)
        }
        level.store(left, ordering: .releasing)
        if left == 0 { silence.signal() }
    }
}
