import CVips
import Confinement
import Conversion

/// Converts any picture to an upright JPEG without metadata.
struct PictureConversion {
    let mostWidth, mostHeight: Int

    private static let mostFileBytes = 256 << 20
    private static let mostSide = 16_384, mostMegapixels = 100

    func convert(_ input: InputFile, to output: OutputFile) throws(ConversionReason) -> ConversionAnswer.PictureFacts {
        let kind = try Self.start(for: input)
        let hasWords = kind == .svg ? try Self.holdsWords(input) : false
        if hasWords { vips_pictures_add_fonts() }
        try Confinement.lockIn(hasWords ? [.threads, .fonts] : [.threads])
        return try input.withBytes(most: Self.mostFileBytes) { bytes throws(ConversionReason) in
            var header = try Self.header(of: bytes)
            let written = try shrink(bytes, &header, to: output)
            return ConversionAnswer.PictureFacts(
                originalWidth: Int(header.width), originalHeight: Int(header.height), width: written.width,
                height: written.height, wasTurned: header.orientation > 1 || kind.isTurned(bytes), format: kind.rawValue
            )
        }
    }

    /// Loads what this format needs.
    private static func start(for input: InputFile) throws(ConversionReason) -> PictureKind {
        guard let kind = PictureKind(head: input.head(PictureKind.headLength)) else {
            throw ConversionReason.fixed(.noPicture)
        }
        guard vips_pictures_start() == 0 else { throw ConversionReason.fixed(.noVips) }
        if kind == .heic || kind == .avif {
            guard vips_pictures_add_heif() == 0 else {
                throw ConversionReason.unreadableHere(kind)
            }
        }
        if kind == .svg { vips_pictures_prepare_drawings() }
        return kind
    }

    private static func holdsWords(_ drawing: InputFile) throws(ConversionReason) -> Bool {
        try drawing.withBytes(most: mostFileBytes) { vips_drawing_has_words($0.baseAddress, $0.count) }
    }

    private static func header(of bytes: UnsafeRawBufferPointer) throws(ConversionReason) -> vips_picture_header {
        var header = vips_picture_header()
        guard vips_picture_read_header(bytes.baseAddress, bytes.count, &header) == 0 else {
            throw ConversionReason.fixed(.damaged)
        }
        let width = Int(header.width), height = Int(header.height)
        guard width <= mostSide, height <= mostSide else {
            throw ConversionReason.tooLong(width: width, height: height, most: mostSide)
        }
        guard width * height <= mostMegapixels * 1_000_000 else {
            let megapixels = (width * height + 999_999) / 1_000_000
            throw ConversionReason.tooManyMegapixels(megapixels, most: mostMegapixels)
        }
        return header
    }

    private func shrink(
        _ bytes: UnsafeRawBufferPointer, _ header: inout vips_picture_header, to output: OutputFile
    ) throws(ConversionReason) -> (width: Int, height: Int) {
        var picture = vips_picture()
        let failure = vips_picture_shrink(
            bytes.baseAddress, bytes.count, &header, Int32(mostWidth), Int32(mostHeight), &picture)
        guard failure == 0 else {
            let lacksMemory = String(cString: vips_picture_error()).lowercased().contains("memory")
            throw ConversionReason.fixed(lacksMemory ? .noMemory : .incomplete)
        }
        defer { vips_picture_free(&picture) }
        try output.write(UnsafeRawBufferPointer(start: picture.bytes, count: picture.length))
        return (Int(picture.width), Int(picture.height))
    }
}

extension PictureKind {
    /// Whether a HEIC or AVIF is rotated by its own property: libvips applies it without reporting it.
    ///
    /// The property `irot` of ISO/IEC 23008-12 has the quarter turns in its last two bits.
    fileprivate func isTurned(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard self == .heic || self == .avif else { return false }
        let head = bytes.prefix(1 << 16)
        return zip(head.indices, head.indices.dropFirst(4)).contains { start, end in
            bytes[start..<end].elementsEqual("irot".utf8) && bytes[end] & 3 != 0
        }
    }
}
