import Foundation
import Glibc
import Testing

extension EndToEnd.Keepers {
    /// `pasaka selftest`, and the page at startup.
    @Suite struct SelfTestTests {
        let folder: Folder
        let tales: String

        init() throws {
            folder = try Folder()
            tales = try folder.makeFolder("tales")
            _ = try Pack("laba", in: tales, slides: 2)
        }

        /// The ending, and what it says.
        ///
        /// Code N1 means that a busy machine did not answer within the program's eight seconds: then it is run again.
        private func selftest(
            _ arguments: [String] = [], display: String? = nil, environment: [String: String] = [:]
        ) async throws -> (ending: Child.Ending, output: String) {
            for _ in 0..<9 {
                let answer = try await answer(arguments, display, environment)
                if !answer.output.contains("N1") { return answer }
            }
            return try await answer(arguments, display, environment)
        }

        private func answer(
            _ arguments: [String], _ display: String?, _ environment: [String: String]
        ) async throws -> (ending: Child.Ending, output: String) {
            let child = try Child(
                Places.program,
                ["selftest", "--stories", tales, "--state", folder.file("state")] + arguments,
                environment: Player.environment(in: folder, display: display).merging(environment) { $1 },
                output: folder.file("output"), errors: folder.file("log"))
            return (try await child.end(), folder.text("output"))
        }

        private func codes(_ output: String) -> [String] {
            output.split(separator: "\n").compactMap { line in
                let code = line.dropFirst(2).prefix(2)
                return code == "  " ? nil : String(code)
            }
        }

        @Test func `on a display without hardware nothing is red`() async throws {
            let display = try await Display(width: 320, height: 240)
            let (ending, output) = try await selftest(display: display.name)
            #expect(ending == .exited(0), "\(output)")
            #expect(output.split(separator: "\n").count == 14)
            #expect(!codes(output).contains("A4") && codes(output).contains("S3"), "\(output)")
            #expect(folder.text("log").isEmpty, "\(folder.text("log"))")
        }

        @Test func `without a display and without sound it says so and ends`() async throws {
            let (ending, output) = try await selftest(environment: ["SDL_AUDIODRIVER": "none such"])
            #expect(ending == .exited(1))
            #expect(codes(output).prefix(2) == ["A4", "S1"], "\(output)")
        }

        @Test func `without a session no library says anything`() async throws {
            _ = try await selftest(environment: ["XDG_RUNTIME_DIR": ""])
            #expect(folder.text("log").isEmpty, "\(folder.text("log"))")
        }

        @Test func `a broken tale is red`() async throws {
            try Pack("slikta", in: tales, slides: 1).write("{", "story.json")
            let (ending, output) = try await selftest()
            #expect(ending == .exited(1))
            #expect(output.contains("✗ P2  Tales"), "\(output)")
            #expect(output.contains("slikta"))
        }

        @Test func `a slide without its picture is amber`() async throws {
            try FileManager.default.removeItem(atPath: tales + "/laba/s002.svg")
            let (ending, output) = try await selftest()
            #expect(ending == .exited(0))
            #expect(output.contains("! P3  Tales"), "\(output)")
        }

        @Test func `a file where things should be kept is red`() async throws {
            try folder.write("no folder", to: "state")
            let (ending, output) = try await selftest()
            #expect(ending == .exited(1))
            #expect(output.contains("✗ K1  Storage"), "\(output)")
        }

        @Test func `it speaks JSON`() async throws {
            let (ending, output) = try await selftest(["--json"])
            #expect(ending == .exited(0))
            let read = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: [[String: String]]]
            #expect(
                read?["lights"]?.map { $0["subject"] } == [
                    "picture", "sound", "touch", "space", "tales", "memory", "clock", "saving", "sticks",
                    "confinement", "boot", "updates", "network", "activities",
                ])
        }

        @Test func `it speaks the language of the locale`() async throws {
            let latvian = try await selftest(environment: ["LANG": "lv_LV.UTF-8"]).output
            #expect(latvian.contains("✓     Pasakas     kārtībā"), "\(latvian)")
            let english = try await selftest().output
            #expect(english.contains("✓     Tales       all right"), "\(english)")
        }

        @Test func `it explains its codes`() async throws {
            let (ending, output) = try await selftest(["--codes"])
            #expect(ending == .exited(0))
            #expect(output.hasPrefix("A1  red ") && output.contains("\nS1  red "))
        }

        @Test func `as the first page it gives way to home by itself, and is kept`() async throws {
            let display = try await Display(width: 640, height: 480)
            let player = try Player(in: folder, on: display, ["--stories", tales, "--open", "selftest"])
            let home = try await player.photograph("home", ["--stories", tales])
            // A light that a busy machine has not answered is red, and stays for a minute: then it is restarted.
            for _ in 0..<9 {
                try await eventually("home is there, or a light has not answered; log: \(player.log)") {
                    player.picture.difference(from: home) == 0 || folder.text("state/selftest.json").contains("\"N1\"")
                }
                guard folder.text("state/selftest.json").contains("\"N1\"") else { break }
                player.child.signal(SIGTERM)
                #expect(try await player.child.end() == .exited(0))
                unlink(folder.file("state/selftest.json"))
                try await player.startAgain()
            }
            try await player.shows(home, "home")
            try await eventually("the lights are kept") { folder.text("state/selftest.json").contains("Landlock") }
            let kept = folder.text("state/selftest.json")
            #expect(kept.contains("\"library\" : \"software\""), "\(kept)")
        }
    }
}
