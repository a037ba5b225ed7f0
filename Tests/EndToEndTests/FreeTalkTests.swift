import Foundation
import Glibc
import TestSupport
import Testing

extension EndToEnd.Learners {
    /// Somebody talks with a language model: the real engine in its real sandbox, with a tiny model.
    @Suite(.talksWithAModel) struct FreeTalkTests {
        let folder: Folder
        let display: Display

        init() async throws {
            folder = try Folder()
            display = try await Display(width: 640, height: 480)
        }

        private func talk() async throws -> Talk {
            try await Talk(
                in: folder, on: display, ["--record", folder.file("recording.json")], isFree: true,
                environment: folder.dataFolder)
        }

        private static let reply = "¡Hola! Soy el modelo de prueba. ¿Cómo te llamas?"

        @Test func `it begins, hears what is typed with accents, and answers`() async throws {
            try await folder.install(TinyModel())
            try await display.lay(keyboard: "es")
            let talk = try await talk()
            display.type("soy ")
            display.keys("47 48 a shift+21")
            try await talk.maySend()
            display.key("Return")
            display.type("bien")
            try await talk.player.catchUp()
            try await talk.maySend()
            let recorded = try await talk.recorded()
            #expect(recorded.typed.joined() == "soy ñá¿bien")
            #expect(recorded.replies == [Self.reply, Self.reply])
        }

        /// Kills the engine between two replies, and says something.
        private func sayAfterLoss(_ word: String, _ talk: Talk) async throws {
            display.type(word)
            try await talk.player.catchUp()
            try await talk.maySend()
            kill(try #require(talk.helper("pasaka-tutor")), SIGKILL)
            display.key("Return")
        }

        @Test func `when its process is lost, another one goes on once, and then the written scene`()
            async throws
        {
            try await folder.install(TinyModel())
            let talk = try await talk()
            try await sayAfterLoss("hola", talk)
            try await sayAfterLoss("bien", talk)
            display.type("bueno")
            try await talk.player.catchUp()
            try await talk.maySend()
            let recorded = try await talk.recorded()
            #expect(recorded.hasFailed)
            #expect(recorded.replies == [Self.reply, Self.reply])
        }
    }
}
