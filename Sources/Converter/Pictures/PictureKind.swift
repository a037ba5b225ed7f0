import Conversion

/// Detection by the first bytes.
extension PictureKind {
    /// How many bytes are needed to detect the format: programs write long comments at the start of a drawing.
    static let headLength = 1 << 16
    private static let heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]
    private static let starts: [([UInt8], PictureKind)] = [
        ([0xff, 0xd8, 0xff], .jpeg),
        ([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], .png),
        (Array("GIF8".utf8), .gif),
        ([0x49, 0x49, 42, 0], .tiff), ([0x4d, 0x4d, 0, 42], .tiff), ([0x49, 0x49, 43, 0], .tiff),
        ([0x4d, 0x4d, 0, 43], .tiff), ([0xff, 0x4f, 0xff, 0x51], .jp2),
        ([0, 0, 0, 12] + Array("jP  ".utf8) + [0x0d, 0x0a, 0x87, 0x0a], .jp2),
        ([0xff, 0x0a], .jxl), ([0, 0, 0, 12] + Array("JXL ".utf8) + [0x0d, 0x0a, 0x87, 0x0a], .jxl),
        (Array("BM".utf8), .bmp),
    ]

    init?(head: [UInt8]) {
        if let known = Self.starts.first(where: { head.starts(with: $0.0) }) {
            self = known.1
        } else if head.starts(with: "RIFF".utf8), head.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else if head.dropFirst(4).starts(with: "ftyp".utf8) {
            self.init(brands: String(decoding: head.dropFirst(8).prefix(64), as: UTF8.self))
        } else if DrawingHead.isDrawing(head) {
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
}
