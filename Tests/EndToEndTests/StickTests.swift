import Foundation
import Senses
import Testing

extension EndToEnd.Makers {
    /// A stick that is inserted, previewed, added and removed.
    @Suite struct StickTests {
        let folder: Folder
        let sticks, tales: String
        let display: Display

        init() async throws {
            folder = try Folder()
            sticks = try folder.makeFolder("sticks")
            tales = try folder.makeFolder("tales")
            display = try await Display(width: 640, height: 480)
        }

        private func player(_ route: String = "grownups/stick") throws -> Player {
            try Player(
                in: folder, on: display,
                ["--stories", tales, "--sticks", sticks, "--open", route, "--reduce-motion", "--log-level", "info"])
        }

        /// Makes a stick with one tale of pictures, and puts it in.
        private func plug(_ name: String = "KINGSTON", slides: ClosedRange<Int>, count: Int = 1) throws {
            let hand = try folder.makeFolder("hand \(name)/Vasara")
            for number in 0..<(slides.count * count) {
                let color = Pack.color(slides.lowerBound + number % slides.count)
                try Pack.svg(color).write(toFile: "\(hand)/\(number).svg", atomically: false, encoding: .utf8)
            }
            try FileManager.default.moveItem(atPath: folder.file("hand \(name)"), toPath: "\(sticks)/\(name)")
        }

        private func pull(_ name: String = "KINGSTON") throws {
            try FileManager.default.moveItem(atPath: "\(sticks)/\(name)", toPath: folder.file("pulled \(name)"))
        }

        /// The page as it is when all has been read.
        private func page(_ player: Player) async throws -> Picture {
            try await player.photograph(
                "grownups/stick", ["--stories", tales, "--sticks", sticks, "--reduce-motion"])
        }

        private var button: (Double, Double) { (1200, 410) }

        /// The round ends of the first tale's button are orange where it can be pressed.
        private func hasButton(_ player: Player) -> Bool {
            let color = player.color(1030, 440)
            return color.red > 200 && color.green < 190 && color.blue < 140
        }

        @Test func `a stick is seen, added by one press, and on the shelf`() async throws {
            let player = try player("home")
            try await player.shows(
                player.photograph("home", ["--stories", tales, "--reduce-motion"]), "home without a stick")
            try plug(slides: 5...6)
            try await eventually("home shows the stick; log: \(player.log)") {
                player.color(1066, 1104 - 26).isClose(to: RGB(0x6b, 0x4a, 0x63), by: 12)
            }
            try await player.openGrownUps()
            try await player.tap(1180, 1090)
            try await player.passGate(to: "grownups/stick")
            try await player.shows(page(player), "the page with all slides read")
            try await player.tap(button.0, button.1)
            try await eventually("the tale is there; log: \(player.log)") {
                Folder.names(at: tales) == ["vasara"]
            }
            #expect(
                Folder.names(at: tales + "/vasara").filter { $0.hasPrefix("slide") } == ["slide01.jpg", "slide02.jpg"])
            player.key("Home")
            player.key("Return")
            try await eventually("the tale stands on the shelf; log: \(player.log)") {
                player.color(800, 500).isClose(to: Pack.color(5), by: 8)
            }
        }

        @Test func `a newer version shows its pictures at once, and gives way to the earlier one again`() async throws {
            try plug("FIRST", slides: 5...5)
            let player = try player()
            try await eventually("the tale can be added") { hasButton(player) }
            player.key("Down")
            player.key("Return")
            try await eventually("the tale is there; log: \(player.log)") { Folder.names(at: tales) == ["vasara"] }
            for key in ["Home", "Return"] { player.key(key) }
            try await eventually("it is on the shelf") { player.color(800, 500).isClose(to: Pack.color(5), by: 8) }
            try pull("FIRST")
            try plug("SECOND", slides: 9...9)
            try await open(player, isFirst: true)
            try await eventually("it can be added") { hasButton(player) }
            try await player.tap(button.0, button.1)
            try await eventually("the earlier one is kept; log: \(player.log)") {
                Folder.names(at: tales) == [".earlier", "vasara"]
            }
            for key in ["Home", "Return"] { player.key(key) }
            try await eventually("the new one is on the shelf") {
                player.color(800, 500).isClose(to: Pack.color(9), by: 8)
            }
            try pull("SECOND")
            try await open(player)
            // Without a stick the sheet of the earlier version lies below the sentence.
            try await player.shows(page(player), "the page with the earlier version")
            try await player.tap(1200, 745)
            for key in ["Home", "Return"] { player.key(key) }
            try await eventually("the earlier one is on the shelf again; log: \(player.log)") {
                player.color(800, 500).isClose(to: Pack.color(5), by: 8)
            }
        }

        /// Goes from the shelf to the page for sticks, as a grown-up does.
        private func open(_ player: Player, isFirst: Bool = false) async throws {
            player.key("Home")
            try await player.catchUp()
            try await player.openGrownUps()
            try await player.tap(1180, 1090)
            try await player.passGate(to: "grownups/stick", isNew: isFirst)
            try await player.catchUp()
        }

        @Test func `a stick that is pulled while its page is open leaves it`() async throws {
            let player = try player()
            try await player.shows(page(player), "the page without a stick")
            try plug(slides: 5...6)
            try await player.shows(page(player), "the page with a stick")
            try pull()
            try await eventually("the tale is gone; log: \(player.log)") { !hasButton(player) }
            try await player.shows(page(player), "the page without a stick again")
        }

        @Test func `a stick removed while its tale is being added leaves no partial tale`() async throws {
            try plug(slides: 5...8, count: 60)
            let player = try player()
            try await eventually("the tale can be added") { hasButton(player) }
            try await player.tap(button.0, button.1)
            try await eventually("it is being added") { player.color(180, 475).isClose(to: RGB(0xd9, 0x75, 0x2c)) }
            try pull()
            try await eventually("it is told; log: \(player.log)") { player.log.contains("nothing was added") }
            try await eventually("nothing is left; \(Folder.names(at: tales))") { Folder.names(at: tales).isEmpty }
            try player.checkAlive()
            #expect(!player.log.contains("has been added"))
        }
    }
}
