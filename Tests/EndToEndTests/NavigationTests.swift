import Glibc
import Senses
import Testing

extension EndToEnd.Readers {
    /// Moving between screens by touch, and what the window shows.
    @Suite struct NavigationTests {
        let folder: Folder
        let tales: String

        init() throws {
            folder = try Folder()
            tales = try folder.makeFolder("tales")
            _ = try Pack("krasas", in: tales, slides: 4)
        }

        @Test func `opens full screen at home`() async throws {
            let display = try await Display(width: 1280, height: 800)
            let player = try Player(in: folder, on: display, ["--stories", tales])
            try await player.shows(player.photograph("home", ["--stories", tales]), "home")
        }

        @Test func `a child who taps twice sees every screen and every page`() async throws {
            let display = try await Display(width: 800, height: 600)
            let player = try Player(in: folder, on: display, ["--stories", tales])
            let stories = ["--stories", tales]
            try await player.shows(player.photograph("home", stories), "home")
            try await player.tapTwice(800, 535)
            try await player.catchUp()
            try await player.shows(player.photograph("stories", stories), "the list")
            try await player.tapTwice(800, 600)
            try await player.shows(slide: 1)
            for slide in 2...3 {
                try await player.tapTwice(1466, 1066)
                try await player.catchUp()
                try await player.shows(slide: slide)
            }
        }

        @Test func `on a wide window the bars beside the picture turn the page`() async throws {
            let display = try await Display(width: 1066, height: 600)
            let player = try Player(in: folder, on: display, ["--stories", tales, "--open", "stories/krasas/1"])
            try await player.shows(slide: 1)
            try await player.tap(1840, 700)
            try await player.shows(slide: 2)
            try await player.tap(-240, 700)
            try await player.shows(slide: 1)
        }

        @Test(arguments: [(640, 480), (1280, 800), (1920, 1080), (600, 800), (1200, 400)])
        func `opens in a window of the size that was asked for`(width: Int, height: Int) async throws {
            let display = try await Display(width: width, height: height)
            let player = try Player(in: folder, on: display, window: (width, height), ["--stories", tales])
            try await player.shows(player.photograph("home", ["--stories", tales]), "home at \(width)×\(height)")
        }

        @Test func `a child taps from home to the list into the tale and resumes it later`() async throws {
            let display = try await Display(width: 800, height: 600)
            let player = try Player(in: folder, on: display, ["--stories", tales])
            let stories = ["--stories", tales]
            try await player.shows(player.photograph("home", stories), "home")
            try await player.tap(800, 535)
            try await player.shows(player.photograph("stories", stories), "the list")
            try await player.tap(800, 600)
            try await player.tap(800, 400)
            try await player.shows(slide: 1)
            try await player.tap(1466, 1066)
            try await player.shows(slide: 2)
            try await player.tap(1500, 300)
            try await player.shows(slide: 3)
            try await player.tap(100, 500)
            try await player.shows(slide: 2)
            try await player.tap(110, 110)
            try await player.shows(player.photograph("stories", stories), "the list")
            try await player.tap(110, 110)
            let home = try await player.photograph("home", stories)
            try await player.shows(home, "home with Turpināt")
            try await player.tap(800, 775)
            try await player.shows(slide: 2)
        }

        @Test func `after the last slide comes the end page, from which the tale begins again`() async throws {
            let display = try await Display(width: 800, height: 600)
            let player = try Player(
                in: folder, on: display, ["--stories", tales, "--open", "stories/krasas/4"])
            try await player.shows(slide: 4)
            try await player.tap(1466, 1066)
            try await player.shows(player.photograph("stories/krasas/5", ["--stories", tales]), "the end page")
            try await player.tap(460, 945)
            try await player.shows(slide: 1)
            for _ in 1...4 { player.key("Next") }
            try await player.shows(player.photograph("stories/krasas/5", ["--stories", tales]), "the end page")
            try await player.tap(1060, 945)
            try await player.shows(player.photograph("stories", ["--stories", tales]), "the list")
        }

        @Test func `a tap on the grown-ups' link does nothing, holding it for two seconds opens it`() async throws {
            let display = try await Display(width: 800, height: 600)
            let player = try Player(in: folder, on: display, ["--stories", tales])
            let home = try await player.photograph("home", ["--stories", tales])
            let page = try await player.photograph("grownups", ["--stories", tales])
            try await player.shows(home, "home")
            try await player.tap(800, 1120)
            try await player.catchUp()
            try await player.shows(home, "home after a tap")
            let start = ContinuousClock.now
            player.press()
            try await player.shows(page, "the grown-ups' page")
            #expect(ContinuousClock.now - start > .seconds(1.9))
            player.release()
            try await player.tap(110, 110)
            try await player.shows(home, "home")
        }

        /// Presses the grown-ups' link, and lets the machine stand still as soon as that is seen.
        ///
        /// - Parameter hands: what is done meanwhile.
        private func holdWhileItStalls(_ player: Player, _ home: Picture, _ hands: () -> Void) async throws {
            player.move(800, 1120)
            player.press()
            try await eventually("the link is pressed") { player.picture.difference(from: home) > 0 }
            player.child.signal(SIGSTOP)
            defer { player.child.signal(SIGCONT) }
            hands()
            try await player.display.handsRest()
            pause(.seconds(2.1))
        }

        @Test func `two seconds are held by the clock, also on a machine that stalls`() async throws {
            let display = try await Display(width: 800, height: 600)
            let player = try Player(in: folder, on: display, ["--stories", tales, "--reduce-motion"])
            let home = try await player.photograph("home", ["--stories", tales, "--reduce-motion"])
            let page = try await player.photograph("grownups", ["--stories", tales, "--reduce-motion"])
            try await player.shows(home, "home")
            // A link released while the machine is stopped has been held for an unknown time.
            try await holdWhileItStalls(player, home) { player.release() }
            try await player.catchUp()
            try await player.shows(home, "home after a press of unknown length")
            try await holdWhileItStalls(player, home) {}
            try await player.catchUp()
            player.release()
            try await player.shows(page, "the grown-ups' page")
        }

        @Test func `one tale on the command line opens at its first slide`() async throws {
            let display = try await Display(width: 640, height: 480)
            let player = try Player(in: folder, on: display, ["--stories", tales + "/krasas"])
            try await player.shows(slide: 1)
        }
    }
}
