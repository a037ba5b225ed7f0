import Conversion

/// Detection by the first bytes.
extension PictureKind {
    /// How many bytes are needed to detect the format.
    static let headLength = 1024
    private static let heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]

    init?(head: [UInt8]) {
        if head.starts(with: [0xff, 0xd8, 0xff]) {
            self = .jpeg
        } else if head.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
            self = .png
        } else if head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else if head.starts(with: "GIF8".utf8) {
            self = .gif
        } else if [[0x49, 0x49, 42, 0], [0x4d, 0x4d, 0, 42]].contains(where: { head.starts(with: $0) }) {
            self = .tiff
        } else if head.dropFirst(4).starts(with: "ftyp".utf8) {
            self.init(brands: String(decoding: head.dropFirst(8).prefix(64), as: UTF8.self))
        } else if Self.isDrawing(String(decoding: head, as: UTF8.self)) {
            self = .svg
        } else {
            return nil
        }
    }

    /// - Parameter brands: the major brand of four letters, then the compatible brands.
    private init?(brands: String) {
        if brands.hasPrefix("avif") || brands.hasPrefix("avis") {
            self = .avif
        } else if Self.heicBrands.contains(where: { brands.hasPrefix($0) }) {
            self = brands.contains("avif") ? .avif : .heic
        } else {
            return nil
        }
    }

    private static func isDrawing(_ text: String) -> Bool {
        let beginning = text.drop { $0.isWhitespace || $0 == "\u{feff}" }
        return beginning.hasPrefix("<") && text.contains("<svg")
    }
}
