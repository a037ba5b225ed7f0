import Engine
import TalePacks
import Testing

@testable import Stories

/// What a grown-up's rules do while a tale is read.
struct SittingTests {
    private func world(candles count: Int = 0, _ change: (inout Settings) -> Void = { _ in }) -> World {
        var (world, settings) = (World([.turnip()], motion: .cut), Settings())
        change(&settings)
        world[Settings.self] = settings
        world[Daytime.self] = Daytime(day: 9, hour: 12)
        var candles = Candles()
        candles.light(count, on: 9)
        world[Candles.self] = candles
        return world
    }

    private func begun(_ world: World, at route: Route = "stories/turnip/1") -> Show {
        var show = Show(world: world, activities: [.home, .stories], at: route)
        _ = show.advance(1)
        return show
    }

    /// Hears the page that is shown for as long as it takes to read, and turns it.
    private func hearPage(_ show: inout Show) {
        _ = show.advance(240)
        _ = show.take(.button(.next))
    }

    private func slide(_ show: Show) -> Int? { show.world[UserProgress.self]?["turnip"].slide }

    private func icons(_ name: String, _ show: Show) -> Int {
        show.picture.drawings.count {
            if case .icon(let image, _, _) = $0 { image.name == "interface/\(name).svg" } else { false }
        }
    }

    // MARK: - Candles

    @Test func `the end of a tale burns one candle down, once`() {
        var show = begun(world(candles: 2), at: "stories/turnip/3")
        hearPage(&show)
        #expect(show.world[Candles.self]?.burning == 1)
        _ = show.take(.button(.previous))
        _ = show.take(.button(.next))
        #expect(show.world[Candles.self]?.burning == 1)
        #expect(icons("night-moon", show) == 0)
    }

    @Test func `who looks back from the end and leaves begins the tale from its start, and burns no candle twice`() {
        var show = begun(world(candles: 2), at: "stories/turnip/3")
        hearPage(&show)
        for button in [Input.Button.previous, .home] { _ = show.take(.button(button)) }
        #expect(slide(show) == nil)
        show = begun(show.world, at: "stories/turnip")
        #expect(slide(show) == 1)
        #expect(show.world[Candles.self]?.burning == 1)
        #expect(show.world[Counts.self]?["turnip"].finishes == 1)
    }

    @Test func `the last tale ends under stars, and then the shelf sleeps`() {
        var show = begun(world(candles: 1), at: "stories/turnip/3")
        hearPage(&show)
        #expect(show.world[Candles.self]?.areDown == true)
        #expect(icons("night-moon", show) == 1)
        for (ticks, route) in [(35, "stories/turnip/3"), (1, "stories")] as [(Int, Route)] {
            // A second tap on the last page's arrow does not lead away.
            _ = show.advance(ticks)
            _ = show.take(.press(Point(x: 1466, y: 1066)))
            _ = show.take(.release(Point(x: 1466, y: 1066)))
            #expect(show.route == route)
        }
        #expect(icons("night-moon", show) == 1)
    }

    @Test(
        arguments: [60, 600, 1199], [Input.Button.next, .previous, .left, .right, .up, .down, .play, .confirm, .back])
    func `after the last candle every key leads to the sleeping shelf`(tick: Int, button: Input.Button) {
        var show = begun(world(candles: 1), at: "stories/turnip/3")
        hearPage(&show)
        _ = show.advance(tick)
        _ = show.take(.button(button))
        #expect(show.route == "stories" && icons("night-moon", show) == 1)
    }

    @Test(arguments: [Input.Button.play, .confirm, .back])
    func `a key that turns no page leads there at once`(button: Input.Button) {
        var show = begun(world(candles: 1), at: "stories/turnip/3")
        hearPage(&show)
        _ = show.take(.button(button))
        #expect(show.route == "stories")
    }

    @Test(arguments: [Input.Button.next, .right])
    func `the key that turned the last page may still be held under the stars`(button: Input.Button) {
        var show = begun(world { $0[.goodNight] = true }, at: "stories/turnip/3")
        _ = show.take(.button(button))
        #expect(icons("night-moon", show) == 1)
        for ticks in [26, 11, 11, 11] {
            _ = show.advance(ticks)
            _ = show.take(.button(button))
        }
        #expect(show.route == "stories/turnip/3")
        _ = show.advance(60)
        _ = show.take(.button(button))
        #expect(show.route == "stories")
    }

