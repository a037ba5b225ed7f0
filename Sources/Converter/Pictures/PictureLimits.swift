import CVips
import Conversion

/// How large a picture may be.
struct PictureLimits {
    /// No JPEG has more; a long screenshot has some ten thousand.
    private static let mostSide = 65_535
    /// A JPEG is shrunk while it is read, and a photograph tile by tile: 200 megapixels need about 65 MB.
    private static let mostShrunk = 250
    /// What may have to lie in memory whole, such as an interlaced PNG.
    private static let mostWhole = 100

    let mostMegapixels: Int

    init(_ kind: PictureKind, isTiled: Bool = false) {
        mostMegapixels = kind == .jpeg || isTiled ? Self.mostShrunk : Self.mostWhole
    }

    func check(_ header: vips_picture_header) throws(ConversionReason) {
        let width = Int(header.width), height = Int(header.height)
        guard width <= Self.mostSide, height <= Self.mostSide else {
            throw ConversionReason.tooLong(width: width, height: height, most: Self.mostSide)
        }
        guard width * height <= mostMegapixels * 1_000_000 else {
            let megapixels = (width * height + 999_999) / 1_000_000
            throw ConversionReason.tooManyMegapixels(megapixels, most: mostMegapixels)
        }
    }

    /// What libheif needs for a photograph as a whole: its planes, its pixels, and the tiles at work.
    ///
    /// With less it does not say what it lacks: it calls the photograph invalid, aborts, or waits for ever.
    static func bytesOfPhoto(_ header: vips_picture_header) -> Int {
        Int(header.width) * Int(header.height) * 6 + 48 << 20
    }
}
