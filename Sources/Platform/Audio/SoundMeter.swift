import Synchronization

/// Measures the output to the sound device: duration and peak.
///
/// `measure` runs on the audio thread; everything else may be called on any thread.
nonisolated final class SoundMeter: Sendable {
    private let isOn = Atomic<Bool>(false)
    private let frames = Atomic<Int>(0)
    /// The bits of the loudest sample, which are in the order of the numbers.
    private let peak = Atomic<UInt32>(0)

    func start() {
        frames.store(0, ordering: .relaxed)
        peak.store(0, ordering: .relaxed)
        isOn.store(true, ordering: .releasing)
    }

    /// - Returns: frames (one sample per channel) and the loudest sample, 0…1, since ``start()``.
    func stop() -> (frames: Int, peak: Double) {
        isOn.store(false, ordering: .releasing)
        return (frames.load(ordering: .acquiring), Double(Float(bitPattern: peak.load(ordering: .acquiring))))
    }

    /// Measures interleaved stereo samples.
    func measure(_ samples: UnsafeMutableBufferPointer<Float>) {
        guard isOn.load(ordering: .acquiring) else { return }
        frames.add(samples.count / 2, ordering: .relaxed)
        let loudest = samples.reduce(0) { max($0, abs($1)) }
        peak.max(loudest.bitPattern, ordering: .relaxed)
    }
}
