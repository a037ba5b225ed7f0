import Foundation
import TestSupport
import Testing

extension EndToEnd.Readers {
    /// The child's progress on the disk.
    @Suite struct ProgressTests {
        let folder: Folder
        let tales: String
        let display: Display

        init() async throws {
            folder = try Folder()
            tales = try folder.makeFolder("tales")
            _ = try Pack("krasas", in: tales, slides: 5)
            display = try await Display(width: 320, height: 240)
        }

        private func player(at route: String = "stories/krasas", _ arguments: [String] = []) throws -> Player {
            try Player(in: folder, on: display, ["--stories", tales, "--open", route] + arguments)
        }

        /// What is saved, without the slides that were heard: a slow machine shows each long enough to be read.
        private func saved(_ file: String = "progress.json") -> String {
            folder.text("state/\(file)").replacing(#/"heard" : \[[^\]]*\],\n +/#, with: "")
        }

        private func saves(_ texts: String...) async throws {
            try await eventually("progress.json is \(texts); it is \(folder.text("state/progress.json"))") {
                texts.contains(saved())
            }
        }

        private func progress(slide: Int?, isFinished: Bool = false) -> String {
            """
            {
              "lastTale" : "krasas",
              "tales" : {
                "krasas" : {
                  "isFinished" : \(isFinished)\(slide.map { ",\n      \"slide\" : \($0)" } ?? "")
                }
              },
              "version" : 1
            }

            """
        }

        /// The files of the state, without the counts, the meadow and what went wrong.
        private func names() -> [String] {
            let others = ["counts.", "meadow.", "incidents."]
            return Folder.names(at: folder.file("state")).filter { name in !others.contains { name.contains($0) } }
        }

        @Test func `every turn up to the end is written, to the letter`() async throws {
            let player = try player()
            try await player.shows(slide: 1)
            try await saves(progress(slide: 1))
            for slide in 2...5 {
                player.key("Right")
                try await saves(progress(slide: slide))
            }
            player.key("Right")
            try await saves(progress(slide: nil), progress(slide: nil, isFinished: true))
            // What is being written has a name of its own until it is done.
            try await eventually("there are two files; \(Folder.names(at: folder.file("state")))") {
                names() == ["progress.json", "progress.previous.json"]
            }
        }

        @Test func `a tale of which enough was heard is finished, and brings something home`() async throws {
            // All before the slide at which it is opened counts as heard: four of five.
            let player = try player(at: "stories/krasas/5")
            try await player.shows(slide: 5)
            player.key("Right")
            try await saves(progress(slide: nil, isFinished: true))
            try await eventually("the meadow is kept") {
                folder.text("state/meadow.json").contains("stories/krasas")
            }
            // A look back from the end keeps no place.
            player.key("Prior")
            try await player.shows(slide: 5)
            #expect(folder.text("state/progress.json") == progress(slide: nil, isFinished: true))
        }

        @Test(arguments: [
            ("", "unreadable"), ("{", "unreadable"), ("[]", "unreadable"),
            (#"{"version": 1, "tales": {"krasas": {"slide": 0, "isFinished": false}}}"#, "unreadable"),
        ])
        func `a file that cannot be used is kept under another name`(content: String, mark: String) async throws {
            _ = try folder.makeFolder("state")
            try folder.write(content, to: "state/progress.json")
            let player = try player()
            try await player.shows(slide: 1)
            player.key("Right")
            try await saves(progress(slide: 2))
            try await eventually("the log tells it") { !player.logLines.isEmpty }
            let asides = names().filter { !["progress.json", "progress.previous.json"].contains($0) }
            let kept = try #require(asides.first)
            #expect(asides.count == 1 && kept.hasPrefix("progress.\(mark)-"))
            #expect(folder.text("state/" + kept) == content)
            #expect(player.logLines.count == 1 && player.log.contains(kept), "\(player.log)")
        }

        @Test func `a newer Pasaka's file is not touched`() async throws {
            _ = try folder.makeFolder("state")
            try folder.write(#"{"version": 2}"#, to: "state/progress.json")
            let player = try player()
            try await player.shows(slide: 1)
            player.key("Right")
            try await eventually("the older Pasaka has its own file") {
                saved("progress.v1.json") == progress(slide: 2)
            }
            #expect(folder.text("state/progress.json") == #"{"version": 2}"#)
            #expect(player.logLines.count == 1 && player.log.contains("newer"), "\(player.log)")
        }

        @Test(arguments: ["file", "file/inside", "/proc/nowhere", "full"])
        func `the child can go on if nothing can be saved, and the log says so once`(state: String) async throws {
            try folder.write("in the way", to: "file")
            var path = state.hasPrefix("/") ? state : folder.file(state)
            var full: SmallDisk?
            if state == "full" {
                full = SmallDisk(at: try folder.makeFolder("full"), bytes: 4096)
                guard full != nil else { return }  // only root can make a disk
                try folder.write(String(repeating: "x", count: 4096), to: "full/filler")
                path = folder.file("full")
            }
            let player = try player(["--state", path])
            try await player.shows(slide: 1)
            for slide in 2...5 {
                player.key("Right")
                try await player.shows(slide: slide)
            }
            player.child.signal(SIGTERM)
            #expect(try await player.child.end() == .exited(0))
            #expect(player.logLines.count { $0.contains("cannot be saved") } == 1, "\(player.log)")
            let lines = player.logLines.filter { $0.contains("progress.json") && !$0.contains("cannot be saved") }
            // What is no folder cannot be read from either, and that is said first.
            let isFolder = state == "full" || state == "/proc/nowhere"
            #expect(lines.count { $0.contains("cannot be used") } == (isFolder ? 0 : 1), "\(player.log)")
            #expect(lines.count == (isFolder ? 0 : 1), "\(player.log)")
            withExtendedLifetime(full) {}
        }

        @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
        func `a signal ends the program, progress saved`(signal: Int32) async throws {
            let player = try player()
            try await player.shows(slide: 1)
            player.key("Right")
            player.key("Right")
            try await player.shows(slide: 3)
            player.child.signal(signal)
            #expect(try await player.child.end() == .exited(0))
            #expect(saved() == progress(slide: 3))
            try await player.startAgain()
            try await player.shows(slide: 3)
        }
    }
}
