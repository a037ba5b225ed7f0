import Engine
import Foundation
import Glibc
import Senses
import TestSupport
import Testing

@testable import Tutor

extension EndToEnd.Learners {
    /// What somebody and a language model say to each other is nowhere but on the screen, and in the model's process
    /// until it ends.
    @Suite(.talksWithAModel) struct FreeTalkPrivacyTests {
        let folder: Folder
        let display: Display
        let traces: Traces
        private var secret: String { traces.secret }

        init() async throws {
            folder = try Folder()
            traces = Traces(in: folder)
            display = try await Display(width: 640, height: 480)
        }

        /// A free talk in which the model has said the secret.
        private func begun() async throws -> Talk {
            try await folder.install(TinyModel(" ¡Hola! Soy \(secret). ¿Cómo te llamas?"))
            return try await Talk(in: folder, on: display, isFree: true, environment: folder.dataFolder)
        }

        /// A free talk in which the secret was typed and sent, typed once more, and said by the model too.
        private func talk() async throws -> Talk {
            let talk = try await begun()
            display.type(secret)
            try await talk.maySend()
            display.key("Return")
            display.type(secret)
            try await talk.maySend()
            try await talk.player.catchUp()
            return talk
        }

        /// Has a microphone, which is a file, hear syllables.
        private func microphone() throws -> [String: String] {
            let bytes = (0..<20 * Tone.rate).flatMap { place -> [UInt8] in
                let isLoud = place / 8192 % 2 == 0
                let sample = isLoud ? Int16(12_000 * sin(Double(place) / 10)) : 0
                return [UInt8(truncatingIfNeeded: sample), UInt8(truncatingIfNeeded: sample >> 8)]
            }
            try Data(bytes).write(to: URL(filePath: folder.file("voice.raw")))
            return SoundTrack.variables(in: folder).merging(["SDL_DISKAUDIOFILEIN": folder.file("voice.raw")]) { $1 }
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

        @Test func `on a kiosk that nobody touches, the talk ends and is forgotten with its processes`() async throws {
            try Data(#"{"nextChild": 30}"#.utf8)
                .write(to: URL(filePath: folder.makeFolder("state") + "/settings.json"))
            let talk = try await Talk(in: folder, on: display, ["--kiosk"])
            display.type(secret)
            try await eventually("the voice is there; log: \(talk.player.log)") {
                talk.helper("pasaka-converter") != nil
            }
            let voice = try #require(talk.helper("pasaka-converter"))
            try await talk.player.isAt("home")
            try await eventually("the voice's process ends") { hasEnded(voice) }
            #expect(found() == [])
            #expect(traces.processes == [])
        }

        @Test(.hearsSpeech)
        func `what is spoken is in no file either, and the recogniser ends with the talk`() async throws {
            try folder.install(TinyRecogniser(" " + secret))
            try await folder.install(TinyModel())
            let talk = try await Talk(
                in: folder, on: display, isFree: true, environment: folder.dataFolder.merging(try microphone()) { $1 })
            let button = ConversationLayout(Rooms(), .init()).microphone
            talk.player.move(button.x, button.y)
            talk.player.press()
            for _ in 0..<4 { try await talk.player.look() }
            talk.player.release()
            // What was heard stands in the field.
            try await talk.maySend()
            let ears = try #require(talk.helper("pasaka-ears"))
            #expect(traces.files(except: "data/pasaka/recognisers") == [])
            display.key("Return")
            display.type("a")
            try await talk.maySend()
            #expect(traces.files(except: "data/pasaka/recognisers") == [])
            #expect(traces.processes == [])
            talk.player.child.signal(SIGKILL)
            #expect(try await talk.player.child.end() == .killed(by: SIGKILL))
            try await eventually("the recogniser ends with the player") { hasEnded(ears) }
            try await traces.report("dead.json")
            #expect(traces.files(except: "data/pasaka/recognisers") == [])
        }
    }
}
