import CLoudness
import Conversion

/// The loudness of a sound by EBU R 128 (ITU-R BS.1770).
struct SoundLevels {
    /// LUFS; nil for silence.
    let loudness: Double?
    /// dBTP; at least ``LoudnessMeter/quietest``.
    let truePeak: Double
    let seconds: Double
}

/// Measures a stream of samples at 48 kHz.
final class LoudnessMeter {
    static let rate = 48_000
    /// The lowest result, in LUFS and dBTP: the absolute gate of BS.1770.
    static let quietest = -70.0
    /// The window of BS.1770, in samples; shorter sounds are padded with silence.
    private static let window = rate * 4 / 10

    private let channels: Int
    private var state: UnsafeMutablePointer<ebur128_state>?
    private var count = 0

    init(channels: Int) throws(ConversionReason) {
        self.channels = channels
        let mode = Int32(EBUR128_MODE_I.rawValue | EBUR128_MODE_TRUE_PEAK.rawValue)
        state = ebur128_init(UInt32(channels), UInt(Self.rate), mode)
        guard state != nil else { throw ConversionReason.fixed(.noMemory) }
    }

    deinit { ebur128_destroy(&state) }

    func add(_ samples: UnsafeBufferPointer<Float>) {
        count += samples.count / channels
        ebur128_add_frames_float(state, samples.baseAddress, samples.count / channels)
    }

    /// The result; no samples may be added afterwards.
    func levels() -> SoundLevels {
        let length = count
        if length < Self.window {
            let silence = [Float](repeating: 0, count: (Self.window - length) * channels)
            silence.withUnsafeBufferPointer { add($0) }
        }
        var loudness = -Double.infinity
        ebur128_loudness_global(state, &loudness)
        let peak = (0..<channels).reduce(0.0) { peak, channel in
            var own = 0.0
            ebur128_true_peak(state, UInt32(channel), &own)
            return max(peak, own)
        }
        return SoundLevels(
            loudness: loudness > Self.quietest ? loudness : nil, truePeak: max(peak.decibels, Self.quietest),
            seconds: Double(length) / Double(Self.rate))
    }
}
