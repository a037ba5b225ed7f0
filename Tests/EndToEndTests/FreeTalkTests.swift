import Foundation
import Glibc
import TestSupport
import Testing

extension EndToEnd {
    /// Somebody talks with a language model: the real engine in its real sandbox, with a tiny model.
    @Suite struct FreeTalkTests {
        let folder: Folder
        let display: Display

        init() async throws {
            folder = try Folder()
            display = try await Display(width: 640, height: 480)
        }

        /// Adds a model by command, and gives it a card as if it had passed the exam at A1.
        private func install(_ model: TinyModel) async throws {
            let source = folder.file("tiny.gguf")
            try Data(model.bytes).write(to: URL(filePath: source))
            let adding = try Child(
                Places.program, ["model", "add", source],
                environment: Player.environment(in: folder, display: nil).merging(["XDG_DATA_HOME": data]) { $1 },
                output: folder.file("added"), errors: folder.file("not-added"))
            guard try await adding.end() == .exited(0) else {
                throw DidNotHappen(description: "the model is added: \(folder.text("not-added"))")
            }
            let record = URL(filePath: data + "/pasaka/models/tiny.json")
            var card = try #require(
                JSONSerialization.jsonObject(with: Data(contentsOf: record)) as? [String: Any])
            let mark: [String: Any] = [
                "question": "a", "level": "A1", "judged": ["spanish"], "failed": [String](), "reasons": [String](),
            ]
            card["exam"] = [
                "version": 1, "date": "2026-11-24", "model": ["name": "tiny"], "isAnalysed": true, "tokensASecond": 20,
                "marks": [mark],
            ]
            try JSONSerialization.data(withJSONObject: card).write(to: record)
            let state = try folder.makeFolder("state")
            try Data(#"{"version": 1, "model": "tiny", "level": "A1", "isMuted": true}"#.utf8)
                .write(to: URL(filePath: state + "/soltura.json"))
        }

        private var data: String { folder.file("data") }

        private func talk() async throws -> Talk {
            try await Talk(
                in: folder, on: display, ["--record", folder.file("recording.json")], isFree: true,
                environment: ["XDG_DATA_HOME": data])
        }

        private func recorded(_ talk: Talk) async throws -> RecordedTalk {
            try await talk.player.catchUp()
            try await talk.leave()
            return try RecordedTalk(folder.file("recording.json"))
        }

        private static let reply = "¡Hola! Soy el modelo de prueba. ¿Cómo te llamas?"

        @Test func `it begins, hears what is typed with accents, and answers`() async throws {
            try await install(TinyModel())
            try await display.lay(keyboard: "es")
            let talk = try await talk()
            display.type("soy ")
            display.keys("47 48 a shift+21")
            try await talk.maySend()
            display.key("Return")
            display.type("bien")
            try await talk.maySend()
            let recorded = try await recorded(talk)
            #expect(recorded.typed.joined() == "soy ñá¿bien")
            #expect(recorded.replies == [Self.reply, Self.reply])
        }

        @Test func `when its process is killed, the talk goes on as it is written`() async throws {
            try await install(TinyModel())
            let talk = try await talk()
            display.type("hola")
            try await talk.maySend()
            let helper = try #require(talk.helper("pasaka-tutor"))
            kill(helper, SIGKILL)
            display.key("Return")
            display.type("bien")
            try await talk.maySend()
            let recorded = try await recorded(talk)
            #expect(recorded.hasFailed)
            #expect(recorded.replies == [Self.reply])
        }
    }
}
