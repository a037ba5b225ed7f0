import Conversion
import Foundation
import Testing

@testable import Converter

/// SVG, with the real converter.
struct DrawingConversionTests {
    private let bench: Workbench
    private let small = ConversionJob.picture(mostWidth: 2560, mostHeight: 1920)
    private static let red = "<rect width='9999' height='9999' fill='red'/>"

    init() throws { bench = try Workbench() }

    private static func drawing(_ content: String, width: Int = 64, height: Int = 32) -> String {
        "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'>\(content)</svg>"
    }

    /// The corners of a drawing, and its size.
    private func corners(_ bytes: [UInt8]) throws -> ([String], ConversionAnswer.PictureFacts?) {
        try bench.write("drawing.svg", bytes)
        let answer = try bench.convert(small, "drawing.svg")
        try bench.run("vips", "jpegload", "converted", "converted.ppm")
        let corners = MadePictures.corners(try bench.bytes("converted.ppm"))
        guard case .picture(let facts) = answer else { return (corners, nil) }
        return (corners, facts)
    }

    @Test func `a small drawing is drawn as large as a slide`() throws {
        let (corners, facts) = try corners(Array(Self.drawing(Self.red, width: 24, height: 24).utf8))
        #expect(
            facts
                == ConversionAnswer.PictureFacts(
                    originalWidth: 24, originalHeight: 24, width: 1920, height: 1920, wasTurned: false, format: "SVG"))
        #expect(corners == ["red", "red", "red", "red"])
    }

    @Test(arguments: [
        "<?xml version='1.0'?><!-- \(String(repeating: "x", count: 5000)) -->\n",
        "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'x' [ <!ENTITY a 'http://x'> ]>\n<!-- <html> -->",
        "\u{feff}\n ",
    ])
    func `a drawing may begin with much else`(head: String) throws {
        #expect(try corners(Array((head + Self.drawing(Self.red)).utf8)).0 == ["red", "red", "red", "red"])
    }

    @Test(arguments: [String.Encoding.utf16, .utf16BigEndian, .utf16LittleEndian])
    func `a drawing in UTF-16 is read with its words`(encoding: String.Encoding) throws {
        let text = "<text y='60' font-size='90' font-weight='bold' fill='red'>██</text>"
        let data = try #require(
            ("\u{feff}<?xml version='1.0' encoding='UTF-16'?>" + Self.drawing(text)).data(using: encoding))
        // `.utf16` writes a mark of its own.
        let bytes = [UInt8](encoding == .utf16 ? data.dropFirst(2) : data)
        #expect(try corners(bytes).0 == ["red", "red", "red", "red"])
    }

    @Test func `blur is drawn`() throws {
        let blur = """
            <filter id='b'><feGaussianBlur stdDeviation='20'/></filter>
            <rect y='-300' width='400' height='1200' fill='red' filter='url(#b)'/>
            """
        _ = try corners(Array(Self.drawing(blur, width: 800, height: 600).utf8))
        // Half of the red remains at its edge.
        let edge = MadePictures.pixel(1280, 960, try bench.bytes("converted.ppm"))
        #expect(edge[0] > 250 && (100...155).contains(edge[1]))
    }

    @Test(arguments: ["png", "jpg"])
    func `a picture within a drawing is drawn`(ending: String) throws {
        try bench.write("quarters.ppm", MadePictures.quarters)
        try bench.run("vips", "copy", "quarters.ppm", "inner.\(ending)")
        let inner = Data(try bench.bytes("inner.\(ending)")).base64EncodedString()
        let kind = ending == "jpg" ? "jpeg" : ending
        let image = "<image width='64' height='32' href='data:image/\(kind);base64,\(inner)'/>"
        #expect(try corners(Array(Self.drawing(image).utf8)).0 == ["red", "green", "blue", "white"])
    }

    @Test func `a page of the web is no drawing`() throws {
        try bench.write("page.svg", Array("<!DOCTYPE html><html><body>\(Self.drawing(Self.red))</body></html>".utf8))
        #expect(try bench.refusal(small, "page.svg")?.hasPrefix("is not a picture") == true)
    }
}
