import CVips
import Confinement
import Conversion

/// Converts any picture to an upright JPEG without metadata, or to a WebP that keeps its transparency.
struct PictureConversion {
    let mostWidth, mostHeight: Int
    /// The number of a TIFF's full page, from 0.
    var page = 0
    /// The rows of the upright picture; nil for all.
    var rows: Range<Int>?
    /// Whether its transparency is kept: of the kinds that have one, and are no drawings.
    var keepsAlpha = false
    /// The memory that this process may use.
    let memoryBytes: Int

    private static let mostFileBytes = 256 << 20

    func convert(_ input: InputFile, to output: OutputFile) throws(ConversionReason) -> ConversionAnswer.PictureFacts {
        let kind = try Self.start(for: input)
        if keepsAlpha, [.svg, .heic, .avif, .bmp].contains(kind) { throw ConversionReason.fixed(.noCutout) }
        if kind == .bmp { return try BitmapConversion(target: self).convert(input, to: output) }
        return try input.withBytes(most: Self.mostFileBytes) { bytes throws(ConversionReason) in
            switch kind {
            case .svg: try drawing(bytes, to: output)
            case .heic, .avif: try photo(bytes, kind, to: output)
            default: try picture(bytes, kind, to: output)
            }
        }
    }

    /// How many pictures a file has that can be slides: pages of a TIFF.
    static func pages(_ input: InputFile) throws(ConversionReason) -> Int {
        guard try start(for: input) == .tiff else { return 1 }
        return try input.withBytes(most: mostFileBytes) { bytes throws(ConversionReason) in
            try fullPages(bytes, header(of: bytes)).count
        }
    }

    /// The strips into which a picture that is much taller than the stage is cut.
    static func strips(_ input: InputFile) throws(ConversionReason) -> [Range<Int>] {
        let kind = try start(for: input)
        guard ![.bmp, .svg, .heic, .avif].contains(kind) else { return [] }
        return try withGrey(input, kind) { pixels, width, header in
            let height = Int(header.orientation > 4 ? header.width : header.height)
            return CalmRows(pixels, width: width).strips(ofHeight: height)
        }
    }

    /// Whether a picture is all of one colour, such as the black one of a stage that shows nothing.
    static func isBlank(_ input: InputFile) throws(ConversionReason) -> Bool {
        let kind = try start(for: input)
        if kind == .bmp { return try BitmapConversion.isBlank(input) }
        guard ![.svg, .heic, .avif].contains(kind) else { return false }
        return try withGrey(input, kind) { pixels, _, _ in
            (pixels.max() ?? 0) - (pixels.min() ?? 0) <= blankContrast
        }
    }

    /// The most levels between the pixels of a picture of one colour: JPEGs differ a little.
    static let blankContrast: UInt8 = 6

    /// Passes a small copy of a picture, grey and upright, one byte a pixel.
    private static func withGrey<Result>(
        _ input: InputFile, _ kind: PictureKind,
        _ body: (_ pixels: UnsafeRawBufferPointer, _ width: Int, vips_picture_header) -> Result
    ) throws(ConversionReason) -> Result {
        try input.withBytes(most: mostFileBytes) { bytes throws(ConversionReason) in
            var header = try Self.header(of: bytes), grey = vips_picture()
            try PictureLimits(kind).check(header)
            guard vips_picture_read_grey(bytes.baseAddress, bytes.count, &header, Int32(CalmRows.width), &grey) == 0
            else { throw ConversionReason.fixed(.incomplete) }
            defer { vips_picture_free(&grey) }
            return body(UnsafeRawBufferPointer(start: grey.bytes, count: grey.length), Int(grey.width), header)
        }
    }

    private static func fullPages(_ bytes: UnsafeRawBufferPointer, _ header: vips_picture_header) -> [Int] {
        header.is_tiff ? TIFFPages(bytes).full(of: max(1, Int(header.pages))) : [0]
    }

    // MARK: - Before the file is read

    /// Loads what this format needs, and sandboxes the process.
    private static func start(for input: InputFile) throws(ConversionReason) -> PictureKind {
        guard let kind = PictureKind(head: input.head(PictureKind.headLength)) else {
            throw ConversionReason.fixed(.noPicture)
        }
        guard vips_pictures_start() == 0 else { throw ConversionReason.fixed(.noVips) }
        guard kind.addLoader() else { throw ConversionReason.unreadableHere(kind) }
        if kind == .bmp { return kind }
        var allowances: Set<Confinement.Allowance> = [.threads]
        if kind == .svg {
            vips_pictures_prepare_drawings()
            if try holdsWords(input) {
                vips_pictures_add_fonts()
                allowances.insert(.fonts)
            }
        }
        try Confinement.lockIn(allowances)
        return kind
    }

    private static func holdsWords(_ drawing: InputFile) throws(ConversionReason) -> Bool {
        try drawing.withBytes(most: mostFileBytes) { vips_drawing_has_words($0.baseAddress, $0.count) }
    }

    // MARK: - Kinds of pictures

