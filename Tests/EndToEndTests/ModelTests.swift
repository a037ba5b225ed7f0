import Foundation
import Senses
import TestSupport
import Testing

extension EndToEnd.Learners {
    /// A grown-up adds a language model from a stick and examines it: the real engine, with a tiny model.
    @Suite(.talksWithAModel) struct ModelTests {
        let folder: Folder
        let sticks: String
        let display: Display

        init() async throws {
            folder = try Folder()
            sticks = try folder.makeFolder("sticks")
            display = try await Display(width: 640, height: 480)
        }

        private var data: String { folder.file("data") }
        private var models: String { data + "/pasaka/models" }

        private func player() throws -> Player {
            try Player(
                in: folder, on: display,
                [
                    "--stories", try folder.makeFolder("tales"), "--sticks", sticks, "--open",
                    "grownups/soltura/models", "--reduce-motion",
                ], environment: ["XDG_DATA_HOME": data])
        }

        private func plug(_ files: [String: [UInt8]]) throws {
            let hand = try folder.makeFolder("hand")
            for (name, bytes) in files { try Data(bytes).write(to: URL(filePath: "\(hand)/\(name)")) }
            try FileManager.default.moveItem(atPath: hand, toPath: sticks + "/KINGSTON")
        }

        /// The middle of a row, on the stage.
        private func row(_ number: Int) -> Double { 285 + 178 * Double(number) }

        /// Whether a row is a sheet of paper.
        private func isThere(_ number: Int, _ player: Player) -> Bool {
            player.color(1500, row(number) - 40).isClose(to: RGB(0xff, 0xfa, 0xf3), by: 12)
        }

        /// Whether a row is the next step, in orange.
        private func isNext(_ number: Int, _ player: Player) -> Bool {
            // The lowest row lies in the shade at the page's foot, which makes it paler, most at its lower edge.
            let color = player.color(1300, row(number) - 62)
            return Int(color.red) - Int(color.blue) > 70
        }

        private func waits(_ what: String, _ player: Player, _ condition: () -> Bool) async throws {
            try await eventually("\(what); log: \(player.log)") {
                try player.checkAlive()
                return condition()
            }
        }

        private func questions(of name: String) -> Int {
            let record = try? JSONSerialization.jsonObject(
                with: Data(contentsOf: URL(filePath: "\(models)/\(name).json")))
            let card = (record as? [String: Any])?["exam"] as? [String: Any]
            return (card?["marks"] as? [Any])?.count ?? 0
        }

        @Test func `a model is added, and its exam goes on when the page is left`() async throws {
            // Before the stick is read, one row says to insert one.
            try plug(["tiny.gguf": TinyModel().bytes, "z.gguf": []])
            let player = try player()
            try await waits("the models are found", player) { isThere(1, player) }
            try await player.tap(800, row(0))
            try await waits("the exam is the next step", player) { isNext(1, player) }
            #expect(Folder.names(at: models) == ["tiny.gguf", "tiny.json"])
            try await player.tap(800, row(1))
            try await waits("the exam can be started", player) { isNext(4, player) }
            try await player.tap(800, row(4))
            player.key("Home")
            try await waits("its card is kept", player) { questions(of: "tiny") == 64 }
        }

        @Test func `an endless exam is stopped, and what cannot be a model is refused`() async throws {
            try plug(["a.gguf": TinyModel.endless.bytes, "b.gguf": TinyModel().bytes(truncatedAt: 0.5)])
            let player = try player()
            try await waits("both are found", player) { isThere(1, player) }
            try await player.tap(800, row(1))
            // A sentence above both.
            try await waits("it is refused", player) { isThere(2, player) }
            #expect(Folder.names(at: models) == [])
            try await player.tap(800, row(1))
            try await waits("the exam is the next step", player) { isNext(1, player) }
            try await player.tap(800, row(1))
            try await waits("the exam can be started", player) { isNext(4, player) }
            try await player.tap(800, row(4))
            try await waits("it has begun", player) { !isNext(4, player) }
            try await player.tap(800, row(2))
            // A sentence above it.
            try await waits("it can be started again", player) { isNext(5, player) }
            #expect(questions(of: "a") == 0)
        }
    }
}
