import CFFmpeg
import Conversion

/// One sound, or several joined one after the other.
struct JoinedSound {
    /// A sound or a part of one.
    struct Piece {
        let source: SoundSource
        /// Seconds; nil for all of it.
        var clip: ClosedRange<Double>?
    }

    /// The output channels: mono if no piece has more.
    let channels: Int
    /// The format of the first piece: `AAC`.
    let format: String

    private let pieces: [Piece]
    private let library: FFmpeg

    /// Seconds.
    private static let longestClip = 86_400.0

    init(_ pieces: [Piece], _ library: FFmpeg) throws(ConversionReason) {
        var channels = 1, formats = [String]()
        for piece in pieces {
            let reader = try SoundReader(piece.source, library)
            if piece.clip == nil { try reader.refuseIfTooLong() }
            if reader.channels != 1 { channels = 2 }
            formats.append(reader.format)
        }
        self.channels = channels
        format = formats.first ?? ""
        self.pieces = pieces
        self.library = library
    }

    /// Decodes all of it, at the output's rate and channels.
    func pass(to receive: SoundFilter.Receiver) throws(ConversionReason) {
        for piece in pieces {
            let filter = try SoundFilter(Self.cut(piece.clip) + Self.form(channels), library)
            let end = piece.clip?.upperBound ?? .infinity
            try filter.pass(SoundReader(piece.source, library), until: end, to: receive)
        }
    }

    /// Measures all of it.
    func levels() throws(ConversionReason) -> SoundLevels {
        let meter = try LoudnessMeter(channels: channels)
        try pass { frame in meter.add(frame.samples) }
        return meter.levels()
    }

    private static func form(_ channels: Int) -> String {
        "aformat=channel_layouts=\(channels == 1 ? "mono" : "stereo"),aresample=\(OpusWriter.rate)"
    }

    /// The filter that passes only the wanted part.
    private static func cut(_ clip: ClosedRange<Double>?) -> String {
        guard let clip else { return "" }
        let microseconds = 1_000_000.0
        let ends = [("start", clip.lowerBound), ("end", clip.upperBound)].map { name, seconds in
            "\(name)=\(Int(min(max(seconds, 0), longestClip) * microseconds))us"
        }
        return "atrim=\(ends.joined(separator: ":")),asetpts=PTS-STARTPTS,"
    }
}
