import Senses
import Testing

extension EndToEnd.Readers {
    /// The window itself: its size, the diagnostics overlay, full screen.
    @Suite struct WindowTests {
        let folder: Folder
        let tales: String

        init() throws {
            folder = try Folder()
            tales = try folder.makeFolder("tales")
            _ = try Pack("krasas", in: tales, slides: 4)
        }

        private var stories: [String] { ["--stories", tales] }

        @Test func `a window that is resized shows the same screen and maps every click exactly`() async throws {
            let display = try await Display(width: 1280, height: 900)
            let player = try Player(in: folder, on: display, window: (640, 480), stories + ["--reduce-motion"])
            try await player.shows(player.photograph("home", stories), "home")
            for (width, height) in [(937, 613), (500, 871), (1280, 333)] {
                display.order("search --name ^Pasaka$ windowmove 0 0 windowsize \(width) \(height)")
                player.window = Area(x: 0, y: 0, width: width, height: height)
                let home = try await player.photograph("home", stories)
                let list = try await player.photograph("stories", stories)
                try await player.shows(home, "home at \(width)×\(height)")
                // In an upright window the button "Sākt" is in the room below the stage, and the house in that above.
                let foot = height > width ? 600 + 800 * Double(height) / Double(width) : 1200
                let (across, down, house) =
                    foot > 1200
                    ? (40.0...940.0, (foot - 688)...(foot - 438), (120.0, 1320 - foot))
                    : (430.0...832.0, 412.0...660.0, (110.0, 110.0))
                let middle = (down.lowerBound + down.upperBound) / 2
                func edges(_ inset: Double) -> [(Double, Double)] {
                    [across.lowerBound + inset, across.upperBound - inset].map { ($0, middle) }
                        + [down.lowerBound + inset, down.upperBound - inset].map { (800, $0) }
                }
                try await player.look()
                // A button that is lower than 20 mm answers up to 100 points above it, too; those below and to the
                // right have neighbours.
                let beside = height > 600 && width > height ? 6.0 : 110
                for (x, y) in [(across.lowerBound - 20, middle), (800, down.lowerBound - beside)] {
                    player.click(x, y)
                    // More than four taps a second are mashing, of which none would count.
                    pause(.milliseconds(250))
                }
                try await player.catchUp()
                try await player.shows(home, "home after taps beside the button")
                for (x, y) in edges(6) {
                    try await player.tap(x, y)
                    try await player.shows(list, "the list after a tap at \(x), \(y)")
                    try await player.tap(house.0, house.1)
                    try await player.shows(home, "home")
                }
            }
        }

        @Test func `F1 opens the overlay and closes it again without a trace`() async throws {
            let display = try await Display(width: 1280, height: 800)
            let player = try Player(in: folder, on: display, stories)
            let home = try await player.photograph("home", stories)
            try await player.shows(home, "home")
            try await player.opensOverlay()
            #expect(player.picture.difference(from: home) > 0.2)
            try await player.tap(800, 535)
            try await eventually("the list comes below the overlay") {
                player.picture.difference(from: home, in: player.area(x: 1200, y: 850, width: 300, height: 300)) > 0.5
            }
            #expect(player.isOverlayOpen)
            player.key("Escape")
            player.key("F1")
            try await player.tap(1400, 1000)
            try await player.shows(home, "home")
        }

        @Test func `F11 leaves the full screen and comes back to it`() async throws {
            let display = try await Display(width: 1280, height: 800)
            // Only a window manager can make a window full screen or not.
            let manager = try Child(
                "openbox", ["--startup", "touch \(folder.file("managed"))"],
                environment: ["PATH": "/usr/bin:/bin", "DISPLAY": display.name, "HOME": folder.path],
                output: folder.file("manager"), errors: folder.file("manager-log"))
            try await eventually("the window manager is ready") { folder.names.contains("managed") }
            let player = try Player(in: folder, on: display, stories)
            let home = try await player.photograph("home", stories)
            try await player.shows(home, "home")
            try await display.givesKeysToPasaka()
            player.key("F11")
            try await eventually("the window is no longer the whole screen") {
                player.picture.difference(from: home) > 0.05
            }
            player.key("F11")
            try await player.shows(home, "home, full screen again")
            #expect(manager.ending == nil)
            player.key("ctrl+shift+q")
            player.key("q")
            player.key("ctrl+q")
            let ending = try await player.child.end()
            #expect(ending == .exited(0))
        }
    }
}
