import Engine
import PackMaker

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
        func little(_ number: Int, _ bytes: Int) -> [UInt8] {
            (0..<bytes).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        }
        let length = samples.count * 2
        var wav = Array("RIFF".utf8) + little(36 + length, 4) + Array("WAVEfmt ".utf8) + little(16, 4)
        wav += little(1, 2) + little(1, 2) + little(rate, 4) + little(rate * 2, 4) + little(2, 2) + little(16, 2)
        wav += Array("data".utf8) + little(length, 4)
        wav.reserveCapacity(44 + length)
        for sample in samples {
            let value = Int16(max(-1, min(1, sample.isFinite ? sample : 0)) * 32_767)
            wav.append(UInt8(truncatingIfNeeded: value))
            wav.append(UInt8(truncatingIfNeeded: value >> 8))
        }
        return wav
    }
}
