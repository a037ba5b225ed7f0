import Confinement
import Conversion

/// Turns any sound into Opus of a given loudness.
///
/// The sound passes twice: to be measured, and to be made louder or softer, limited and encoded. As encoding moves
/// peaks a little, the outcome is measured too, and made again if it is off.
struct SoundConversion {
    let loudness: ConversionJob.Loudness
    /// The part that is wanted, in seconds; nil for all of it.
    var clip: ClosedRange<Double>?

    /// How far the outcome may be off, in LU; and by how much a louder sound is limited below the peak wanted, in dB.
    private static let (tolerance, headroom) = (0.3, 0.5)
    private static let (mostAttempts, mostGain) = (5, 40.0)

    func convert(_ input: InputFile, to output: OutputFile) throws(ConversionReason) -> ConversionAnswer.SoundFacts {
        let library = try FFmpeg.load()
        try Confinement.lockIn()
        let source = SoundSource(input)
        let reader = try SoundReader(source, library)
        let (before, channels) = try Self.measure(reader, library, cut: cut)
        guard before.seconds > 0 else { throw ConversionReason.fixed(.silent) }
        let bytes = try encode(source, before, channels, library)
        try bytes.withBytes(output.write)
        return ConversionAnswer.SoundFacts(
            seconds: before.seconds, loudness: before.loudness ?? LoudnessMeter.quietest, truePeak: before.truePeak,
            format: reader.format)
    }

    /// How a sound is changed, in dB.
    private struct Change {
        var gain, ceiling: Double
    }

    private func encode(
        _ source: SoundSource, _ before: SoundLevels, _ channels: Int, _ library: FFmpeg
    ) throws(ConversionReason) -> [UInt8] {
        guard let measured = before.loudness else {
            return try encode(source, Change(gain: 0, ceiling: loudness.truePeak), channels, library)
        }
        let gain = min(Self.mostGain, loudness.integrated - measured)
        var change = Change(gain: gain, ceiling: loudness.truePeak - Self.headroom)
        var best: [UInt8] = []
        for attempt in 1...Self.mostAttempts {
            let bytes = try encode(source, change, channels, library)
            let (after, _) = try Self.measure(SoundReader(SoundSource(bytes), library), library)
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
        _ source: SoundSource, _ change: Change, _ channels: Int, _ library: FFmpeg
    ) throws(ConversionReason) -> [UInt8] {
        let writer = try OpusWriter(channels: channels, library)
        let filter = try SoundFilter(
            cut + Self.chain(change, channels), frameLength: OpusWriter.frameLength, library)
        try filter.pass(SoundReader(source, library)) { frame throws(ConversionReason) in try writer.write(frame) }
        return try writer.finish()
    }

    /// The limiter sees the sound at four times its rate, where the peaks between its samples show (BS.1770, annex 2).
    private static func chain(_ change: Change, _ channels: Int) -> String {
        [
            form(channels), "volume=\(change.gain)dB:precision=float", "aresample=\(OpusWriter.rate * 4)",
            "alimiter=limit=\(change.ceiling.amplitude):attack=5:release=50:level=disabled:latency=1",
            "aresample=\(OpusWriter.rate)",
        ].joined(separator: ",")
    }

    private static func form(_ channels: Int) -> String {
        "aformat=channel_layouts=\(channels == 1 ? "mono" : "stereo"),aresample=\(OpusWriter.rate)"
    }

    /// Lets through the wanted part alone.
    private var cut: String {
        guard let clip else { return "" }
        let microseconds = 1_000_000.0
        let ends = [("start", clip.lowerBound), ("end", clip.upperBound)].map { name, seconds in
            "\(name)=\(Int(min(max(seconds, 0), Self.longestClip) * microseconds))us"
        }
        return "atrim=\(ends.joined(separator: ":")),asetpts=PTS-STARTPTS,"
    }

    /// Seconds.
    private static let longestClip = 86_400.0

    /// Hears a sound out.
    ///
    /// - Returns: how loud it is, and with how many channels it is to be written.
    private static func measure(
        _ reader: SoundReader, _ library: FFmpeg, cut: String = ""
    ) throws(ConversionReason) -> (SoundLevels, channels: Int) {
        let channels = reader.channels == 1 ? 1 : 2
        let meter = try LoudnessMeter(channels: channels)
        try SoundFilter(cut + form(channels), library).pass(reader) { frame in meter.add(frame.samples) }
        return (meter.levels(), channels)
    }
}

extension [UInt8] {
    fileprivate func withBytes(
        _ body: (UnsafeRawBufferPointer) throws(ConversionReason) -> Void
    ) throws(ConversionReason) {
        var failure: ConversionReason?
        withUnsafeBytes { bytes in do throws(ConversionReason) { try body(bytes) } catch { failure = error } }
        if let failure { throw failure }
    }
}
