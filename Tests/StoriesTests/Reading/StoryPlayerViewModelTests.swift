import Engine
import Testing

@testable import Stories
@testable import TalePacks

struct StoryPlayerViewModelTests {
    private func show(
        at route: Route = "stories/turnip/1", motion: Motion = .cut,
        changes: (inout UserProgress) -> Void = { _ in }
    ) -> Show {
        Show(
            world: World([.turnip()], motion: motion, changes: changes), activities: [.home, .stories],
            at: route)
    }

    /// The show after its first tick, in which the first slide has begun to speak.
    private func begun(at route: Route = "stories/turnip/1", motion: Motion = .cut) -> Show {
        var show = show(at: route, motion: motion)
        _ = show.advance(1)
        return show
    }

    private func saved(_ changes: (inout UserProgress) -> Void) -> Command {
        var progress = UserProgress()
        changes(&progress)
        return .save(AnyDocument(progress))
    }

    private func tap(_ point: Point, in show: inout Show) -> [Command] {
        show.take(.press(point)) + show.take(.release(point))
    }

    private func images(_ show: Show) -> [Image] {
        show.picture.drawings.compactMap { if case .image(let image, _, _) = $0 { image } else { nil } }
    }

    // MARK: - Where a tale begins

    @Test(arguments: [
        ("stories/turnip/1", "turnip/1.jpg"), ("stories/turnip/3", "turnip/3.jpg"),
        ("stories/turnip/99", "turnip/3.jpg"),
        ("stories/turnip/0", "turnip/1.jpg"), ("stories/turnip/-9223372036854775808", "turnip/1.jpg"),
        ("stories/turnip/9223372036854775807", "turnip/3.jpg"), ("stories/turnip", "turnip/2.jpg"),
        ("stories/turnip/x", "turnip/2.jpg"),
    ])
    func `the route names the slide or it is the remembered one`(route: String, image: String) {
        #expect(images(show(at: Route(route)) { $0.turn("turnip", to: 2) }) == [Image(image)])
    }

    @Test func `a tale that is read for the first time begins at its start`() {
        #expect(images(show(at: "stories/turnip")) == ["turnip/1.jpg"])
    }

    @Test(arguments: [4, 40]) func `a remembered slide that is gone is the last`(slide: Int) {
        #expect(images(show(at: "stories/turnip") { $0.turn("turnip", to: slide) }) == ["turnip/3.jpg"])
    }

    // MARK: - Turning and narration

    @Test func `the first slide speaks with the first tick`() {
        var show = show()
        #expect(show.advance(1) == [.narrate("turnip/1.ogg"), saved { $0.turn("turnip", to: 1, heard: []) }])
        #expect(show.advance(600) == [])
    }

