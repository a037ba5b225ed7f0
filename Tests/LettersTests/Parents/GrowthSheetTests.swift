import Engine
import Synchronization
import TestSupport
import Testing

@testable import LetterJudge
@testable import Letters

struct GrowthSheetTests {
    private func growth() throws -> LetterRequest.Growth {
        var alphabet = Alphabet.small(["A", "Ķ"]), progress = LetterProgress()
        alphabet.letters[0].guide = try Samples.guide("A")
        for color in 0..<3 {
            let strokes = try Samples.guide("A").strokes.map { $0.line.resampled(0.02) }
            progress.finish(
                .draw, of: "A", in: "lv", stars: 3, drawing: KeptDrawing(strokes, color: color))
        }
        return LetterRequest.Growth(alphabet: alphabet, progress: progress["lv"], place: "/stick")
    }

    @Test func `a letter is beside its first drawing and its newest, each within its field`() throws {
        let growth = try growth()
        let sheet = GrowthSheet(alphabet: growth.alphabet, progress: growth.progress)
        #expect(sheet.size == (1240, 1754))
        let picture = sheet.picture
        #expect(picture.bounds == Letterbox(window: Size(width: 1240, height: 1754)).view)
        let count = try Samples.guide("A").strokes.count
        let lines = picture.drawings.compactMap { if case .line(_, _, let color) = $0 { color } else { nil } }
        #expect(lines == [.brown, InkColor.all[0], InkColor.all[2]].flatMap { Array(repeating: $0, count: count) })
        var clip: Rect?, strayed = 0
        for drawing in picture.drawings {
            if case .clip(let area) = drawing { clip = area }
            if case .line(let points, _, _) = drawing, let clip { strayed += points.count { !clip.contains($0) } }
        }
        #expect(strayed == 0 && clip == nil)
    }

    @Test func `a long alphabet makes a longer sheet`() {
        let alphabet = Alphabet.small((0..<60).map { "\($0)" })
        #expect(GrowthSheet(alphabet: alphabet, progress: LetterProgress()["lv"]).size == (1240, 3100))
    }

    private static func host(paints png: [UInt8]) -> ActivityHost {
        var host = ActivityHost(agenda: InventedTime().agenda, folders: ActivityHost.Folders(assets: nil, state: ""))
        host.paint = { _, _, _, done in done(png) }
        host.stick = { files, place in
            #expect(place == "/stick" && files.replaces && files.files.map(\.bytes) == [[1, 2]])
            return .saved(files: files.files.map { "\(files.folder)/\(files.name).\($0.ending)" }, .byDesktop)
        }
        return host
    }

    /// What saving in the background has come to.
    private final class Outcome: Sendable {
        private let state = Mutex<StickState?>(nil)
        func set(_ state: StickState) { self.state.withLock { $0 = state } }
        func get() -> StickState? { state.withLock(\.self) }
    }

    private func saved(_ host: ActivityHost) throws -> StickState? {
        let outcome = Outcome()
        GrowthSaver(host).save(try growth(), date: "2026-11-22") { outcome.set($0) }
        #expect(eventually { outcome.get() != nil })
        return outcome.get()
    }

    @Test func `the sheet replaces that of the same day on the stick`() throws {
        let state = try saved(Self.host(paints: [1, 2]))
        #expect(state == .saved(files: ["Pasaka burti/Latviešu 2026-11-22.png"], .byDesktop))
    }

    @Test func `a sheet that cannot be painted is told`() throws {
        #expect(try saved(Self.host(paints: [])) == .failed(.other))
    }
}
