import Foundation
import Senses
import Testing

extension EndToEnd.Keepers {
    /// The machine is supervised only by systemd.
    @Suite struct UnattendedTests {
        let folder: Folder
        let tales: String
        let display: Display
        let manager: ServiceManager

        init() async throws {
            folder = try Folder()
            tales = try folder.makeFolder("tales")
            _ = try Pack("krasas", in: tales, slides: 4)
            display = try await Display(width: 640, height: 480)
            manager = try ServiceManager(in: folder)
        }

        private func player(
            _ arguments: [String] = [], _ variables: [String: String] = [:], open route: String = "stories/krasas/1"
        ) throws -> Player {
            try Player(
                in: folder, on: display, ["--stories", tales, "--open", route] + arguments,
                environment: ["NOTIFY_SOCKET": manager.path].merging(variables) { $1 })
        }

        @Test func `it is ready with the first picture and lives while the main loop turns`() async throws {
            let player = try player([], ["WATCHDOG_USEC": "400000"])
            let ready = try #require(manager.hear())
            #expect(ready.hasPrefix("READY=1\nSTATUS=Pasaka"), "\(ready)")
            #expect(manager.hear() == "WATCHDOG=1")
            #expect(manager.hear() == "WATCHDOG=1")
            player.child.signal(SIGTERM)
            #expect(try await player.child.end() == .exited(0))
            var last = manager.hear(within: 0)
            while last == "WATCHDOG=1" { last = manager.hear(within: 0) }
            #expect(last?.hasPrefix("STOPPING=1") == true)
        }

        @Test func `a picture that hangs is no life`() async throws {
            let player = try player([], ["WATCHDOG_USEC": "400000"])
            try await player.shows(slide: 1)
            // It is painted again and again.
            try await player.opensOverlay()
            display.server.signal(SIGSTOP)
            defer { display.server.signal(SIGCONT) }
            // What was sent before painting hung; a few more pings may be on their way.
            while manager.hear(within: 0) != nil {}
            // With a timeout of 400 ms a watchdog ping comes every 200.
            var signs = 0
            while signs < 10, manager.hear(within: 1000) != nil { signs += 1 }
            #expect(signs < 10)
            #expect(player.child.ending == nil)
        }

        @Test func `in a kiosk no key of a window manager's leads outside`() async throws {
            let desktop = try Child(
                "openbox", ["--startup", "touch \(folder.file("managed"))"],
                environment: ["PATH": "/usr/bin:/bin", "DISPLAY": display.name, "HOME": folder.path],
                output: folder.file("manager"), errors: folder.file("manager-log"))
            try await eventually("the window manager is ready") { folder.names.contains("managed") }
            let player = try player(["--kiosk"])
            try await player.shows(slide: 1)
            try await display.givesKeysToPasaka()
            // It has them for itself when the first one has been taken in.
            for (key, slide) in [("Right", 2), ("Left", 1)] {
                player.key(key)
                try await player.shows(slide: slide)
            }
            for chord in ["alt+Tab", "super+d", "alt+Escape", "alt+space", "ctrl+alt+Left", "F11", "alt+F4", "ctrl+q"] {
                player.key(chord)
            }
            // So many keys at once are mashing, and nothing else counts until it is calm.
            let calm = ContinuousClock.now + .milliseconds(1200)
            try await eventually("the keyboard is calm") { ContinuousClock.now > calm }
            player.key("Right")
            try await player.shows(slide: 2)
            // The whole display: the desktop would be black.
            #expect(display[1, 1] != RGB(0, 0, 0) && display[638, 478] != RGB(0, 0, 0))
            #expect(desktop.ending == nil && player.logLines.isEmpty, "\(player.log)")
        }

        @Test func `a signal makes it write its health`() async throws {
            let player = try player()
            try await player.shows(slide: 1)
            player.key("Right")
            try await player.shows(slide: 2)
            let health = try await player.health()
            #expect(health.route == "stories/krasas/1")
            #expect(health.loop.longestTurn > 0)
            #expect(health.loop.longestTurnInLastMinute > 0)
            #expect(health.loop.longestTurn >= health.loop.longestTurnInLastMinute)
            #expect((3..<64).contains(health.player.descriptors) && (1..<64).contains(health.player.threads))
            player.key("Right")
            try await player.shows(slide: 3)
            #expect(player.logLines.isEmpty, "\(player.log)")
        }

