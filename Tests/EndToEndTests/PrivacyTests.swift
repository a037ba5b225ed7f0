import Engine
import Foundation
import Glibc
import Testing

@testable import Tutor

extension EndToEnd.Learners {
    /// What somebody types in a talk is nowhere but on the screen.
    @Suite struct PrivacyTests {
        let folder: Folder
        let display: Display
        let traces: Traces
        private var secret: String { traces.secret }

        init() async throws {
            folder = try Folder()
            traces = Traces(in: folder)
            display = try await Display(width: 640, height: 480)
        }

        /// A talk in which the secret was sent, copied, asked of the tutor, and typed once more.
        private func talk(_ arguments: [String] = []) async throws -> Talk {
            let talk = try await Talk(in: folder, on: display, arguments)
            display.type(secret)
            display.keys("ctrl+a ctrl+c")
            try await talk.tutorAnswers { display.key("Return") }
            try await talk.tapQuestion()
            display.type(secret)
            try await talk.tutorAnswers { display.key("Return") }
            display.type(secret)
            try await talk.player.catchUp()
            return talk
        }

        @Test func `while the talk goes on it is in no file, report or command line`() async throws {
            let talk = try await talk()
            try await traces.report("report.json")
            #expect(folder.text("report.json").contains("soltura"))
            #expect(traces.files() == [])
            #expect(traces.processes == [])
            // The recorder of the last minute works, and knows where the talk is.
            #expect(folder.text("pasaka/inputs.jsonl").contains("soltura"))
            let limits = try String(contentsOfFile: "/proc/\(talk.player.child.process)/limits", encoding: .utf8)
            let core = limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") }
            #expect(core?.split(separator: " ").filter { $0 == "0" }.count == 2, "\(core ?? "")")
        }

        @Test(arguments: [SIGKILL, SIGSEGV, SIGABRT])
        func `after a crash, and after the start that follows, it is in no file or report`(signal: Int32) async throws {
            let talk = try await talk()
            talk.player.child.signal(signal)
            #expect(try await talk.player.child.end() == .killed(by: signal))
            #expect(traces.files() == [])
            try await traces.report("dead.json")
            try await talk.player.startAgain()
            try await eventually("the new player is here; log: \(talk.player.log)") {
                Folder.names(at: folder.file("pasaka")).contains("crash.jsonl")
            }
            try await traces.report("alive.json")
            #expect(traces.files() == [])
        }

        @Test func `after leaving it is only in the recording that was asked for`() async throws {
            let talk = try await talk(["--record", folder.file("recording.json")])
            try await talk.leave()
            let recorded = try RecordedTalk(folder.file("recording.json"))
            #expect(recorded.typed.joined() == secret + secret + secret)
            // The tutor has read it, as a message and as a question.
            #expect(recorded.answers("soltura-message") == 1 && recorded.answers("soltura-cards") == 1)
            #expect(traces.files() == [folder.file("recording.json")])
            var status = stat()
            stat(folder.file("recording.json"), &status)
            #expect(status.st_mode & 0o777 == 0o600)
        }

        // MARK: - Choices

        /// The page of choices, where the secret was typed as a word to practise.
        private func choices(_ arguments: [String] = []) async throws -> Player {
            let tales = try folder.makeFolder("tales")
            let player = try Player(
                in: folder, on: display,
                ["--stories", tales, "--open", "soltura/choices", "--reduce-motion"] + arguments)
            try await player.isUp()
            try await player.look()
            let chips = ChoicesViewModel.groups(Preferences(), nil, Scenes(), .latvian).flatMap(\.chips)
            let (first, add) = (
                try #require(chips.firstIndex { $0.action == .level(.automatic) }),
                try #require(chips.firstIndex { $0.action == .edit(.word) })
            )
            // The first one shows where the focus is.
            for _ in first...add { display.key("Tab") }
            display.key("Return")
            try await player.look()
            display.type(secret)
            display.key("Return")
            try await player.look()
            return player
        }

        @Test func `at home a word to practise is kept`() async throws {
            let player = try await choices()
            try await eventually("it is saved; log: \(player.log)") {
                folder.text("state/soltura.json").contains(secret)
            }
            #expect(traces.files() == [folder.file("state/soltura.json")])
        }

        @Test(arguments: [SIGKILL, SIGABRT])
        func `a kiosk has it in memory only, and deletes what an earlier program has kept`(signal: Int32) async throws {
            let state = try folder.makeFolder("state")
            for name in ["soltura", "soltura.previous", "soltura-deck", "soltura-deck.unreadable-20260101T120000"] {
                try Data(#"{"file":"\#(secret)"}"#.utf8).write(to: URL(filePath: "\(state)/\(name).json"))
            }
            let player = try await choices(["--kiosk"])
            #expect(traces.files() == [])
            #expect(traces.processes == [])
            player.child.signal(signal)
            #expect(try await player.child.end() == .killed(by: signal))
            #expect(traces.files() == [])
            try await player.startAgain()
            try await eventually("the new player is here; log: \(player.log)") {
                Folder.names(at: folder.file("pasaka")).contains("crash.jsonl")
            }
            try await player.look()
            #expect(traces.files() == [])
            #expect(Folder.names(at: state).filter { $0.hasPrefix("soltura") } == [])
        }
    }
}