    @Test func `the end of a tale of one slide burns one candle, too, however often it is turned`() {
        var world = world(candles: 3)
        world[Shelf.self] = Shelf(stories: [Story(id: "one", title: "One", slides: [Slide(id: "1")])])
        var show = begun(world, at: "stories/one/1")
        for _ in 1...3 {
            hearPage(&show)
            _ = show.take(.button(.previous))
        }
        #expect(show.world[Candles.self]?.burning == 2)
        #expect(show.world[Counts.self]?["one"].finishes == 1)
    }

    @Test func `who chooses to hear a tale again burns another candle`() {
        var show = begun(world(candles: 3), at: "stories/turnip/3")
        hearPage(&show)
        _ = show.advance(60)
        _ = show.take(.press(Point(x: 450, y: 940)))
        _ = show.take(.release(Point(x: 450, y: 940)))
        #expect(slide(show) == 1)
        for _ in 1...3 { hearPage(&show) }
        #expect(show.world[Candles.self]?.burning == 1)
    }

    @Test func `a tale that is leafed through burns nothing, and is counted so when it is left`() {
        var show = begun(world(candles: 1))
        for _ in 1...3 { _ = show.take(.button(.next)) }
        #expect(icons("night-moon", show) == 0)
        #expect(show.world[Candles.self]?.burning == 1)
        #expect(show.world[UserProgress.self]?["turnip"] == .init())
        #expect(show.world[Counts.self]?["turnip"] == Counts.Tale(starts: 1))
        _ = show.take(.button(.back))
        #expect(show.world[Counts.self]?["turnip"] == Counts.Tale(starts: 1, leafed: 1))
    }

    @Test func `who turns back from the end and listens has heard the tale, and not leafed through it`() {
        var show = begun(world(candles: 2))
        hearPage(&show)
        for button in [Input.Button.next, .next, .previous] { _ = show.take(.button(button)) }
        #expect(slide(show) == 3)
        _ = show.take(.reply(.narrationEnded("turnip/3.ogg")))
        _ = show.take(.button(.previous))
        hearPage(&show)
        _ = show.take(.button(.next))
        #expect(show.world[Candles.self]?.burning == 1)
        _ = show.take(.button(.back))
        #expect(show.world[Counts.self]?["turnip"] == Counts.Tale(starts: 1, finishes: 1))
    }

    @Test func `who leafs through twice is counted twice`() {
        var show = begun(world())
        for button in [Input.Button.next, .next, .next, .previous, .previous, .previous, .next, .next, .next, .back] {
            _ = show.take(.button(button))
        }
        #expect(show.world[Counts.self]?["turnip"] == Counts.Tale(starts: 1, leafed: 2))
    }

    @Test func `what was heard before the tale was left counts when it is gone on with`() {
        var show = begun(world())
        hearPage(&show)
        hearPage(&show)
        _ = show.take(.button(.back))
        show = begun(show.world, at: "stories/turnip")
        #expect(show.world[UserProgress.self]?["turnip"].heard == [1, 2])
        hearPage(&show)
        #expect(show.world[UserProgress.self]?["turnip"].isFinished == true)
        show = begun(world())
        for button in [Input.Button.next, .next, .back] { _ = show.take(.button(button)) }
        show = begun(show.world, at: "stories/turnip")
        hearPage(&show)
        #expect(show.world[UserProgress.self]?["turnip"].isFinished == false)
    }

    @Test func `the page on which a tale is left was heard, if its clip has ended`() {
        var show = begun(world())
        _ = show.take(.reply(.narrationEnded("turnip/1.ogg")))
        _ = show.take(.button(.back))
        #expect(show.world[UserProgress.self]?["turnip"] == .init(slide: 1, heard: [1]))
    }

    @Test func `a look at a slide for one of its letters has heard nothing before it`() {
        let sitting = Sitting(.turnip(), at: nil, world: world())
        #expect(sitting.slidesHeard(at: 0) == [])
        #expect(Sitting(.turnip(), at: 3, world: world()).slidesHeard(at: 0) == [1, 2])
    }

