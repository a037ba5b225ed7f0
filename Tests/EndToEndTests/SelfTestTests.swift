import Foundation
import Testing

extension EndToEnd {
    /// `pasaka selftest`, and the page at the start.
    @Suite struct SelfTestTests {
        let folder: Folder
        let tales: String

        init() throws {
            folder = try Folder()
            tales = try folder.makeFolder("tales")
            _ = try Pack("laba", in: tales, slides: 2)
        }

        /// The codes that are found, the ending, and the seconds that it took.
        private func selftest(
            _ arguments: [String] = [], display: String? = nil, environment: [String: String] = [:]
        ) async throws -> (ending: Child.Ending, output: String, seconds: Double) {
            let begin = ContinuousClock.now
            let child = try Child(
                Places.program,
                ["selftest", "--stories", tales, "--state", folder.file("state")] + arguments,
                environment: Player.environment(in: folder, display: display).merging(environment) { $1 },
                output: folder.file("output"), errors: folder.file("log"))
            let ending = try await child.end(within: 20)
            return (ending, folder.text("output"), (ContinuousClock.now - begin) / .seconds(1))
        }

        private func codes(_ output: String) -> [String] {
            output.split(separator: "\n").compactMap { line in
                let code = line.dropFirst(2).prefix(2)
                return code == "  " ? nil : String(code)
            }
        }

        @Test func `on a display without hardware nothing is red`() async throws {
            let display = try await Display(width: 320, height: 240)
            let (ending, output, seconds) = try await selftest(display: display.name)
            #expect(ending == .exited(0), "\(output)")
            #expect(output.split(separator: "\n").count == 9)
            #expect(!codes(output).contains("A4") && codes(output).contains("S3"), "\(output)")
            #expect(seconds <= 10)
            #expect(folder.text("log").isEmpty, "\(folder.text("log"))")
        }

        @Test func `without a display and without sound it says so and ends in time`() async throws {
            let (ending, output, seconds) = try await selftest(environment: ["SDL_AUDIODRIVER": "none such"])
            #expect(ending == .exited(1))
            #expect(codes(output).prefix(2) == ["A4", "S1"], "\(output)")
            #expect(seconds <= 10)
        }

        @Test func `a broken tale is red`() async throws {
            try Pack("slikta", in: tales, slides: 1).write("{", "story.json")
            let (ending, output, _) = try await selftest()
            #expect(ending == .exited(1))
            #expect(output.contains("✗ P2  Pasakas"), "\(output)")
            #expect(output.contains("slikta"))
        }

        @Test func `a slide without its picture is amber`() async throws {
            try FileManager.default.removeItem(atPath: tales + "/laba/s002.svg")
            let (ending, output, _) = try await selftest()
            #expect(ending == .exited(0))
            #expect(output.contains("! P3  Pasakas"), "\(output)")
        }

        @Test func `a file where things should be kept is red`() async throws {
            try folder.write("no folder", to: "state")
            let (ending, output, _) = try await selftest()
            #expect(ending == .exited(1))
            #expect(output.contains("✗ K1  Krātuve"), "\(output)")
        }

        @Test func `it speaks JSON`() async throws {
            let (ending, output, _) = try await selftest(["--json"])
            #expect(ending == .exited(0))
            let read = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: [[String: String]]]
            #expect(
                read?["lights"]?.map { $0["subject"] } == [
                    "picture", "sound", "touch", "space", "tales", "memory", "clock", "saving", "confinement",
                ])
        }

        @Test func `it tells what its codes mean`() async throws {
            let (ending, output, _) = try await selftest(["--codes"])
            #expect(ending == .exited(0))
            #expect(output.hasPrefix("A1  red ") && output.contains("\nS1  red "))
        }

        @Test func `as the first page it gives way to home by itself, and is kept`() async throws {
            let display = try await Display(width: 640, height: 480)
            let player = try Player(in: folder, on: display, ["--stories", tales, "--open", "selftest"])
            try await player.shows(player.photograph("home", ["--stories", tales]), "home")
            try await eventually("the lights are kept") { folder.text("state/selftest.json").contains("Landlock") }
            let kept = folder.text("state/selftest.json")
            #expect(kept.contains("\"detail\" : \"software\""), "\(kept)")
        }
    }
}