    @Test func `a turn while playing narrates the new slide`() {
        var show = begun(at: "stories/turnip/2")
        #expect(
            show.take(.button(.next)) == [
                .play(.turn), .narrate("turnip/3.ogg"), saved { $0.turn("turnip", to: 3, heard: [1]) },
            ])
    }

    @Test func `a turn to a silent slide stops the voice`() {
        var show = begun()
        #expect(
            show.take(.button(.next)) == [.play(.turn), .stopNarration, saved { $0.turn("turnip", to: 2, heard: []) }])
    }

    @Test func `paused stays paused until play`() {
        var show = begun()
        #expect(show.take(.button(.play)) == [.play(.press), .pauseNarration])
        _ = show.take(.button(.next))
        #expect(show.take(.button(.next)).prefix(2) == [.play(.turn), .stopNarration])
        #expect(show.advance(100) == [])
        #expect(show.take(.button(.play)) == [.play(.press), .narrate("turnip/3.ogg")])
    }

    @Test func `pause and play on a slide go on`() {
        var show = begun()
        _ = show.take(.reply(.narrationStarted("turnip/1.ogg", seconds: 8)))
        #expect(show.take(.button(.play)) == [.play(.press), .pauseNarration])
        #expect(show.take(.button(.play)) == [.play(.press), .resumeNarration])
    }

    @Test func `an ended clip speaks again on request`() {
        var show = begun()
        _ = show.take(.reply(.narrationEnded("turnip/1.ogg")))
        #expect(show.take(.button(.play)) == [.play(.press), .narrate("turnip/1.ogg")])
    }

    @Test func `the end of another clip is ignored`() {
        var show = begun()
        _ = show.take(.reply(.narrationEnded("turnip/3.ogg")))
        #expect(show.take(.button(.play)) == [.play(.press), .pauseNarration])
    }

    @Test func `a failed clip is silent and not asked for again`() {
        var show = begun()
        _ = show.take(.reply(.narrationFailed("turnip/1.ogg")))
        #expect(show.take(.button(.play)) == [.stopNarration])
        _ = show.take(.button(.next))
        #expect(show.take(.button(.previous)).prefix(2) == [.play(.turn), .stopNarration])
    }

    @Test func `the page before the first does not turn and the tale speaks all the same`() {
        var show = show()
        #expect(show.take(.button(.previous)) == [])
        #expect(show.advance(1).first == .narrate("turnip/1.ogg"))
    }

    @Test func `a turn before the first tick narrates once`() {
        var show = show(at: "stories/turnip/2")
        #expect(show.take(.button(.next)).contains(.narrate("turnip/3.ogg")))
        #expect(show.advance(10) == [])
    }

    @Test func `play before the first tick narrates once`() {
        var show = show()
        let commands = show.take(.button(.play)) + show.advance(10)
        #expect(commands.count { $0 == .narrate("turnip/1.ogg") } == 1)
    }

    @Test func `a swipe turns the page`() {
        var show = begun(at: "stories/turnip/2", motion: .eased)
        let (from, to) = (Point(x: 1000, y: 600), Point(x: 300, y: 600))
        #expect(show.take(.press(from)) + show.take(.drag(to)) == [])
        #expect(
            show.take(.release(to)) == [.narrate("turnip/3.ogg"), saved { $0.turn("turnip", to: 3, heard: [1]) }])
        _ = show.advance(60)
        #expect(images(show) == ["turnip/3.jpg"])
    }

    @Test(arguments: [
        (Point(x: 20, y: 600), "turnip/1.jpg"), (Point(x: 1580, y: 600), "turnip/3.jpg"),
        (Point(x: 1466, y: 1066), "turnip/3.jpg"), (Point(x: 125, y: 1075), "turnip/1.jpg"),
        (Point(x: 800, y: 400), "turnip/2.jpg"),
    ])
    func `the buttons and the outer sixths turn the page`(point: Point, image: String) {
        var show = begun(at: "stories/turnip/2")
        _ = tap(point, in: &show)
        #expect(images(show) == [Image(image)])
    }

    @Test(arguments: [(Input.Button.right, "turnip/3.jpg"), (.left, "turnip/1.jpg")])
    func `arrows turn the page`(button: Input.Button, image: String) {
        var show = begun(at: "stories/turnip/2")
        _ = show.take(.button(button))
        #expect(images(show) == [Image(image)])
    }

    // MARK: - The end

    @Test func `the end page finishes the tale and saves`() {
        var show = begun(at: "stories/turnip/3")
        _ = show.take(.reply(.narrationEnded("turnip/3.ogg")))
        let commands = show.take(.button(.next))
        #expect(
            commands == [
                .play(.turn), .save(AnyDocument(show.world.meadow)), .stopNarration, .play(.end),
                saved { $0.finish("turnip") },
            ])
        #expect(show.world[UserProgress.self]?["turnip"] == .init(slide: nil, isFinished: true))
    }

    @Test func `from the end page the tale is read again`() {
        var show = begun(at: "stories/turnip/3")
        _ = show.take(.button(.next))
        _ = show.advance(30)
        let commands = tap(Point(x: 460, y: 945), in: &show)
        #expect(commands.prefix(2) == [.play(.turn), .narrate("turnip/1.ogg")])
        #expect(commands.last?.progress?["turnip"] == .init(slide: 1, heard: []))
    }

    @Test func `from the end page the way leads to the other tales`() {
        var show = begun(at: "stories/turnip/3")
        _ = show.take(.button(.next))
        _ = show.advance(30)
        _ = tap(Point(x: 1060, y: 945), in: &show)
        #expect(show.route == "stories")
    }

    @Test func `the house in a tale leads to the shelf and the shelfs house home`() {
        var show = begun()
        _ = tap(SlideLayout(words: 0).home.center, in: &show)
        #expect(show.route == "stories")
        _ = show.advance(30)
        _ = tap(Point(x: 110, y: 110), in: &show)
        #expect(show.route == .home)
    }

    @Test func `behind the end page stands who made the tale`() {
        var story = Story.turnip()
        story.credits = "Teksts: A. Ozols\nCC BY 4.0"
        var show = Show(world: World([story], motion: .cut), activities: [.home, .stories], at: "stories/turnip/3")
        _ = show.advance(1)
        func texts() -> [String] {
            show.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
        }
        _ = show.take(.button(.next))
        #expect(texts().contains("Citas pasakas") && texts().contains("Teksts: A. Ozols"))
        #expect(show.take(.button(.next)).contains(.play(.end)) == false)
        #expect(texts() == ["The Turnip", "Teksts: A. Ozols", "CC BY 4.0"])
        _ = show.take(.button(.next))
        #expect(texts() == ["The Turnip", "Teksts: A. Ozols", "CC BY 4.0"])
        _ = show.take(.button(.previous))
        #expect(texts().contains("Citas pasakas"))
        #expect(show.world[UserProgress.self]?["turnip"].slide == nil)
    }

    @Test func `long credits stay on their page`() {
        let credits = String(
            repeating: "Attēls: A. Ozols, Some rights reserved. Released under CC BY 4.0.\n", count: 60)
        for drawing in CreditsView(title: "A", credits: credits).drawings {
            if case .text(_, let area, _) = drawing { #expect(area.maxY <= 970) }
        }
    }

    @Test func `a second tap turns no second page and a key does`() {
        var show = begun()
        for _ in 0..<2 {
            _ = tap(SlideLayout(words: 0).next.center, in: &show)
            _ = show.advance(11)
        }
        #expect(images(show) == ["turnip/2.jpg"])
        _ = show.take(.button(.next))
        #expect(images(show) == ["turnip/3.jpg"])
    }

    /// Confirm alone, pressed again and again, with pages that turn by themselves.
    @Test func `one button reads a tale to its end and comes back to the shelf`() {
        var world = World([.turnip()], motion: .cut)
        world[ReadingWishes.self] = ReadingWishes(turnsPages: true)
        var show = Show(world: world, activities: [.home, .stories], at: "stories")
        _ = show.take(.button(.confirm))
        _ = show.take(.button(.confirm))
        #expect(show.route == "stories/turnip/title")
        _ = show.take(.button(.confirm))
        #expect(show.route == "stories/turnip/1")
        for slide in [1, 3] {
            _ = show.advance(10)
            _ = show.take(.reply(.narrationEnded(Sound("turnip/\(slide).ogg"))))
            _ = show.advance(slide == 1 ? 400 : 200)
        }
        #expect(show.world[UserProgress.self]?["turnip"].isFinished == true)
        _ = show.take(.button(.confirm))
        #expect(show.route == "stories")
    }

    @Test func `on the end page nothing is played`() {
        var show = begun(at: "stories/turnip/3")
        _ = show.take(.button(.next))
        #expect(show.take(.button(.play)) == [])
    }

    // MARK: - Leaving

    @Test(arguments: [(Input.Button.back, "stories"), (.home, "home")])
    func `leaving stops the narration`(button: Input.Button, route: String) {
        var show = begun()
        #expect(show.take(.button(button)) == [.stopNarration, .play(.back)])
        #expect(show.route == Route(route))
    }

    @Test func `a shelf without the tale leads to the list`() {
        var show = begun()
        #expect(show.take(.reply(.learned(AnyDocument(Shelf())))) == [.stopNarration, .play(.back)])
        #expect(show.route == "stories")
    }

    @Test func `a shelf with the tale changes nothing`() {
        var show = begun()
        #expect(show.take(.reply(.learned(AnyDocument(Shelf(stories: [.turnip()]))))) == [])
        #expect(show.route == "stories/turnip/1")
    }

    // MARK: - The buttons

    private func controls(_ player: StoryPlayerViewModel) -> Double { player.controls.value }

    @Test func `the controls fade after 240 ticks and return at a touch`() {
        var player = StoryPlayerViewModel(story: .turnip(), slide: 1, world: World([.turnip()]))
        func pass(to tick: Int) {
            while player.now < tick {
                player.now += 1
                _ = player.tick()
            }
        }
        pass(to: 240)
        #expect(controls(player) == 1)
        pass(to: 300)
        #expect(controls(player) == StoryPlayerViewModel.whisper)
        player.notice()
        pass(to: 340)
        #expect(controls(player) == 1)
        pass(to: 539)
        #expect(controls(player) == 1)
        pass(to: 600)
        #expect(controls(player) == StoryPlayerViewModel.whisper)
    }

    @Test func `between the steps of the voice the player sleeps`() {
        var show = begun()
        #expect(show.rest == .until(241))
        _ = show.take(.reply(.narrationStarted("turnip/1.ogg", seconds: 8)))
        #expect(show.rest == .until(31))
        _ = show.advance(300)
        #expect(show.rest == .still)
    }

    @Test func `a touch on faded buttons works too`() {
        var show = begun(at: "stories/turnip/2")
        _ = show.advance(600)
        _ = tap(Point(x: 1466, y: 1066), in: &show)
        #expect(images(show) == ["turnip/3.jpg"])
    }
}
