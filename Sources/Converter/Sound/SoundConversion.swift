import Confinement
import Conversion

/// Converts any sound to Opus at a given loudness.
///
/// Two passes: one to measure, one to adjust the gain, limit and encode. As encoding shifts
/// peaks slightly, the result is measured too, and redone if it is off.
struct SoundConversion {
    let loudness: ConversionJob.Loudness

    /// The allowed error of the result, in LU; and how far below the target peak a louder sound is limited, in dB.
    private static let tolerance = 0.3, headroom = 0.5
    private static let mostAttempts = 5, mostGain = 40.0

    /// - Parameter parts: the wanted parts of the sound, joined; none for all of it.
    func convert(
        _ input: InputFile, _ parts: [ConversionJob.SoundPart], to output: OutputFile
    ) throws(ConversionReason) -> ConversionAnswer.SoundFacts {
        let library = try FFmpeg.load()
        try Confinement.lockIn()
        let pieces = parts.map { JoinedSound.Piece(source: SoundSource(input, range: $0.bytes), clip: $0.clip) }
        let whole = JoinedSound.Piece(source: SoundSource(input))
        return try convert(JoinedSound(pieces.isEmpty ? [whole] : pieces, library), library, to: output)
    }

    /// Converts everything read from now on, in a sandboxed process.
    func convert(
        _ sound: JoinedSound, _ library: FFmpeg, to output: OutputFile
    ) throws(ConversionReason) -> ConversionAnswer.SoundFacts {
        let before = try sound.levels()
        guard before.seconds > 0 else { throw ConversionReason.fixed(.silent) }
        let bytes = try encode(sound, before, library)
        try bytes.withBytes(output.write)
        return ConversionAnswer.SoundFacts(
            seconds: before.seconds, loudness: before.loudness ?? LoudnessMeter.quietest, truePeak: before.truePeak,
            format: sound.format)
    }

    /// The gain change, in dB.
    private struct Change {
        var gain, ceiling: Double
    }

    private func encode(
        _ sound: JoinedSound, _ before: SoundLevels, _ library: FFmpeg
    ) throws(ConversionReason) -> [UInt8] {
        guard let measured = before.loudness else {
            return try encode(sound, Change(gain: 0, ceiling: loudness.truePeak), library)
        }
        let gain = min(Self.mostGain, loudness.integrated - measured)
        var change = Change(gain: gain, ceiling: loudness.truePeak - Self.headroom)
        var best: [UInt8] = []
        for attempt in 1...Self.mostAttempts {
            let bytes = try encode(sound, change, library)
            let after = try JoinedSound([JoinedSound.Piece(source: SoundSource(bytes))], library).levels()
            let isLimited = after.truePeak <= loudness.truePeak
            if isLimited || attempt == Self.mostAttempts { best = bytes }
            let missing = loudness.integrated - (after.loudness ?? loudness.integrated)
            let isAsLoud = abs(missing) <= Self.tolerance || change.gain + missing > Self.mostGain
            if isLimited, isAsLoud { break }
            if !isLimited { change.ceiling -= after.truePeak - loudness.truePeak + 0.1 }
            change.gain = min(Self.mostGain, change.gain + missing)
        }
        return best
    }

    private func encode(
        _ sound: JoinedSound, _ change: Change, _ library: FFmpeg
    ) throws(ConversionReason) -> [UInt8] {
        let writer = try OpusWriter(channels: sound.channels, library)
        let filter = try SoundFilter(Self.chain(change), frameLength: OpusWriter.frameLength, library)
        let receive: SoundFilter.Receiver = { frame throws(ConversionReason) in try writer.write(frame) }
        try sound.pass { frame throws(ConversionReason) in try filter.pass(frame, to: receive) }
        try filter.finish(to: receive)
        return try writer.finish()
    }

    /// The limiter runs at four times the rate, where inter-sample peaks are visible (BS.1770, annex 2).
    private static func chain(_ change: Change) -> String {
        [
            "volume=\(change.gain)dB:precision=float", "aresample=\(OpusWriter.rate * 4)",
            "alimiter=limit=\(change.ceiling.amplitude):attack=5:release=50:level=disabled:latency=1",
            "aresample=\(OpusWriter.rate)",
        ].joined(separator: ",")
    }
}
