import Glibc
import Synchronization

/// Measures how loud the output is for an ear, for the hearing guard.
///
/// `measure` runs on the audio thread; everything else may be called on any thread.
nonisolated final class LevelMeter: Sendable {
    private struct State: Sendable {
        var weighting = AWeighting()
        var energy = 0.0
        var frames = 0
    }

    private let isOn = Atomic<Bool>(false)
    private let state = Mutex(State())

    /// Measures from now on.
    func start() { isOn.store(true, ordering: .releasing) }

    /// Measures interleaved stereo samples: the mean of both ears.
    func measure(_ samples: UnsafeMutableBufferPointer<Float>) {
        guard isOn.load(ordering: .acquiring) else { return }
        // A buffer is left out rather than waited for.
        _ = state.withLockIfAvailable { state in
            for frame in 0..<(samples.count / 2) {
                let weighted = state.weighting(Double(samples[2 * frame] + samples[2 * frame + 1]) / 2)
                state.energy += weighted * weighted
            }
            state.frames += samples.count / 2
        }
    }

    /// Takes what has been measured since the last time.
    ///
    /// - Returns: frames, and the mean level in decibels of full scale (a sine that fills it has −3); nil for silence.
    func take() -> (frames: Int, level: Double)? {
        let (energy, frames) = state.withLock { state in
            defer { (state.energy, state.frames) = (0, 0) }
            return (state.energy, state.frames)
        }
        guard frames > 0, energy / Double(frames) > 1e-10 else { return nil }
        return (frames, 10 * log10(energy / Double(frames)))
    }
}
