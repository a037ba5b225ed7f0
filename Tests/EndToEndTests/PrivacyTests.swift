import Foundation
import Glibc
import Testing

extension EndToEnd {
    /// What somebody types in a talk is nowhere but on the screen.
    @Suite struct PrivacyTests {
        let folder: Folder
        let display: Display
        private let start = Date()
        /// A word that no file has, nor the tests of another clone.
        private let secret = "zorro" + String((0..<10).map { _ in "abcdefghijklmnop".randomElement() ?? "q" })

        init() async throws {
            folder = try Folder()
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

        /// The test's files that hold the secret or an input of typing, and new files elsewhere that hold the secret.
        private func traces() -> [String] {
            let elsewhere = ["/tmp", "/var/tmp", "/dev/shm"].flatMap { root in
                Folder.names(at: root).map { "\(root)/\($0)" }.filter { $0 != folder.path && isNew($0) }
            }
            return files(folder.path).filter { holds($0, secret) || holds($0, #""typed""#) }
                + elsewhere.flatMap(files).filter { !$0.hasPrefix("\(folder.path)/") && isNew($0) && holds($0, secret) }
        }

        /// Whether it was changed since the test began.
        private func isNew(_ path: String) -> Bool {
            var status = stat()
            return lstat(path, &status) == 0 && Double(status.st_mtim.tv_sec) >= start.timeIntervalSince1970 - 1
        }

        private func holds(_ file: String, _ words: String) -> Bool {
            guard let bytes = try? Data(contentsOf: URL(filePath: file), options: .mappedIfSafe), !bytes.isEmpty else {
                return false  // those of other tests come and go
            }
            return bytes.withUnsafeBytes { Self.finds(Array(words.utf8), in: $0) }
        }

        /// Foundation's own search takes minutes for all files.
        private static func finds(_ words: [UInt8], in bytes: UnsafeRawBufferPointer) -> Bool {
            var rest = bytes[...]
            while rest.count >= words.count, let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
                let found = memchr(base, Int32(words[0]), rest.count - words.count + 1)
            {
                if memcmp(found, words, words.count) == 0 { return true }
                rest = rest.dropFirst(UnsafeRawPointer(found) - base + 1)
            }
            return false
        }

        /// The ordinary files at a place.
        private func files(_ place: String) -> [String] {
            let below = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
            return ([place] + below.map { "\(place)/\($0)" }).filter { file in
                var status = stat()
                return lstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size < 32 << 20
            }
        }

        /// The command lines and environments of all processes.
        private func tellingProcesses() -> [String] {
            Folder.names(at: "/proc").filter { Int($0) != nil }.filter { process in
                ["cmdline", "environ"].contains { name in
                    let text = FileManager.default.contents(atPath: "/proc/\(process)/\(name)") ?? Data()
                    return String(decoding: text, as: UTF8.self).contains(secret)
                }
            }
        }

        private func report(_ name: String) async throws {
            let report = try Child(
                Places.program, ["report", "-o", folder.file(name), "--state", folder.file("state")],
                environment: Player.environment(in: folder, display: nil), output: folder.file("told"),
                errors: folder.file("complaints"))
            #expect(try await report.end() == .exited(0), "\(folder.text("complaints"))")
            #expect(folder.text(name).contains("soltura"))
        }

        @Test func `while the talk goes on it is in no file, report or command line`() async throws {
            let talk = try await talk()
            try await report("report.json")
            #expect(traces() == [])
            #expect(tellingProcesses() == [])
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
            #expect(traces() == [])
            try await report("dead.json")
            try await talk.player.startAgain()
            try await eventually("the new player is here; log: \(talk.player.log)") {
                Folder.names(at: folder.file("pasaka")).contains("crash.jsonl")
            }
            try await report("alive.json")
            #expect(traces() == [])
        }

        @Test func `after leaving it is only in the recording that was asked for`() async throws {
            let talk = try await talk(["--record", folder.file("recording.json")])
            try await talk.leave()
            let recorded = try RecordedTalk(folder.file("recording.json"))
            #expect(recorded.typed.joined() == secret + secret + secret)
            // The tutor has read it, as a message and as a question.
            #expect(recorded.answers("soltura-message") == 1 && recorded.answers("soltura-cards") == 1)
            #expect(traces() == [folder.file("recording.json")])
            var status = stat()
            stat(folder.file("recording.json"), &status)
            #expect(status.st_mode & 0o777 == 0o600)
        }
    }
}