    @Test(arguments: [[Int.min, 0, 99], [Int.max, 1, 1]])
    func `heard slides of a damaged file that do not exist count for nothing`(heard: [Int]) {
        var world = world(), progress = UserProgress()
        progress.turn("turnip", to: 3, heard: heard)
        world[UserProgress.self] = progress
        var show = begun(world, at: "stories/turnip")
        hearPage(&show)
        #expect(show.world[UserProgress.self]?["turnip"].isFinished == false)
    }

    @Test func `four pages of five are enough, three are not`() {
        for (heard, isEnough) in [(3, false), (4, true)] {
            var world = world()
            let slides = (1...5).map { Slide(id: "\($0)") }
            world[Shelf.self] = Shelf(stories: [Story(id: "five", title: "Five", slides: slides)])
            var show = begun(world, at: "stories/five/1")
            for _ in 1...heard { hearPage(&show) }
            for _ in heard..<5 { _ = show.take(.button(.next)) }
            #expect(show.world[UserProgress.self]?["five"].isFinished == isEnough)
        }
    }

    @Test func `a tale that was left burns nothing`() {
        var show = begun(world(candles: 1), at: "stories/turnip/2")
        _ = show.take(.button(.back))
        #expect(show.world[Candles.self]?.burning == 1)
    }

    // MARK: - Listening to the end

    @Test func `while the clip plays Next lights a footprint, and then it turns`() {
        var show = begun(world { $0[.listenToEnd] = true })
        _ = show.take(.reply(.narrationStarted("turnip/1.ogg", seconds: 8)))
        #expect(show.take(.button(.next)) == [])
        #expect(slide(show) == 1 && icons("icon-footprint", show) == 1)
        _ = show.advance(ListenToEnd.glow + 2)
        #expect(icons("icon-footprint", show) == 0)
        _ = show.take(.reply(.narrationEnded("turnip/1.ogg")))
        _ = show.take(.button(.next))
        #expect(slide(show) == 2)
    }

    @Test func `a swipe is held as well, and the way back is free`() {
        var show = begun(world { $0[.listenToEnd] = true }, at: "stories/turnip/3")
        _ = show.take(.reply(.narrationStarted("turnip/3.ogg", seconds: 8)))
        _ = show.take(.press(Point(x: 1300, y: 600)))
        for x in [1200.0, 900, 500] { _ = show.take(.drag(Point(x: x, y: 600))) }
        _ = show.take(.release(Point(x: 400, y: 600)))
        #expect(slide(show) == 3 && icons("icon-footprint", show) == 1)
        _ = show.take(.button(.previous))
        #expect(slide(show) == 2)
    }

    @Test func `without a sound device, or with a broken clip, nobody waits`() {
        var show = begun(world { $0[.listenToEnd] = true })
        _ = show.advance(300)
        _ = show.take(.button(.next))
        #expect(slide(show) == 2)
        show = begun(world { $0[.listenToEnd] = true })
        _ = show.take(.reply(.narrationFailed("turnip/1.ogg")))
        _ = show.take(.button(.next))
        #expect(slide(show) == 2)
    }

    @Test func `a clip whose device has come to a standstill holds nobody`() {
        var show = begun(world { $0[.listenToEnd] = true })
        _ = show.take(.reply(.narrationStarted("turnip/1.ogg", seconds: 8)))
        for _ in 1...4 {
            _ = show.advance(60)
            _ = show.take(.reply(.narrationFound("turnip/1.ogg", at: 0.5, isMoving: true)))
        }
        _ = show.take(.button(.next))
        #expect(slide(show) == 2)
    }

    // MARK: - Night

    @Test func `the voice goes down with the slides, and is whole again afterwards`() {
        var show = Show(
            world: world { $0[.goodNight] = true }, activities: [.home, .stories], at: "stories/turnip/1")
        #expect(show.advance(1).contains(.voiceGain(1)))
        #expect(show.take(.button(.next)).contains(.voiceGain(0.78)))
        #expect(show.picture.light < 1)
        #expect(show.take(.button(.back)).contains(.voiceGain(1)))
    }

    @Test func `in the dark a touch wakes home`() {
        var show = begun(world { $0[.goodNight] = true }, at: "stories/turnip/3")
        _ = show.take(.button(.next))
        _ = show.advance(Nightfall.dark + 10)
        #expect(show.picture.light == 0 && show.rest == .still)
        _ = show.take(.press(Point(x: 500, y: 700)))
        _ = show.take(.release(Point(x: 500, y: 700)))
        #expect(show.route == .home)
    }

