import Engine

/// What the player asks the decoder: a box and a mode, with the file and the memory for the pixels as descriptors.
nonisolated struct DecoderQuestion {
    let width, height: Int
    let mode: PictureRequest.Mode

    static let length = 12

    init(_ request: PictureRequest) { (width, height, mode) = (request.width, request.height, request.mode) }

    private init(width: Int, height: Int, mode: PictureRequest.Mode) {
        (self.width, self.height, self.mode) = (width, height, mode)
    }

    /// The same question for a box that lies on its side.
    var swapped: DecoderQuestion { DecoderQuestion(width: height, height: width, mode: mode) }

    init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.length else { return nil }
        let words = bytes.words
        guard let mode = PictureRequest.Mode(rawValue: words[2]), (1...8192).contains(words[0]),
            (1...8192).contains(words[1])
        else { return nil }
        (width, height, self.mode) = (Int(words[0]), Int(words[1]), mode)
    }

    var bytes: [UInt8] { [UInt32(width), UInt32(height), mode.rawValue].bytes }
}

/// What the decoder answers: the size of the picture in the memory, or why there is none.
nonisolated enum DecoderAnswer {
    case picture(width: Int, height: Int, PictureEdges)
    case refused(String)

    static let mostBytes = 512
    private static let pictureLength = 36

    init?(_ bytes: [UInt8]) {
        switch bytes.first {
        case 1 where bytes.count == Self.pictureLength:
            let words = bytes.words
            let colors = words[3...].map { Color($0) }
            var edges = PictureEdges(all: colors[0])
            (edges.leftBottom, edges.rightTop, edges.rightBottom) = (colors[1], colors[2], colors[3])
            (edges.top, edges.bottom) = (colors[4], colors[5])
            self = .picture(width: Int(words[1]), height: Int(words[2]), edges)
        case 0: self = .refused(String(decoding: bytes.dropFirst(), as: UTF8.self))
        default: return nil
        }
    }

    var bytes: [UInt8] {
        switch self {
        case .picture(let width, let height, let edges):
            let colors = [
                edges.leftTop, edges.leftBottom, edges.rightTop, edges.rightBottom, edges.top, edges.bottom,
            ]
            return ([1, UInt32(width), UInt32(height)] + colors.map(\.hex)).bytes
        case .refused(let reason): return [0] + Array(reason.utf8.prefix(Self.mostBytes - 1))
        }
    }
}

extension Color {
    fileprivate nonisolated var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

extension [UInt32] {
    /// Little-endian: both ends run on one machine.
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