        /// The software renderer claims vsync, but does not wait.
        @Test func `while pages turn the loop wakes once for each picture`() async throws {
            let player = try player()
            try await player.shows(slide: 1)
            for slide in [2, 3, 4] {
                player.key("Right")
                try await player.shows(slide: slide)
            }
            try await player.catchUp()
            let health = try await player.health()
            #expect(health.frames.painted > 3)
            // Keys, answers of the sound and pictures that were asked for wake it too.
            #expect(health.loop.wakeUps < 3 * health.frames.painted + 60, "\(health)")
        }

        /// Waits until a press is among the inputs of the last minute.
        private func noted(_ press: String) async throws {
            try await eventually("\(press) is noted") { folder.text("pasaka/inputs.jsonl").contains("\"\(press)\"") }
        }

        private func report(_ name: String) async throws -> String {
            let report = try Child(
                Places.program, ["report", "-o", folder.file(name), "--state", folder.file("state")],
                environment: Player.environment(in: folder, display: nil), output: folder.file("told"),
                errors: folder.file("complaints"))
            #expect(try await report.end() == .exited(0), "\(folder.text("complaints"))")
            return folder.text(name)
        }

        private func replay(_ name: String) async throws -> Child.Ending {
            let shots = try Child(
                Places.program,
                ["--replay", folder.file(name), "--shots", folder.file("shots"), "--window", "320x240"],
                environment: Player.environment(in: folder, display: nil), output: folder.file("told"),
                errors: folder.file("complaints"))
            return try await shots.end()
        }

        @Test func `the report of a running player has its last minute, and no name of a family's tale`() async throws {
            _ = try Pack("annas_diena", in: tales, directory: "zanes mape", slides: 3, text: "Oma Zane.")
            let player = try player(open: "stories/annas_diena/1")
            try await player.shows(slide: 1)
            player.key("Right")
            try await player.shows(slide: 2)
            try await noted("right")
            let report = try await report("report.json")
            #expect(report.contains(#""player" : "runs""#), "\(report.prefix(2000))")
            #expect(report.contains(#""right""#) && report.contains("xxx xxxx."))
            for name in ["annas_diena", "zanes", "Zane", "Oma", folder.path] {
                #expect(!report.contains(name), "\(name)")
            }
            #expect(try await replay("report.json") == .exited(0), "\(folder.text("complaints"))")
        }

        @Test(arguments: [SIGKILL, SIGSEGV])
        func `the last minute outlives a crash and the start after it`(signal: Int32) async throws {
            let player = try player()
            try await player.shows(slide: 1)
            player.key("Right")
            try await player.shows(slide: 2)
            // Only a crash of its own gives the player time to write its last inputs.
            if signal == SIGKILL { try await noted("right") }
            player.child.signal(signal)
            #expect(try await player.child.end() == .killed(by: signal))
            #expect(try await report("dead.json").contains(#""player" : "does not run""#))
            #expect(folder.text("dead.json").contains(#""lastMinute" : {"#))
            try await player.startAgain()
            try await eventually("the new player is here; log: \(player.log)") {
                Folder.names(at: folder.file("pasaka")).contains("crash.jsonl")
            }
            #expect(try await report("alive.json").contains(#""beforeCrash" : {"#))
            #expect(try await replay("alive.json") == .exited(0), "\(folder.text("complaints"))")
        }

        @Test func `what was said into the microphone before a crash is gone after the next start`() async throws {
            try FileManager.default.createDirectory(
                atPath: folder.file("state/takes"), withIntermediateDirectories: true)
            for name in ["3.raw", "3.wav"] { try folder.write("a voice", to: "state/takes/\(name)") }
            let player = try player()
            try await player.shows(slide: 1)
            try await eventually("the takes are gone") { Folder.names(at: folder.file("state/takes")).isEmpty }
        }

        @Test func `a reader of the log who has stopped does not hold it up`() async throws {
            try Pack("bildes", in: tales, slides: 3).write("no picture", "s002.svg")
            mkfifo(folder.file("log"), 0o600)
            let pipe = open(folder.file("log"), O_RDWR | O_NONBLOCK | O_CLOEXEC)
            defer { close(pipe) }
            while write(pipe, [UInt8](repeating: 10, count: 4096), 4096) > 0 {}
            let player = try player(open: "stories/bildes/1")
            try await player.shows(slide: 1)
            player.key("Right")
            try await player.catchUp()
            player.key("Right")
            try await player.shows(slide: 3)
        }

        @Test func `without a watchdog there is one word at the beginning`() async throws {
            let player = try player()
            try await player.shows(slide: 1)
            try await player.catchUp()
            #expect(manager.hear()?.hasPrefix("READY=1") == true)
            #expect(manager.hear(within: 0) == nil)
        }
    }
}
