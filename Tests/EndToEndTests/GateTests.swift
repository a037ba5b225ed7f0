import Foundation
import Testing

extension EndToEnd.Keepers {
    /// The gate before the grown-ups' room, with real keys and a real pointer.
    @Suite struct GateTests {
        let folder: Folder
        let player: Player

        init() async throws {
            folder = try Folder()
            let display = try await Display(width: 640, height: 480)
            player = try Player(
                in: folder, on: display, ["--open", "grownups/gate", "--reduce-motion", "--log-level", "debug"])
        }

        /// A row of the page on which the way is chosen, from 0.
        private func choose(row: Int) async throws {
            try await player.holdKeys(until: "grownups/gate/.choice")
            try await player.tap(800, 285 + Double(row) * 178)
        }

        private func type(_ pin: String) async throws {
            try await player.look()
            for digit in pin.compactMap(\.wholeNumberValue) {
                let (row, column) = digit == 0 ? (3, 1) : (digit - 1).quotientAndRemainder(dividingBy: 3)
                player.click(910 + Double(column) * 240, 330 + Double(row) * 240)
                _ = try await player.health()
                // Drumming is not typing: at most four taps a second.
                pause(.milliseconds(250))
            }
        }

        @Test
        func `two corners open to keys that are held, but neither to short presses nor to a pointer`() async throws {
            try await choose(row: 0)
            try await player.look()
            for key in ["Prior", "Next"] { player.display.order("keydown \(key)") }
            try await player.display.handsRest()
            for key in ["Prior", "Next"] { player.display.order("keyup \(key)") }
            // A pointer is one finger.
            player.move(60, 1140)
            player.press()
            let end = try await player.health().loop.ticks + 240
            while try await player.health().loop.ticks < end { try await player.look() }
            player.release()
            #expect(try await player.health().route == "grownups/gate")
            try await player.passGate(to: "grownups/room", isNew: false)
            player.key("Home")
            try await player.isAt("home")
        }

        @Test func `a PIN opens after a restart too, a wrong one does not, and no file has it`() async throws {
            try await choose(row: 1)
            try await type("7391")
            try await type("7391")
            try await player.isAt("grownups/room")
            player.key("Escape")
            try await player.isAt("grownups")
            player.child.signal(SIGTERM)
            try await eventually("it ends") { player.child.ending != nil }
            try await player.startAgain()
            try await player.isAt("grownups/gate")
            try await type("1937")
            try await eventually("the wrong one is counted") {
                folder.text("state/gate.json").filter { !$0.isWhitespace }.contains(#""failures":1"#)
            }
            #expect(try await player.health().route == "grownups/gate")
            try await type("7391")
            try await player.isAt("grownups/room")
            for file in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? [] {
                #expect(!folder.text(file).contains("7391"), "\(file)")
            }
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("state/gate.json"))
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }

        /// `pasaka pin` while Pasaka runs.
        private func keep(_ pin: String) async throws {
            let typed = Pipe()
            typed.fileHandleForWriting.write(Data("\(pin)\n".utf8))
            let child = try Child(
                Places.program, ["pin", "--state", folder.file("state")],
                environment: Player.environment(in: folder, display: nil),
                input: typed.fileHandleForReading.fileDescriptor, output: folder.file("pin-said"),
                errors: folder.file("pin-failed"))
            #expect(try await child.end() == .exited(0), "\(folder.text("pin-failed"))")
        }

        private var failures: String? {
            folder.text("state/gate.json").firstMatch(of: #/"failures" : (\d+)/#).map { String($0.output.1) }
        }

        /// Chooses a PIN and goes back to its gate.
        private func setPIN() async throws {
            try await choose(row: 1)
            try await type("7391")
            try await type("7391")
            try await player.isAt("grownups/room")
            player.key("Escape")
            try await player.isAt("grownups")
            try await player.tap(300, 1090)
        }

        @Test
        func `a PIN that the keeper sets while the gate is open is not lost to what is tried there`() async throws {
            try await setPIN()
            try await player.isAt("grownups/gate/room")
            try await type("1111")
            try await eventually("it is counted") { failures == "1" }
            try await keep("2468")
            for old in ["1111", "7391"] {
                try await type(old)
                #expect(try await player.health().route == "grownups/gate/room")
            }
            try await type("2468")
            try await player.isAt("grownups/room")
            try await eventually("nobody's tries are left") { failures == "0" }
        }

        @Test func `five wrong PINs cost a wait, also after Pasaka was killed`() async throws {
            try await setPIN()
            for wrong in 1...5 {
                try await type("111\(wrong)")
                try await eventually("it is counted") { failures == "\(wrong)" }
            }
            player.child.signal(SIGKILL)
            try await eventually("it ends") { player.child.ending != nil }
            try await player.startAgain()
            try await player.isAt("grownups/gate")
            try await type("7391")
            #expect(try await player.health().route == "grownups/gate")
            #expect(failures == "5")
        }

        @Test func `a forgotten PIN is removed by a file`() async throws {
            try await choose(row: 1)
            try await type("7391")
            try await type("7391")
            try await player.isAt("grownups/room")
            try Data().write(to: URL(filePath: folder.file("state/forget-gate")))
            player.key("Escape")
            try await player.isAt("grownups")
            player.child.signal(SIGTERM)
            try await eventually("it ends") { player.child.ending != nil }
            try await player.startAgain()
            try await eventually("the file has done its work; log: \(player.log)") {
                !Folder.names(at: folder.file("state")).contains("forget-gate")
            }
            try await choose(row: 0)
            try await player.passGate(to: "grownups/room", isNew: false)
        }
    }
}
