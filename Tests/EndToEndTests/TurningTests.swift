import Testing

extension EndToEnd.Readers {
    /// Turning pages with the pointer, which is a finger to the program, and with keys.
    @Suite struct TurningTests {
        let folder: Folder
        let tales: String
        let display: Display

        init() async throws {
            folder = try Folder()
            tales = try folder.makeFolder("tales")
            _ = try Pack("krasas", in: tales, slides: 12)
            display = try await Display(width: 800, height: 600)
        }

        private func player(at slide: Int, _ arguments: [String] = []) async throws -> Player {
            let player = try Player(
                in: folder, on: display, ["--stories", tales, "--open", "stories/krasas/\(slide)"] + arguments)
            try await player.shows(slide: slide)
            return player
        }

        /// Waits until one slide fills the stage.
        private func rest(_ player: Player) async throws {
            try await eventually("the pages rest") {
                [60, 800, 1540].allSatisfy { player.color($0, 600) == player.color(300, 600) }
            }
        }

        @Test func `the page follows the finger and turns beyond the threshold`() async throws {
            let player = try await player(at: 2)
            try await player.drag(from: (1200, 600), to: (400, 600))
            // The next sheet has been drawn in from the right by half of the stage.
            try await eventually("the next sheet covers the right half; log: \(player.log)") {
                player.color(1300, 600).isClose(to: Pack.color(3))
            }
            #expect(player.color(300, 600).isClose(to: Pack.color(2)))
            try await eventually("it is drawn to the middle") { player.color(850, 600).isClose(to: Pack.color(3)) }
            player.move(700, 600)
            try await eventually("the sheet follows back") { player.color(850, 600).isClose(to: Pack.color(2)) }
            #expect(player.color(1400, 600).isClose(to: Pack.color(3)))
            player.move(300, 600)
            try await eventually("the sheet follows on") { player.color(850, 600).isClose(to: Pack.color(3)) }
            player.release()
            try await player.shows(slide: 3)
        }

        @Test func `a page that was drawn too little springs back`() async throws {
            let player = try await player(at: 2)
            try await player.drag(from: (1000, 600), to: (880, 600))
            try await eventually("the next sheet looks in") { player.color(1570, 500).isClose(to: Pack.color(3)) }
            try await player.catchUp()
            // A finger that rests does not fling.
            try await player.look()
            player.release()
            try await eventually("the page lies as before") { player.color(1570, 500).isClose(to: Pack.color(2)) }
            try await player.catchUp()
            try await player.shows(slide: 2)
        }

        @Test func `a short quick fling turns, and the paper gives a little before the first page`() async throws {
            let player = try await player(at: 1)
            for _ in 1...20 where !player.color(800, 600).isClose(to: Pack.color(2)) {
                // 115 points are less than the 128 of a slow swipe. A busy machine may get all of it at once, and a finger
                // that moves in no time has no speed: then once more.
                try await player.drag(from: (900, 600), to: (785, 600), steps: 4)
                player.release()
                try await player.catchUp()
                try await rest(player)
            }
            try await player.shows(slide: 2)
            player.key("Left")
            try await player.shows(slide: 1)
            try await rest(player)
            try await player.drag(from: (500, 600), to: (1400, 600))
            try await eventually("something else shows at the left edge") {
                !player.color(60, 600).isClose(to: Pack.color(1))
            }
            #expect(player.color(800, 600).isClose(to: Pack.color(1)), "a third of the way at most")
            player.release()
            try await eventually("the page lies as before") { player.color(60, 600).isClose(to: Pack.color(1)) }
        }

        @Test func `every key does what it should`() async throws {
            let player = try await player(at: 1)
            for (key, slide) in [
                ("Right", 2), ("Next", 3), ("Left", 2), ("Prior", 1), ("Right", 2),
            ] {
                player.key(key)
                try await player.shows(slide: slide)
            }
            let list = try await player.photograph("stories", ["--stories", tales])
            player.key("Escape")
            try await eventually("the list, but for the ring round the tale") {
                player.picture.difference(from: list) < 0.1
            }
            player.key("Return")
            try await player.shows(slide: 2)
            try await player.catchUp()
            try await player.shows(slide: 2)
            player.key("Home")
            let home = try await player.photograph("home", ["--stories", tales])
            try await eventually("home, but for the ring round a button") {
                player.picture.difference(from: home) < 0.1
            }
        }

        @Test(arguments: [[], ["--reduce-motion"]])
        func `ten quick presses turn ten pages`(options: [String]) async throws {
            let player = try await player(at: 1, options)
            for _ in 1...10 { player.key("Right") }
            try await player.shows(slide: 11)
            for _ in 1...10 { player.key("Prior") }
            try await player.shows(slide: 1)
        }

        @Test func `the wheel turns pages and other buttons of the mouse do nothing`() async throws {
            let player = try await player(at: 5)
            player.display.order("click 5")
            try await player.shows(slide: 6)
            player.display.order("click 4")
            try await player.shows(slide: 5)
            player.move(1466, 1066)
            player.display.order("click 3 click 2")
            try await player.catchUp()
            try await player.shows(slide: 5)
        }
    }
}
