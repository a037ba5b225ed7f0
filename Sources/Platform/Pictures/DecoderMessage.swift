import Engine
import FoundationEssentials

/// The player's request to the decoder: a box, its margins and a mode, with the file and the pixel memory as
/// descriptors.
nonisolated struct DecoderQuestion {
    let width, height: Int
    let mode: PictureRequest.Mode
    let margins: Margins
    /// How a piece lies on its pixels.
    let lie: PiecePlace.Lie

    static let length = 44

    init(_ request: PictureRequest) {
        self.init(
            width: request.width, height: request.height, mode: request.mode, margins: request.margins, request.lie)
    }

    private init(
        width: Int, height: Int, mode: PictureRequest.Mode, margins: Margins, _ lie: PiecePlace.Lie = .none
    ) {
        self.lie = lie
        self.width = width
        self.height = height
        self.mode = mode
        self.margins = margins
    }

    /// The box with its margins.
    var outerWidth: Int { margins.left + width + margins.right }
    var outerHeight: Int { margins.top + height + margins.bottom }

    /// The same box rotated by 90°, without margins.
    var swapped: DecoderQuestion { DecoderQuestion(width: height, height: width, mode: mode, margins: .none) }

    /// The box extended into its margins, equally on both sides, by the excess of a picture that fills it.
    ///
    /// A picture wider than its box is thus continued by itself and mirrored only beyond its own edge.
    func grown(toPictureOf picture: (width: Int, height: Int)) -> DecoderQuestion {
        guard mode == .fill, margins != .none, picture.width > 0, picture.height > 0 else { return self }
        let scale = max(Double(width) / Double(picture.width), Double(height) / Double(picture.height))
        func spare(_ picture: Int, _ box: Int, _ before: Int, _ after: Int) -> Int {
            // A tiny tolerance, because a whole number may have come out slightly smaller.
            max(0, min(before, after, Int((Double(picture) * scale - Double(box)) / 2 + 0.001)))
        }
        let across = spare(picture.width, width, margins.left, margins.right)
        let down = spare(picture.height, height, margins.top, margins.bottom)
        let rest = Margins(
            left: margins.left - across, top: margins.top - down, right: margins.right - across,
            bottom: margins.bottom - down)
        return DecoderQuestion(width: width + 2 * across, height: height + 2 * down, mode: mode, margins: rest)
    }

    init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.length else { return nil }
        let words = bytes.words
        guard let mode = PictureRequest.Mode(rawValue: words[2]), (1...8192).contains(words[0]),
            (1...8192).contains(words[1]), words[3..<7].allSatisfy({ $0 <= 8192 }),
            words[7...].allSatisfy({ $0 <= 8192 * UInt32(PiecePlace.Lie.grain) })
        else { return nil }
        width = Int(words[0])
        height = Int(words[1])
        self.mode = mode
        margins = Margins(left: Int(words[3]), top: Int(words[4]), right: Int(words[5]), bottom: Int(words[6]))
        lie = PiecePlace.Lie(
            left: Int(words[7]), top: Int(words[8]), width: Int(words[9]), height: Int(words[10]))
    }

    var bytes: [UInt8] {
        let margins = [margins.left, margins.top, margins.right, margins.bottom].map { UInt32($0) }
        let lie = [lie.left, lie.top, lie.width, lie.height].map { UInt32($0) }
        return ([UInt32(width), UInt32(height), mode.rawValue] + margins + lie).bytes
    }
}

/// The decoder's answer: the size of the picture with its margins, or why there is none.
nonisolated enum DecoderAnswer {
    case picture(width: Int, height: Int)
    case refused(PictureRefusal)

    static let mostBytes = 4096
    private static let pictureLength = 12

    init?(_ bytes: [UInt8]) {
        switch bytes.first {
        case 1 where bytes.count == Self.pictureLength:
            let words = bytes.words
            self = .picture(width: Int(words[1]), height: Int(words[2]))
        case 0:
            guard let reason = try? JSONDecoder().decode(PictureRefusal.self, from: Data(bytes.dropFirst())) else {
                return nil
            }
            self = .refused(reason)
        default: return nil
        }
    }

    var bytes: [UInt8] {
        switch self {
        case .picture(let width, let height): return [1, UInt32(width), UInt32(height)].bytes
        case .refused(let reason):
            guard let json = try? JSONEncoder().encode(reason) else { return [] }  // numbers and words of a list
            return [0] + Array(json)
        }
    }
}

extension [UInt32] {
    /// Little-endian: both ends are on one machine.
    fileprivate nonisolated var bytes: [UInt8] {
        flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
    }
}

extension [UInt8] {
    fileprivate nonisolated var words: [UInt32] {
        stride(from: 0, to: count - count % 4, by: 4).map { at in
            (0..<4).reduce(0) { $0 | UInt32(self[at + $1]) << ($1 * 8) }
        }
    }
}
