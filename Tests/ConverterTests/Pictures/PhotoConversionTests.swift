import Conversion
import Foundation
import TestSupport
import Testing

@testable import Conversion
@testable import Converter

/// Photographs as phones make them, with the real converter.
struct PhotoConversionTests {
    private let bench: Workbench
    private let small = ConversionJob.picture(mostWidth: 2560, mostHeight: 1920)

    init() throws { bench = try Workbench() }

    private func facts(_ name: String) throws -> ConversionAnswer.PictureFacts? {
        guard case .picture(let facts) = try bench.convert(small, name) else { return nil }
        return facts
    }

    private func corners() throws -> [String] {
        try bench.run("vips", "jpegload", "converted", "converted.ppm")
        return MadePictures.corners(try bench.bytes("converted.ppm"))
    }

    /// What the converter answers with so much memory.
    private func outcome(_ name: String, megabytes: Int) throws -> ConversionOutcome {
        try bench.write("converted", [])
        let input = try FileHandle(forReadingFrom: URL(filePath: bench.path(name)))
        let output = try FileHandle(forWritingTo: URL(filePath: bench.path("converted")))
        let child = try ConverterProcess(executable: Workbench.executable, givesWay: false)
        let assignment = Assignment(
            job: small, input: input.fileDescriptor, output: ConversionOutput(output.fileDescriptor),
            memoryBytes: megabytes << 20)
        #expect(assignment.send(over: child.socket))
        let bytes = child.answer(withinMilliseconds: Int(patience / .milliseconds(1)))
        return try JSONDecoder().decode(ConversionOutcome.self, from: Data(bytes))
    }

    @Test func `a photograph with a gain map is read`() throws {
        try bench.take("phone-tonemap.heic")
        #expect(
            try facts("phone-tonemap.heic")
                == ConversionAnswer.PictureFacts(
                    originalWidth: 1024, originalHeight: 1024, width: 1024, height: 1024, wasTurned: false,
                    format: "HEIC"))
    }

    @Test(arguments: [
        ("photo-24mp.heic", 2560, 1920, "red green blue white"),
        ("photo-48mp.heic", 2560, 1920, "red green blue white"),
        ("photo-48mp-turned.heic", 1440, 1920, "blue red white green"),
    ])
    func `half of the memory is enough for a large photograph`(
        name: String, width: Int, height: Int, corners: String
    ) throws {
        try bench.take(name)
        guard case .done(.picture(let facts)) = try outcome(name, megabytes: 200) else {
            Issue.record("it was refused")
            return
        }
        #expect((facts.width, facts.height) == (width, height))
        #expect(facts.wasTurned == name.contains("turned"))
        #expect(try self.corners().joined(separator: " ") == corners)
    }

    @Test func `a photograph whose tiles cannot be found wants more memory instead of trying`() throws {
        try bench.take("photo-48mp.heic")
        var bytes = try bench.bytes("photo-48mp.heic")
        let name = try #require(bytes.firstRange(of: Array("pixi".utf8)))
        bytes.replaceSubrange(name, with: Array("imir".utf8))
        try bench.write("mirrored.heic", bytes)
        guard case .refused(let reason) = try outcome("mirrored.heic", megabytes: 200) else {
            Issue.record("it was converted")
            return
        }
        #expect(reason == .fixed(.noMemory))
        #expect(try facts("mirrored.heic")?.width == 2560)
    }

    @Test func `an HDR photograph is refused as what it is`() throws {
        try bench.take("photo-hdr.heic")
        #expect(
            try bench.refusal(small, "photo-hdr.heic")
                == "is an HDR picture, whose colours cannot be read here; save it as JPEG")
    }

    @Test func `a damaged photograph is refused whatever is cut or changed`() throws {
        try bench.take("phone-tonemap.heic")
        let whole = try bench.bytes("phone-tonemap.heic")
        for length in stride(from: 12, to: 900, by: 7) {
            _ = whole[..<length].withUnsafeBytes { Photo($0).disliked }
        }
        for place in stride(from: 44, to: 900, by: 3) {
            var changed = whole
            changed[place] = 0xff
            let tiles = changed.withUnsafeBytes { bytes in PhotoTiles(Photo(bytes), bytes) }
            #expect((tiles?.items.count ?? 4) <= 4)
        }
        try bench.write("half.heic", Array(whole.prefix(5000)))
        #expect(try bench.refusal(small, "half.heic") == "is damaged")
    }

    @Test func `a photograph of 200 megapixels is shrunk while it is read`() throws {
        try bench.run("vips", "black", "black.v", "16320", "12240", "--bands", "3")
        try bench.run("vips", "jpegsave", "black.v", "photo.jpg")
        guard case .done(.picture(let facts)) = try outcome("photo.jpg", megabytes: 100) else {
            Issue.record("it was refused")
            return
        }
        #expect((facts.originalWidth, facts.width, facts.height) == (16_320, 2560, 1920))
    }

    @Test func `a long screenshot is read`() throws {
        try bench.run("vips", "black", "long.png", "400", "18000", "--bands", "3")
        let facts = try facts("long.png")
        #expect(facts?.width == 43)
        #expect(facts?.height == 1920)
    }
}
