import Synchronization

/// Lowers what is heard beside a voice while it speaks, by 12 dB: small sounds with ramps of 80 ms.
///
/// `isSpeaking` may be set on any thread; everything else runs on the audio thread.
nonisolated final class Ducking: Sendable {
    /// −12 dB.
    static let lowered: Float = 0.25
    /// Frames of the whole ramp: 80 ms at 48 kHz.
    static let frames = 3840
    private let down, up: Float

    /// - Parameters:
    ///   - down, up: frames of the whole ramp.
    init(down: Int = frames, up: Int = frames) {
        self.down = (1 - Self.lowered) / Float(down)
        self.up = (1 - Self.lowered) / Float(up)
    }

    private let speaks = Atomic<Bool>(false)
    /// The bits of the gain at the start of the current buffer.
    private let level = Atomic<UInt32>(Float(1).bitPattern)

    var isSpeaking: Bool {
        get { speaks.load(ordering: .acquiring) }
        set { speaks.store(newValue, ordering: .releasing) }
    }

    /// The gain at the start of the current buffer.
    private var gain: Float { Float(bitPattern: level.load(ordering: .relaxed)) }

    /// Lowers the samples of one small sound in the current buffer: interleaved, stereo.
    func apply(to samples: UnsafeMutableBufferPointer<Float>) {
        let target: Float = isSpeaking ? Self.lowered : 1
        var gain = gain
        guard gain != 1 || target != 1 else { return }
        for frame in 0..<(samples.count / 2) {
            samples[2 * frame] *= gain
            samples[2 * frame + 1] *= gain
            gain = Self.moved(gain, to: target, by: step(to: target))
        }
    }

    /// Goes on to the next buffer, after one of so many frames.
    func advance(_ frames: Int) {
        let target: Float = isSpeaking ? Self.lowered : 1
        level.store(Self.moved(gain, to: target, by: step(to: target) * Float(frames)).bitPattern, ordering: .relaxed)
    }

    private func step(to target: Float) -> Float { target == 1 ? up : down }

    static func moved(_ gain: Float, to target: Float, by step: Float) -> Float {
        gain < target ? min(target, gain + step) : max(target, gain - step)
    }
}
