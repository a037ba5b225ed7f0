/// The format and size of a picture file from its first bytes, without decoding it.
///
/// The decoders trust a file's claims, so they are checked first.
nonisolated struct PictureFile: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case jpeg, png, webp, svg }

    let kind: Kind
    /// Pixels; 0 for SVG, which has none.
    let width, height: Int
    /// Further properties of a JPEG.
    private(set) var jpeg: JPEGHeader?
    /// The end of a truncated PNG's complete chunks; nil for one with an end chunk.
    private(set) var cut: Int?
    /// How a PNG is turned by its Exif (PNG's third edition, `eXIf`); 1 for upright.
    private(set) var orientation = 1

    static let mostPixels = 40_000_000
    static let longestSide = 16_384

    /// - Throws: ``PictureRefusal`` for anything but a complete-looking JPEG, PNG, WebP or SVG of a supported size.
    init(_ bytes: [UInt8]) throws(PictureRefusal) {
        guard !bytes.isEmpty else { throw PictureRefusal.fixed(.empty) }
        if bytes.starts(with: [0xff, 0xd8, 0xff]) {
            let header = try JPEGHeader(bytes)
            kind = .jpeg
            width = header.width
            height = header.height
            jpeg = header
        } else if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
            kind = .png
            (width, height, cut) = try Self.pngSize(bytes, &orientation)
        } else if bytes.count > 30, bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual("WEBP".utf8) {
            (kind, (width, height)) = (.webp, try Self.webpSize(bytes))
        } else if Self.isSVG(bytes) {
            kind = .svg
            width = 0
            height = 0
            return
        } else {
            throw PictureRefusal.fixed(.unknown)
        }
        guard width > 0, height > 0 else { throw PictureRefusal.fixed(.noSize) }
        guard width <= Self.longestSide, height <= Self.longestSide else {
            throw PictureRefusal.tooLong(width: width, height: height)
        }
        guard width * height <= Self.mostPixels else {
            throw PictureRefusal.tooManyPixels(width: width, height: height)
        }
    }

    /// Walks the chunks to IEND.
    ///
    /// SDL_image 2.6.3 loops forever on a file truncated inside a chunk header.
    private static func pngSize(
        _ bytes: [UInt8], _ orientation: inout Int
    ) throws(PictureRefusal) -> (width: Int, height: Int, cut: Int?) {
        var at = 8
        var size: (width: Int, height: Int)?
        var hasPixels = false
        while at + 8 <= bytes.count {
            let length = bytes.big32(at)
            let type = bytes[(at + 4)..<(at + 8)]
            if size == nil {
                guard type.elementsEqual("IHDR".utf8), length == 13, at + 8 + 13 <= bytes.count else { break }
                size = (bytes.big32(at + 8), bytes.big32(at + 12))
            }
            if type.elementsEqual("IEND".utf8), let size { return (size.width, size.height, nil) }
            guard length <= bytes.count - at - 12 else { break }
            hasPixels = hasPixels || type.elementsEqual("IDAT".utf8)
            if type.elementsEqual("eXIf".utf8) {
                orientation = JPEGHeader.orientation(in: Array(bytes[(at + 8)..<(at + 8 + length)])) ?? orientation
            }
            at += 12 + length
        }
        if hasPixels, let size { return (size.width, size.height, at) }
        throw PictureRefusal.fixed(.cutPNG)
    }

    /// Reads the first chunk: VP8X, VP8L or VP8 (RFC 9649).
    private static func webpSize(_ bytes: [UInt8]) throws(PictureRefusal) -> (Int, Int) {
        func little16(_ at: Int) -> Int { Int(bytes[at]) | Int(bytes[at + 1]) << 8 }
        func little24(_ at: Int) -> Int { little16(at) | Int(bytes[at + 2]) << 16 }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X" where bytes[20] & 2 != 0: throw PictureRefusal.fixed(.animatedWebP)
        case "VP8X": return (little24(24) + 1, little24(27) + 1)
        case "VP8L":
            let bits = little16(21) | little16(23) << 16
            return (bits & 0x3fff + 1, bits >> 14 & 0x3fff + 1)
        case "VP8 ": return (little16(26) & 0x3fff, little16(28) & 0x3fff)
        default: throw PictureRefusal.fixed(.unknownWebP)
        }
    }

    private static func isSVG(_ bytes: [UInt8]) -> Bool {
        let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
        return head.contains("<svg")
    }

    /// The end chunk of a PNG.
    static let end: [UInt8] = [0, 0, 0, 0] + Array("IEND".utf8) + [0xae, 0x42, 0x60, 0x82]
}
