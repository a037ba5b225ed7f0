import Foundation
import Glibc
import Senses
import Testing

@testable import LetterJudge
@testable import Letters

extension EndToEnd.Learners {
    /// A child learns a letter in a real window, and the power fails.
    @Suite struct LetterTests {
        let folder: Folder
        let tales: String

        init() throws {
            folder = try Folder()
            tales = try folder.makeFolder("tales")
            _ = try folder.makeFolder("state")
            var wishes = LetterWishes()
            wishes.hasSeenTutorial = true
            try JSONEncoder().encode(wishes).write(to: URL(filePath: folder.file("state/letter-wishes.json")))
        }

        private func player(_ width: Int, _ height: Int, at route: String = "home") async throws -> Player {
            let display = try await Display(width: width, height: height)
            return try Player(in: folder, on: display, ["--stories", tales, "--open", route])
        }

        /// What is on the disk of the letter A.
        private var record: LetterRecord? {
            let data = FileManager.default.contents(atPath: folder.file("state/letters.json")) ?? Data()
            return (try? JSONDecoder().decode(LetterProgress.self, from: data))?["lv", "A"]
        }

        private func keeps(
            _ what: String, _ player: Player, _ isKept: (LetterRecord) -> Bool
        ) async throws {
            try await eventually("\(what) is on the disk: \(folder.text("state/letters.json")); log: \(player.log)") {
                try player.checkAlive()
                return record.map(isKept) ?? false
            }
        }

        /// Waits until a page of the letter is shown and rests.
        private func shows(_ page: String, _ player: Player) async throws {
            let arguments = ["--stories", tales, "--reduce-motion"]
            try await player.shows(player.photograph("letters/lv/A/\(page)", arguments), page)
        }

        private func pressNext(_ sheet: Sheet, _ player: Player) async throws {
            try await player.tapTwice(sheet.next.x, sheet.next.y)
        }

        private func killed(_ player: Player) async throws {
            player.child.signal(SIGKILL)
            #expect(try await player.child.end() == .killed(by: SIGKILL))
        }

        /// Learns from the introduction to the end of level 2; each button is tapped twice.
        private func learnUpToTrace(_ sheet: Sheet, _ player: Player) async throws {
            try await pressNext(sheet, player)
            try await shows("words", player)
            try await pressNext(sheet, player)
            try await keeps("the step to fill", player) { $0.step == .level1Fill }
            try await sheet.draw(sheet.paintings)
            try await keeps("the filled letter", player) { $0.round[.fill] != nil }
            try await pressNext(sheet, player)
            try await keeps("the step to trace", player) { $0.step == .level2Trace }
            try await sheet.draw(sheet.strokes(), meanwhile: ["mousedown 3", "click 4", "mouseup 3"])
            try await keeps("the traced letter", player) { $0.round[.trace]?.stars == 3 }
        }

        @Test func `a child goes from home to the star of a letter, which kill -9 does not take`() async throws {
            let player = try await player(800, 600)
            try await player.isAt("home")
            // The door "Burti".
            try await player.tap(1026, 536)
            try await player.isAt("letters")
            let tile = LetterMenuLayout(count: 33).area(of: 0).center
            try await player.tapTwice(tile.x, tile.y)
            try await player.isAt("letters/lv/A")
            let sheet = try Sheet(of: "A", in: player)
            try await learnUpToTrace(sheet, player)
            try await pressNext(sheet, player)
            try await keeps("the step to draw", player) { $0.step == .level3FreeDraw }
            try await sheet.draw(sheet.strokes())
            try await keeps("the drawn letter", player) { $0.round[.draw]?.stars == 3 }
            #expect(sheet.color(at: InkPoint(x: 0.4, y: 0.69)).isClose(to: RGB(0xe0, 0xa5, 0x26), by: 40))
            try await pressNext(sheet, player)
            try await keeps("three stars", player) { $0.stars == 3 && $0.step == nil && $0.first != nil }
            try await shows("done", player)
            try await killed(player)
            #expect(record?.stars == 3)
            try await player.startAgain()
            try await player.tap(1026, 536)
            try await player.shows(player.photograph("letters", ["--stories", tales]), "the stars in the menu")
        }

        @Test func `a child whose machine is switched off half way goes on there, upright`() async throws {
            let player = try await player(600, 960, at: "letters/lv/A")
            let sheet = try Sheet(of: "A", in: player)
            try await player.isAt("letters/lv/A")
            try await learnUpToTrace(sheet, player)
            try await killed(player)
            try await player.startAgain()
            try await shows("draw", player)
            try await sheet.draw(sheet.strokes(without: [2]))
            try await eventually("a hint is shown; log: \(player.log)") { sheet.showsHint }
            try await sheet.draw([sheet.strokes()[2]])
            try await keeps("the drawn letter", player) { $0.round[.draw] != nil }
            try await pressNext(sheet, player)
            try await keeps("the star", player) { $0.stars > 0 }
            try await shows("done", player)
            try await killed(player)
            #expect(record?.stars ?? 0 > 0)
        }
    }
}