    private func picture(
        _ bytes: UnsafeRawBufferPointer, _ kind: PictureKind, to output: OutputFile
    ) throws(ConversionReason) -> ConversionAnswer.PictureFacts {
        if kind == .png, PNGChunks.isForBrighterScreen(bytes) { throw ConversionReason.fixed(.brighterScreen) }
        var header = try Self.header(of: bytes)
        try PictureLimits(kind).check(header)
        let pages = Self.fullPages(bytes, header)
        guard pages.indices.contains(page) else { throw ConversionReason.fixed(.incomplete) }
        let size = try write(to: output) { picture in
            if let rows {
                return vips_picture_shrink_rows(
                    bytes.baseAddress, bytes.count, &header, Int32(rows.lowerBound), Int32(rows.count),
                    Int32(mostWidth), Int32(mostHeight), picture)
            }
            let shrink = keepsAlpha ? vips_picture_shrink_cutout : vips_picture_shrink
            return shrink(
                bytes.baseAddress, bytes.count, &header, Int32(pages[page]), Int32(mostWidth), Int32(mostHeight),
                picture)
        }
        return .init(header, size, wasTurned: header.orientation > 1, kind)
    }

    private func drawing(
        _ bytes: UnsafeRawBufferPointer, to output: OutputFile
    ) throws(ConversionReason) -> ConversionAnswer.PictureFacts {
        var header = vips_picture_header()
        guard vips_drawing_read_header(bytes.baseAddress, bytes.count, &header) == 0 else {
            throw ConversionReason.fixed(.damaged)
        }
        try PictureLimits(.svg).check(header)
        let size = try write(to: output) { picture in
            vips_drawing_draw(bytes.baseAddress, bytes.count, &header, Int32(mostWidth), Int32(mostHeight), picture)
        }
        return .init(header, size, wasTurned: false, .svg)
    }

    private func photo(
        _ bytes: UnsafeRawBufferPointer, _ kind: PictureKind, to output: OutputFile
    ) throws(ConversionReason) -> ConversionAnswer.PictureFacts {
        let photo = Photo(bytes)
        if photo.isForBrighterScreen(bytes) { throw ConversionReason.fixed(.brighterScreen) }
        let disliked = photo.disliked
        guard !disliked.isEmpty else { return try self.photo(photo, bytes, kind, to: output) }
        var copy = [UInt8](bytes)
        for place in disliked { copy.replaceSubrange(place..<(place + 4), with: "skip".utf8) }
        return try copy.withBytes { bytes throws(ConversionReason) in
            try self.photo(photo, bytes, kind, to: output)
        }
    }

    private func photo(
        _ photo: Photo, _ bytes: UnsafeRawBufferPointer, _ kind: PictureKind, to output: OutputFile
    ) throws(ConversionReason) -> ConversionAnswer.PictureFacts {
        var header = try Self.header(of: bytes)
        let tiles = PhotoTiles(photo, bytes)
        try PictureLimits(kind, isTiled: tiles != nil).check(header)
        let size: PictureSize
        if PictureLimits.bytesOfPhoto(header) <= memoryBytes {
            size = try write(to: output, isPhoto: true) { picture in
                vips_picture_shrink(
                    bytes.baseAddress, bytes.count, &header, 0, Int32(mostWidth), Int32(mostHeight), picture)
            }
        } else if let tiles {
            size = try write(to: output, isPhoto: true) { picture in
                TiledPhoto(photo, tiles, mostWidth: mostWidth, mostHeight: mostHeight).shrink(bytes, picture)
            }
        } else {
            throw ConversionReason.fixed(.noMemory)
        }
        return .init(header, size, wasTurned: header.orientation > 1 || photo.turns(bytes) > 0, kind)
    }

    // MARK: - Steps of all

    private static func header(of bytes: UnsafeRawBufferPointer) throws(ConversionReason) -> vips_picture_header {
        var header = vips_picture_header()
        guard vips_picture_read_header(bytes.baseAddress, bytes.count, &header) == 0 else {
            throw ConversionReason.fixed(.damaged)
        }
        return header
    }

    /// Writes what a function makes.
    ///
    /// - Parameters:
    ///   - isPhoto: whether the decoder does not say that it lacks memory (libheif).
    ///   - make: returns 0 on success.
    func write(
        to output: OutputFile, isPhoto: Bool = false, _ make: (UnsafeMutablePointer<vips_picture>) -> Int32
    ) throws(ConversionReason) -> PictureSize {
        var picture = vips_picture()
        guard make(&picture) == 0 else {
            let saysSo = String(cString: vips_picture_error()).lowercased().contains("memory")
            let lacksMemory = saysSo || (isPhoto && memoryBytes < ConversionLimits.memoryBytes)
            throw ConversionReason.fixed(lacksMemory ? .noMemory : .incomplete)
        }
        defer { vips_picture_free(&picture) }
        try output.write(UnsafeRawBufferPointer(start: picture.bytes, count: picture.length))
        return PictureSize(width: Int(picture.width), height: Int(picture.height))
    }
}

struct PictureSize: Hashable {
    let width, height: Int
}

extension ConversionAnswer.PictureFacts {
    init(_ header: vips_picture_header, _ size: PictureSize, wasTurned: Bool, _ kind: PictureKind) {
        self.init(
            originalWidth: Int(header.width), originalHeight: Int(header.height), width: size.width,
            height: size.height, wasTurned: wasTurned, format: kind.rawValue)
    }
}

extension PictureKind {
    /// Adds the loader that Debian keeps apart.
    ///
    /// - Returns: whether it is there.
    fileprivate func addLoader() -> Bool {
        switch self {
        case .heic, .avif: vips_pictures_add_heif() == 0
        case .jxl: vips_pictures_add_jxl() == 0
        default: true
        }
    }
}
