import Conversion
import Testing

@testable import Converter

/// Pictures whose colours are said in an unusual way, with the real converter.
struct ColourConversionTests {
    private let bench: Workbench
    private let small = ConversionJob.picture(mostWidth: 2560, mostHeight: 1920)

    init() throws {
        bench = try Workbench()
        try bench.write("quarters.ppm", MadePictures.quarters)
    }

    private func pixel(_ x: Int, _ y: Int) throws -> [UInt8] {
        try bench.run("vips", "jpegload", "converted", "converted.ppm")
        return MadePictures.pixel(x, y, try bench.bytes("converted.ppm"))
    }

    @Test(arguments: [("grey-colour-profile.jpg", [188, 188, 188] as [UInt8]), ("bilevel-colour-profile.tif", nil)])
    func `a grey picture with a profile of colours is read`(name: String, paper: [UInt8]?) throws {
        try bench.take(name)
        _ = try bench.convert(small, name)
        let pixel = try pixel(5, 5)
        #expect(Set(pixel).count == 1)
        if let paper { #expect(pixel == paper) }
    }

    @Test func `colours that only a table explains are right`() throws {
        try bench.take("profile-table.jpg")
        _ = try bench.convert(small, "profile-table.jpg")
        try bench.run("vips", "jpegload", "converted", "converted.ppm")
        #expect(MadePictures.corners(try bench.bytes("converted.ppm")) == ["red", "green", "blue", "white"])
    }

    @Test func `a picture of 16 bits keeps its colours`() throws {
        try bench.run("vips", "colourspace", "quarters.ppm", "deep.png", "rgb16")
        _ = try bench.convert(small, "deep.png")
        try bench.run("vips", "jpegload", "converted", "converted.ppm")
        #expect(MadePictures.corners(try bench.bytes("converted.ppm")) == ["red", "green", "blue", "white"])
    }

    @Test func `a picture in the inks of a printer is neither green nor dark`() throws {
        try bench.run("convert", "quarters.ppm", "-colorspace", "CMYK", "printed.jpg")
        _ = try bench.convert(small, "printed.jpg")
        let (red, white) = try (pixel(4, 4), pixel(60, 28))
        #expect(red[0] > 200 && red[1] < 80 && red[2] < 80)
        #expect(white.allSatisfy { $0 > 250 })
    }

    @Test func `an HDR PNG is refused as what it is`() throws {
        try bench.run("vips", "copy", "quarters.ppm", "plain.png")
        let png = MadePictures.withChunk("cICP", [9, 16, 0, 1], try bench.bytes("plain.png"))
        try bench.write("hdr.png", png)
        #expect(
            try bench.refusal(small, "hdr.png")
                == "is an HDR picture, whose colours cannot be read here; save it as JPEG")
    }

    @Test(arguments: ["BMP3:p.bmp", "BMP2:p.bmp", "BMP:p.bmp"])
    func `a BMP is read`(target: String) throws {
        try bench.run("convert", "quarters.ppm", target)
        guard case .picture(let facts) = try bench.convert(small, "p.bmp") else { return }
        #expect([facts.width, facts.height] == [64, 32])
        #expect(facts.format == "BMP")
        try bench.run("vips", "jpegload", "converted", "converted.ppm")
        #expect(MadePictures.corners(try bench.bytes("converted.ppm")) == ["red", "green", "blue", "white"])
    }

    @Test func `a BMP that claims to be huge is refused`() throws {
        try bench.run("convert", "quarters.ppm", "BMP3:p.bmp")
        var bytes = try bench.bytes("p.bmp")
        bytes.replaceSubrange(18..<26, with: [0x00, 0x7d, 0, 0, 0x00, 0x7d, 0, 0])
        try bench.write("bomb.bmp", bytes)
        #expect(try bench.refusal(small, "bomb.bmp") == "is too large: 1024 megapixels; at most 100 are allowed")
    }
}
