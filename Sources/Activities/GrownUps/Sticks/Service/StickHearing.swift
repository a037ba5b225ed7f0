import Engine
import PackMaker
import SoundHeaders

extension StickWorkshop {
    /// Samples per second, and the maximum seconds of a recording in one preview: enough to recognise it.
    private static let (rate, longest) = (22_050, 90.0)

    /// Prepares a part of a recording for playback.
    ///
    /// - Returns: its name; nil if there is no space for it.
    func hear(_ part: StickPart, of tale: StickTale, in preview: TalePreview) throws(PackRefusal) -> Sound? {
        guard tale.recordings.indices.contains(part.recording) else { return nil }
        let end = min(part.end, part.start + Self.longest)
        guard part.start < end else { return nil }
        let samples = try preview.samples(of: tale.recordings[part.recording], rate: Self.rate, part.start..<end)
        return keep(Self.wav(samples, rate: Self.rate), "wav").map { Sound($0) }
    }

    /// A WAV with one channel of 16 bits.
    static func wav(_ samples: [Float], rate: Int) -> [UInt8] {
        WAVFormat(rate: rate).file(samples.map { Int16(max(-1, min(1, $0.isFinite ? $0 : 0)) * 32_767) })
    }
}
