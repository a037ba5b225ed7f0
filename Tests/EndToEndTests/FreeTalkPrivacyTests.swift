import Foundation
import Glibc
import TestSupport
import Testing

extension EndToEnd {
    /// What somebody and a language model say to each other is nowhere but on the screen, and in the model's process
    /// until it ends.
    @Suite struct FreeTalkPrivacyTests {
        let folder: Folder
        let display: Display
        let traces: Traces
        private var secret: String { traces.secret }

        init() async throws {
            folder = try Folder()
            traces = Traces(in: folder)
            display = try await Display(width: 640, height: 480)
        }

        /// A free talk in which the secret was typed and sent, typed once more, and said by the model too.
        private func talk(_ variables: [String: String] = [:]) async throws -> Talk {
            try await folder.install(TinyModel(" ¡Hola! Soy \(secret). ¿Cómo te llamas?"))
            let talk = try await Talk(
                in: folder, on: display, isFree: true, environment: folder.dataFolder.merging(variables) { $1 })
            display.type(secret)
            try await talk.maySend()
            display.key("Return")
            display.type(secret)
            try await talk.maySend()
            try await talk.player.catchUp()
            return talk
        }

        /// Nothing but the model's own file holds what it says.
        private func found() -> [String] { traces.files(except: "data/pasaka/models/tiny.gguf") }

        /// Whether a process has ended.
        private func hasEnded(_ process: pid_t) -> Bool { kill(process, 0) != 0 }

        @Test(arguments: [SIGKILL, SIGSEGV, SIGABRT])
        func `in a free talk, and after a crash, it is in no file, report or command line`(signal: Int32) async throws {
            let talk = try await talk()
            unlink(folder.file("tiny.gguf"))
            let helper = try #require(talk.helper("pasaka-tutor"))
            #expect(found() == [])
            #expect(traces.processes == [])
            talk.player.child.signal(signal)
            #expect(try await talk.player.child.end() == .killed(by: signal))
            try await eventually("the model's process ends with the player") { hasEnded(helper) }
            try await traces.report("dead.json")
            try await talk.player.startAgain()
            try await eventually("the new player is here; log: \(talk.player.log)") {
                Folder.names(at: folder.file("pasaka")).contains("crash.jsonl")
            }
            try await traces.report("alive.json")
            #expect(found() == [])
        }

        @Test func `the model's process ends when the tutor was left, and nothing is left of the talk`() async throws {
            let talk = try await talk()
            unlink(folder.file("tiny.gguf"))
            let helper = try #require(talk.helper("pasaka-tutor"))
            // Out of the field, the talk, and the tutor.
            for _ in 0..<3 {
                talk.player.key("Escape")
                try await talk.player.look()
            }
            try await talk.player.isAt("home")
            try await eventually("the model's process ends") { hasEnded(helper) }
            #expect(found() == [])
            #expect(traces.processes == [])
        }
    }
}
