import Engine
import TestSupport
import Testing

@testable import LetterJudge
@testable import Letters

struct GrowthSheetTests {
    // MARK: - PNG

    @Test func `a picture is written as PNG`() {
        // Decoded by another program: two red pixels above a white and a black one.
        let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255, 255, 0, 0, 0]
        let bytes = PNGFile.bytes(width: 2, height: 2, pixels: pixels)
        #expect(bytes == Self.known)
    }

    private static let known: [UInt8] = [
        137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2,
        0, 0, 0, 2, 8, 2, 0, 0, 0, 253, 212, 154, 115, 0, 0, 0, 22, 73, 68, 65,
        84, 120, 1, 99, 250, 207, 192, 240, 159, 129, 129, 137, 225, 255, 127, 70, 6, 6, 0, 32,
        27, 4, 2, 230, 162, 151, 128, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
    ]

    @Test func `a plain sheet takes little room`() {
        let white = [UInt8](repeating: 255, count: 1000 * 1000 * 3)
        #expect(PNGFile.bytes(width: 1000, height: 1000, pixels: white).count < 40_000)
    }

    // MARK: - The sheet

    private func canvas(_ draw: (inout SheetCanvas) -> Void) -> SheetCanvas {
        var canvas = SheetCanvas(width: 20, height: 10, .white)
        draw(&canvas)
        return canvas
    }

    private func color(_ canvas: SheetCanvas, _ x: Int, _ y: Int) -> [UInt8] {
        Array(canvas.pixels[((y * canvas.width + x) * 3)..<((y * canvas.width + x) * 3 + 3)])
    }

    private let whole = Rect(x: 0, y: 0, width: 20, height: 10)

    @Test func `a line is as wide as it should be, with smooth edges, and a point is a dot`() {
        let line = canvas {
            $0.draw([Point(x: 4, y: 5), Point(x: 16, y: 5)], width: 4, Color(0x000000), in: whole)
        }
        #expect(color(line, 10, 4) == [0, 0, 0] && color(line, 10, 5) == [0, 0, 0])
        #expect(color(line, 10, 1) == [255, 255, 255] && color(line, 0, 5) == [255, 255, 255])
        let dot = canvas { $0.draw([Point(x: 10, y: 5)], width: 4, Color(0x000000), in: whole) }
        #expect(color(dot, 10, 5) == [0, 0, 0])
        #expect((1..<255).contains(Int(color(dot, 8, 6)[0])) || (1..<255).contains(Int(color(dot, 8, 3)[0])))
    }

    @Test func `a field has round corners`() {
        let field = canvas { $0.fill(Rect(x: 2, y: 1, width: 12, height: 8), radius: 3, Color(0x000000)) }
        for x in [2, 8, 13] { #expect(color(field, x, 5) == [0, 0, 0]) }
        #expect(color(field, 2, 1) == [255, 255, 255] && color(field, 13, 8) == [255, 255, 255])
        #expect(color(field, 1, 5) == [255, 255, 255] && color(field, 8, 9) == [255, 255, 255])
    }

    @Test func `nothing is drawn beyond an area, and odd numbers are passed over`() {
        let lines = canvas {
            $0.draw(
                [Point(x: -500, y: 5), Point(x: 500, y: 5)], width: 4, Color(0x000000),
                in: Rect(x: 5, y: 0, width: 5, height: 10))
            $0.draw([Point(x: .nan, y: 5), Point(x: .infinity, y: 5), Point(x: 1e9, y: 0)], width: 4, .ink, in: whole)
            $0.draw([], width: 4, .ink, in: whole)
            $0.draw([Point(x: 5, y: 5)], width: 4, .ink, in: Rect(x: 50, y: 50, width: 10, height: 10))
        }
        #expect(color(lines, 4, 5) == [255, 255, 255] && color(lines, 10, 5) == [255, 255, 255])
        #expect(color(lines, 5, 5) == [0, 0, 0] && color(lines, 9, 5) == [0, 0, 0])
    }

    // MARK: - On the stick

    private func growth() throws -> LetterWish.Growth {
        var alphabet = Alphabet.small(["A", "Ķ"]), progress = LetterProgress()
        alphabet.letters[0].guide = try Samples.guide("A")
        for color in 0..<3 {
            let strokes = try Samples.guide("A").strokes.map { $0.line.resampled(0.02) }
            progress.finish(
                .draw, of: "A", in: "lv", stars: 3, drawing: KeptDrawing(strokes, color: color))
        }
        return LetterWish.Growth(alphabet: alphabet, progress: progress["lv"], place: "/stick")
    }

    @Test func `the sheet replaces that of the same day on the stick`() throws {
        var host = ActivityHost(
            agenda: InventedTime().agenda, folders: ActivityHost.Folders(assets: nil, state: ""))
        host.stick = { files, place in
            #expect(place == "/stick" && files.replaces)
            #expect(files.files.first?.bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) == true)
            return .saved(files: files.files.map { "\(files.folder)/\(files.name).\($0.ending)" }, .byDesktop)
        }
        let saved = GrowthSaver(host: host).save(try growth(), date: "2026-11-22")
        #expect(saved == .saved(files: ["Pasaka burti/Latviešu 2026-11-22.png"], .byDesktop))
    }
}