    @Test(arguments: [(9, 23, true), (10, 5, true), (10, 6, false), (8, 12, false)])
    func `the dark stays until morning, then the machine waits for the next child`(day: Int, hour: Int, stays: Bool) {
        let evening = world {
            $0[.goodNight] = true
            $0[.morningHour] = 6
        }
        var player = StoryPlayerViewModel(story: .turnip(), slide: 4, world: evening)
        #expect(player.isBusy)
        _ = player.receive(.learned(AnyDocument(Daytime(day: day, hour: hour))))
        #expect(player.isBusy == stays)
    }

    private func isGoodNight(_ show: Show) -> Bool { show.picture.light < 1 }

    @Test func `a good-night tale grows dark at any hour, and no other`() {
        let world = world { $0[.goodNightTales] = ["turnip"] }
        #expect(isGoodNight(begun(world, at: "stories/turnip/3")))
        var others = world
        others.learn(AnyDocument(Shelf(stories: [.turnip("hare")])))
        #expect(!isGoodNight(begun(others, at: "stories/hare/3")))
    }

    @Test func `the wish for one good-night tale lasts until one is read to its end`() {
        var world = world()
        world[Bedtime.self] = Bedtime(on: 9)
        var left = begun(world, at: "stories/turnip/2")
        #expect(isGoodNight(left))
        _ = left.take(.button(.back))
        #expect(left.world[Bedtime.self] == Bedtime(on: 9))
        var show = begun(left.world, at: "stories/turnip/3")
        let commands = show.take(.button(.next))
        #expect(commands.contains(.save(AnyDocument(Bedtime()))))
        #expect(icons("night-moon", show) == 1)
        #expect(!isGoodNight(begun(show.world, at: "stories/turnip/3")))
    }

    // MARK: - Animals

    @Test func `on leaving in the middle an animal keeps the place, and the shelf leads back there`() {
        var show = begun(world { $0[.animalBookmarks] = true }, at: "stories/turnip/2")
        _ = show.take(.button(.back))
        #expect(show.route == "stories/turnip/2")
        #expect(icons("animal-frog", show) == 1)
        _ = show.advance(60)
        let bear = Point(x: 800 - 1.5 * 250, y: 335)
        _ = show.take(.press(bear))
        _ = show.take(.release(bear))
        #expect(show.route == "stories")
        #expect(show.world[Bookmarks.self]?[.bear] == Bookmarks.Place(tale: "turnip", slide: 2, heard: [1]))
        _ = show.advance(60)
        _ = show.take(.press(Point(x: 288, y: 110)))
        _ = show.take(.release(Point(x: 288, y: 110)))
        #expect(show.route == "stories/turnip/2")
    }

    @Test func `who goes back twice leaves without an animal`() {
        var show = begun(world { $0[.animalBookmarks] = true }, at: "stories/turnip/2")
        _ = show.take(.button(.home))
        _ = show.take(.button(.back))
        #expect(show.route == .home)
        #expect(show.world[Bookmarks.self] == nil)
    }

    @Test func `at the beginning and at the end nobody is asked`() {
        for route in ["stories/turnip/1", "stories/turnip/4"] as [Route] {
            var show = begun(world { $0[.animalBookmarks] = true }, at: route)
            _ = show.take(.button(.back))
            #expect(show.route == "stories")
        }
    }

    // MARK: - Counts

    @Test func `a start, and the slide at which a tale is left, are counted`() {
        var show = begun(world())
        _ = show.take(.button(.next))
        _ = show.take(.button(.back))
        #expect(show.world[Counts.self]?["turnip"] == Counts.Tale(starts: 1, left: [0, 1]))
    }

    @Test func `a tale that is read to its end is not left`() {
        var show = begun(world(), at: "stories/turnip/3")
        hearPage(&show)
        _ = show.take(.button(.back))
        #expect(show.world[Counts.self]?["turnip"] == Counts.Tale(starts: 1, finishes: 1))
    }

    @Test func `nothing is counted without the setting or a clock`() {
        var show = begun(world { $0[.counts] = false })
        _ = show.take(.button(.back))
        #expect(show.world[Counts.self] == nil)
        show = begun(World([.turnip()], motion: .cut))
        _ = show.take(.button(.back))
        #expect(show.world[Counts.self] == nil)
    }
}
