import Conversion
import Testing

/// Pictures through the real converter.
struct PictureConversionTests {
    private let bench: Workbench
    private let small = ConversionJob.picture(mostWidth: 2560, mostHeight: 1920)

    init() throws {
        bench = try Workbench()
        try bench.write("quarters.ppm", MadePictures.quarters)
    }

    private func facts(_ job: ConversionJob, _ name: String) throws -> ConversionAnswer.PictureFacts? {
        guard case .picture(let facts) = try bench.convert(job, name) else { return nil }
        return facts
    }

    private func corners() throws -> [String] {
        try bench.run("vips", "jpegload", "converted", "converted.ppm")
        return MadePictures.corners(try bench.bytes("converted.ppm"))
    }

    @Test(
        arguments: zip(
            1...8,
            [
                "red green blue white", "green red white blue", "white blue green red", "blue white red green",
                "red blue green white", "blue red white green", "white green blue red", "green white red blue",
            ]))
    func `a photograph is turned upright`(orientation: Int, corners: String) throws {
        try bench.run("vips", "copy", "quarters.ppm", "plain.jpg[Q=95]")
        let jpeg = MadePictures.tagged(try bench.bytes("plain.jpg"), orientation: UInt8(orientation))
        try bench.write("photo.jpg", jpeg)
        let facts = try facts(small, "photo.jpg")
        #expect(try self.corners() == corners.split(separator: " ").map(String.init))
        let isOnItsSide = orientation > 4
        #expect(
            facts
                == ConversionAnswer.PictureFacts(
                    originalWidth: 64, originalHeight: 32, width: isOnItsSide ? 32 : 64,
                    height: isOnItsSide ? 64 : 32, wasTurned: orientation > 1, format: "JPEG"))
    }

    @Test(arguments: ["serif", "Andika", "none of this name"])
    func `words of a drawing are written`(font: String) throws {
        let drawing = """
            <svg xmlns='http://www.w3.org/2000/svg' width='64' height='32'>
            <text y='60' font-family='\(font)' font-size='90' font-weight='bold' fill='red'>██</text></svg>
            """
        try bench.write("drawing.svg", Array(drawing.utf8))
        _ = try bench.convert(small, "drawing.svg")
        #expect(try corners() == ["red", "red", "red", "red"])
    }

    @Test(arguments: ["png", "webp[lossless]", "gif", "tif"])
    func `a piece of a picture keeps its transparency`(ending: String) throws {
        let name = "piece." + ending.prefix { $0 != "[" }
        try bench.run("vips", "black", "clear.v", "64", "32", "--bands", "4")
        try bench.run("vips", "draw_rect", "clear.v", "0 0 255 255", "0", "0", "32", "32", "--fill")
        try bench.run("vips", "copy", "clear.v", "typed.v", "--interpretation", "srgb")
        try bench.run("vips", "copy", "typed.v", name + ending.drop { $0 != "[" })
        let facts = try facts(.cutout(mostSide: 32), name)
        #expect(facts?.width == 32 && facts?.height == 16)
        #expect(Array(try bench.bytes("converted").prefix(12).suffix(4)) == Array("WEBP".utf8))
        try bench.run("vips", "webpload", "converted", "converted.v")
        try bench.run("vips", "extract_band", "converted.v", "alpha.csv", "3")
        let alpha = String(decoding: try bench.bytes("alpha.csv"), as: UTF8.self).split(separator: "\n")
        #expect(alpha.count == 16)
        #expect(alpha.allSatisfy { $0.split(separator: "\t").first == "255" && $0.split(separator: "\t").last == "0" })
    }

    @Test(arguments: ["drawing.svg", "photo.heic", "old.bmp"])
    func `what has no pixels with transparency is no piece`(name: String) throws {
        let heads: [String: [UInt8]] = [
            "drawing.svg": Array("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>".utf8),
            "photo.heic": [0, 0, 0, 24] + Array("ftypheic".utf8) + [0, 0, 0, 0] + Array("heicmif1".utf8),
            "old.bmp": Array("BM".utf8) + [UInt8](repeating: 0, count: 60),
        ]
        try bench.write(name, try #require(heads[name]))
        #expect(throws: ConversionRefusal("cannot be a piece of a picture; save it as PNG or WebP")) {
            try bench.convert(.cutout(mostSide: 32), name)
        }
    }

    @Test func `nothing but the pixels is kept`() throws {
        try bench.run("vips", "copy", "quarters.ppm", "plain.jpg[profile=srgb]")
        try bench.write("photo.jpg", MadePictures.tagged(try bench.bytes("plain.jpg"), orientation: 1))
        _ = try bench.convert(small, "photo.jpg")
        let text = String(decoding: try bench.bytes("converted"), as: Unicode.ASCII.self)
        let found = ["Exif", "secret", "ICC_PROFILE", "http", "Photoshop"].filter { text.contains($0) }
        #expect(found == [])
    }

    @Test(arguments: [
        ("png", "", "PNG"), ("webp", "[lossless]", "WebP"), ("gif", "", "GIF"), ("tif", "", "TIFF"),
        ("heic", "[lossless]", "HEIC"), ("avif", "[lossless]", "AVIF"), ("jxl", "[lossless]", "JPEG XL"),
        ("jp2", "[lossless]", "JPEG 2000"), ("j2k", "[lossless]", "JPEG 2000"),
    ])
    func `every kind of picture is read`(ending: String, options: String, format: String) throws {
        let saver = ["heic": ["heifsave"], "avif": ["heifsave"]][ending] ?? ["copy"]
        if saver == ["heifsave"] {
            let compression = ending == "heic" ? "hevc" : "av1"
            try bench.run("vips", "heifsave", "quarters.ppm", "p.\(ending)", "--compression", compression, "--lossless")
        } else {
            try bench.run("vips", "copy", "quarters.ppm", "p.\(ending)\(options)")
        }
        let facts = try facts(small, "p.\(ending)")
        #expect(facts?.format == format)
        #expect(try corners() == ["red", "green", "blue", "white"])
    }

    @Test(arguments: [(32, 100, 32, 16), (100, 8, 16, 8), (2560, 1920, 64, 32)])
    func `a picture is shrunk into the box and never enlarged`(width: Int, height: Int, newWidth: Int, newHeight: Int)
        throws
    {
        try bench.run("vips", "copy", "quarters.ppm", "p.png")
        let facts = try facts(.picture(mostWidth: width, mostHeight: height), "p.png")
        #expect([facts?.width, facts?.height] == [newWidth, newHeight])
    }

    @Test func `each page of a TIFF is a picture of its own`() throws {
        try bench.take("three-pages.tif")
        #expect(try bench.convert(.sheets, "three-pages.tif") == .sheets(count: 3))
        let pages = try (0..<3).map { number in
            _ = try bench.convert(.sheet(number, mostWidth: 2560, mostHeight: 1920), "three-pages.tif")
            return try bench.bytes("converted")
        }
        #expect(Set(pages).count == 3)
        let none = ConversionJob.sheet(3, mostWidth: 2560, mostHeight: 1920)
        #expect(try bench.refusal(none, "three-pages.tif") == "is damaged or incomplete")
    }

    @Test func `a TIFF of 64 bits is read like another, page by page`() throws {
        try bench.run("vips", "black", "0.v", "64", "32", "--bands", "3")
        try bench.run("vips", "join", "0.v", "quarters.ppm", "1.v", "vertical")
        try bench.run("vips", "join", "1.v", "0.v", "all.v", "vertical")
        for order in ["", "--tile"] {
            let options = ["--bigtiff", "--page-height", "32"] + (order.isEmpty ? [] : [order])
            try bench.run("vips", ["tiffsave", "all.v", "p.tif"] + options)
            #expect(try bench.convert(.sheets, "p.tif") == .sheets(count: 3))
            #expect(try facts(.sheet(1, mostWidth: 2560, mostHeight: 1920), "p.tif")?.format == "TIFF")
            #expect(try corners() == ["red", "green", "blue", "white"])
        }
    }

    // MARK: - Tall pictures

    /// Black bands of 100 rows on white, with 60 rows between them; what is between them is calm.
    private func tall(bands: Int, turned: Bool = false) throws {
        try bench.run("vips", "black", "band.v", "300", "100")
        try bench.run("vips", "embed", "band.v", "one.v", "10", "30", "320", "160", "--extend", "white")
        try bench.run("vips", "replicate", "one.v", "p.png", "1", "\(bands)")
        if turned { try bench.run("vips", "rot", "p.png", "p.jpg[Q=95]", "d90") }
    }

    private func strips(_ name: String) throws -> [Range<Int>] {
        guard case .strips(let strips) = try bench.convert(.strips, name) else { return [] }
        return strips
    }

    @Test func `a picture much taller than the stage is cut where nothing is, and nothing is lost`() throws {
        try tall(bands: 20)
        let strips = try strips("p.png")
        #expect(strips.count > 8 && strips.first?.lowerBound == 0 && strips.last?.upperBound == 3200)
        #expect(zip(strips, strips.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        for cut in strips.dropFirst().map(\.lowerBound) { #expect(cut % 160 < 30 || cut % 160 > 130, "\(cut)") }
        let shown = try facts(.strip(strips[1], mostWidth: 2560, mostHeight: 1920), "p.png")
        #expect([shown?.width, shown?.height] == [320, strips[1].count])
    }

    @Test func `a turned picture is cut as it stands upright`() throws {
        try tall(bands: 12, turned: true)
        try bench.write("t.jpg", MadePictures.tagged(try bench.bytes("p.jpg"), orientation: 8))
        let strips = try strips("t.jpg")
        #expect(strips.last?.upperBound == 1920)
        let shown = try facts(.strip(strips[0], mostWidth: 2560, mostHeight: 1920), "t.jpg")
        #expect([shown?.width, shown?.height] == [320, strips[0].count] && shown?.wasTurned == true)
    }

    @Test(arguments: [1, 5]) func `a picture that fits, and one without anything, stay whole`(bands: Int) throws {
        try tall(bands: bands)
        #expect(try strips("p.png") == [])
        try bench.run("vips", "black", "b.png", "100", "900")
        #expect(try strips("b.png") == [])
        let none = ConversionJob.strip(100..<5000, mostWidth: 2560, mostHeight: 1920)
        #expect(try bench.refusal(none, "p.png") == "is damaged or incomplete")
    }

    @Test(arguments: ["", "--subifd"])
    func `a TIFF's smaller copies of a page are no pages, and spoil none`(option: String) throws {
        try bench.run("vips", "resize", "quarters.ppm", "large.v", "10", "--kernel", "nearest")
        let options =
            ["--pyramid", "--tile", "--tile-width", "64", "--tile-height", "64"] + (option.isEmpty ? [] : [option])
        try bench.run("vips", ["tiffsave", "large.v", "p.tif"] + options)
        #expect(try bench.convert(.sheets, "p.tif") == .sheets(count: 1))
        for job in [small, .sheet(0, mostWidth: 2560, mostHeight: 1920)] {
            let facts = try facts(job, "p.tif")
            #expect([facts?.width, facts?.height] == [640, 320])
            #expect(try corners() == ["red", "green", "blue", "white"])
        }
    }

    /// A TIFF of grey pages without words about them other than their sizes and kinds.
    @Test func `a thumbnail after each page of a TIFF is no page`() throws {
        let sizes = [(40, 30, 0), (20, 15, 0), (44, 30, 0), (10, 10, 1), (30, 44, 0), (22, 10, 0)]
        try bench.write("p.tif", MadePictures.tiff(sizes))
        #expect(try bench.convert(.sheets, "p.tif") == .sheets(count: 4))
        let widths = try (0..<4).map { number in
            try facts(.sheet(number, mostWidth: 2560, mostHeight: 1920), "p.tif")?.width
        }
        #expect(widths == [40, 44, 30, 22])
    }

    @Test func `a page is a thumbnail if its kind of today or that of long ago says so`() throws {
        let sizes = [(40, 30, 0), (10, 10, 0), (44, 30, 1), (30, 44, 0)]
        try bench.write("p.tif", MadePictures.tiff(sizes, oldKinds: [1, 2, 1, 1]))
        #expect(try bench.convert(.sheets, "p.tif") == .sheets(count: 2))
    }

    @Test func `another picture is one page`() throws {
        try bench.run("vips", "copy", "quarters.ppm", "p.gif")
        #expect(try bench.convert(.sheets, "p.gif") == .sheets(count: 1))
    }

    @Test func `a transparent picture lies on white paper`() throws {
        try bench.run("vips", "black", "clear.png", "64", "32", "--bands", "4")
        _ = try bench.convert(small, "clear.png")
        #expect(try corners() == ["white", "white", "white", "white"])
    }

    @Test func `colours of another profile become those of the screen`() throws {
        try bench.run("vips", "icc_transform", "quarters.ppm", "p3.jpg[Q=95]", "p3", "--input-profile", "srgb")
        _ = try bench.convert(small, "p3.jpg")
        #expect(try corners() == ["red", "green", "blue", "white"])
    }

    @Test(arguments: [
        (30_000, 30_000, "is too large: 900 megapixels; at most 100 are allowed"),
        (65_536, 10, "is too large: 65536 × 10 pixels; at most 65535 per side are allowed"),
        (16_000, 16_000, "is too large: 256 megapixels; at most 100 are allowed"),
        (10_001, 10_000, "is too large: 101 megapixels; at most 100 are allowed"),
        (4000, 3000, "is damaged or incomplete"),
    ])
    func `a picture that lies of its size is refused`(width: Int, height: Int, sentence: String) throws {
        try bench.write("bomb.png", MadePictures.png(width: width, height: height))
        #expect(try bench.refusal(small, "bomb.png") == sentence)
        #expect(try bench.bytes("converted") == [])
    }

    @Test func `half a photograph is refused`() throws {
        try bench.run("vips", "gaussnoise", "noise.jpg", "640", "480", "--mean", "128", "--sigma", "40")
        let whole = try bench.bytes("noise.jpg")
        try bench.write("half.jpg", Array(whole.prefix(whole.count / 2)))
        #expect(try bench.refusal(small, "half.jpg") == "is damaged or incomplete")
    }

    @Test(arguments: [
        ("", "is empty"),
        ("hello", "is not a picture that can be read (JPEG, PNG, WebP, HEIC, GIF, TIFF, SVG)"),
        ("%PDF-1.4", "is not a picture that can be read (JPEG, PNG, WebP, HEIC, GIF, TIFF, SVG)"),
        ("GIF89a", "is damaged"),
    ])
    func `what is no picture is refused`(content: String, sentence: String) throws {
        try bench.write("file", Array(content.utf8))
        #expect(try bench.refusal(small, "file") == sentence)
    }
}
