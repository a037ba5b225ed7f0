import Dispatch
import Synchronization

/// Fades what is played to silence, sample by sample, so that nothing clicks when a clip is stopped.
///
/// `apply` runs on the audio thread; everything else on any thread.
nonisolated final class GainRamp: Sendable {
    /// Frames (samples of all channels at one moment) of a whole fade: 32 ms at 48 kHz.
    static let frames = 1536

    /// Frames of loudness left: `frames` is full loudness, 0 is silence.
    private let level = Atomic<Int>(frames)
    private let isFading = Atomic<Bool>(false)
    private let silence = DispatchSemaphore(value: 0)

    /// Fades out and waits until it is silent, at most `milliseconds`: a device that has died never gets there.
    func fadeOut(atMost milliseconds: Int) {
        while silence.wait(timeout: .now()) == .success {}
        isFading.store(true, ordering: .releasing)
        _ = silence.wait(timeout: .now() + .milliseconds(milliseconds))
    }

    /// Full loudness from the next sample on.
    func open() {
        isFading.store(false, ordering: .releasing)
        level.store(Self.frames, ordering: .releasing)
    }

    /// Applies the ramp to interleaved stereo samples.
    func apply(to samples: UnsafeMutableBufferPointer<Int16>) {
        guard isFading.load(ordering: .acquiring) else { return }
        var left = level.load(ordering: .acquiring)
        for frame in 0..<(samples.count / 2) {
            for sample in [2 * frame, 2 * frame + 1] {
                samples[sample] = Int16(Int(samples[sample]) * left / Self.frames)
            }
            left = max(0, left - 1)
        }
        level.store(left, ordering: .releasing)
        if left == 0 { silence.signal() }
    }
}
