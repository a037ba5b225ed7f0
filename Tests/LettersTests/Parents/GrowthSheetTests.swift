import Dispatch
import Engine
import Glibc
import PackMaker
import Synchronization
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

    private let disk: TemporaryFolder
    private var stick: String { disk.path + "/K" }

    init() throws {
        disk = try TemporaryFolder()
        try disk.makeFolder("K")
    }

    private func growth(at place: String? = nil) throws -> LetterWish.Growth {
        var alphabet = Alphabet.small(["A", "Ķ"]), progress = LetterProgress()
        alphabet.letters[0].guide = try Samples.guide("A")
        for color in 0..<3 {
            let strokes = try Samples.guide("A").strokes.map { $0.line.resampled(0.02) }
            progress.finish(
                .draw, of: "A", in: "lv", stars: 3, drawing: KeptDrawing(strokes, color: color))
        }
        return LetterWish.Growth(alphabet: alphabet, progress: progress["lv"], place: place ?? stick)
    }

    @Test func `the sheet is on the stick when it is said so, and replaces that of the same day`() throws {
        let saver = GrowthSaver(door: nil)
        for _ in 0..<2 {
            let saved = saver.save(try growth(), date: "2026-11-22")
            #expect(saved == .saved(file: "Pasaka burti/Latviešu 2026-11-22.png", .byDesktop))
        }
        #expect(disk.names(in: "K/Pasaka burti") == ["Latviešu 2026-11-22.png"])
        let file = open("\(stick)/Pasaka burti/Latviešu 2026-11-22.png", O_RDONLY | O_CLOEXEC)
        defer { close(file) }
        var start = [UInt8](repeating: 0, count: 8)
        #expect(read(file, &start, 8) == 8)
        #expect(start == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    }

    /// What saving in the background has come to.
    private final class Outcome: Sendable {
        private let saving = Mutex<GrowthSaving?>(nil)
        func set(_ saving: GrowthSaving) { self.saving.withLock { $0 = saving } }
        func get() -> GrowthSaving? { saving.withLock(\.self) }
    }

    @Test func `today has a name that sorts`() {
        let parts = GrowthSaver.today.split(separator: "-").map { Int($0) ?? 0 }
        #expect(parts.count == 3 && parts[0] >= 2026 && (1...12).contains(parts[1]) && (1...31).contains(parts[2]))
    }

    @Test func `a stick that has gone is reported`() throws {
        #expect(GrowthSaver(door: nil).save(try growth(at: disk.path + "/gone")) == .failed(.pulled))
    }

    @Test(.enabled(if: getuid() == 0, "only root may mount"))
    func `a full stick and one that cannot be written are reported, and nothing stays on them`() throws {
        let small = try #require(SmallDisk(at: stick, bytes: 8192))
        #expect(GrowthSaver(door: nil).save(try growth()) == .failed(.full))
        #expect(disk.names(in: "K") == [])
        small.allow(writing: false)
        #expect(GrowthSaver(door: nil).save(try growth()) == .failed(.unwritable))
        withExtendedLifetime(small) {}
    }

    @Test(.enabled(if: getuid() == 0, "only root may mount"))
    func `a stick that may only be read is asked for, and given back`() throws {
        try disk.makeFolder("running")
        let small = try #require(SmallDisk(at: stick, bytes: 4 << 20))
        small.allow(writing: false)
        let growth = try growth(), outcome = Outcome()
        let saver = GrowthSaver(door: StickDoor(folder: disk.path + "/running", sticks: disk.path))
        DispatchQueue(label: "saving").async { outcome.set(saver.save(growth, date: "x")) }
        #expect(eventually { disk.names(in: "running") == ["stick-to-write"] })
        small.allow(writing: true)
        #expect(eventually { disk.names(in: "running") == [] })
        small.allow(writing: false)
        #expect(eventually { outcome.get() == .saved(file: "Pasaka burti/Latviešu x.png", .now) })
        #expect(disk.names(in: "K/Pasaka burti") == ["Latviešu x.png"])
        withExtendedLifetime(small) {}
    }
}
