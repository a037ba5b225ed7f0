import Synchronization

/// The volume where the device has none that can be set: scales the whole mix, without a jump.
///
/// `set` may be called on any thread; `apply` runs on the audio thread.
nonisolated final class MixGain: Sendable {
    /// Frames of the way from silence to full gain: 80 ms at 48 kHz.
    static let frames = 3840

    private let target = Atomic<UInt32>(Float(1).bitPattern)
    private let level = Atomic<UInt32>(Float(1).bitPattern)

    /// - Parameter gain: 0…1.
    func set(_ gain: Float) { target.store(min(max(gain, 0), 1).bitPattern, ordering: .releasing) }

    /// Scales interleaved stereo samples.
    func apply(to samples: UnsafeMutableBufferPointer<Float>) {
        let target = Float(bitPattern: target.load(ordering: .acquiring))
        var gain = Float(bitPattern: level.load(ordering: .relaxed))
        guard gain != 1 || target != 1 else { return }
        guard gain != target else {
            for place in samples.indices { samples[place] *= gain }
            return
        }
        let step = 1 / Float(Self.frames)
        for frame in 0..<(samples.count / 2) {
            samples[2 * frame] *= gain
            samples[2 * frame + 1] *= gain
            gain = gain < target ? min(target, gain + step) : max(target, gain - step)
        }
        level.store(gain.bitPattern, ordering: .relaxed)
    }
}
