import Engine
import Stories
import TalePacks

/// Candles, minutes, the night, animals.
extension Journey {
    static let time: [Journey] = [.lastCandle, .minutesAndFootprint, .goodNight, .animals]

    private static func recording(
        _ world: World, at route: Route, until end: Int, _ inputs: (inout Recording) -> Void
    ) -> Recording {
        var recording = Recording(start: world, route: route)
        inputs(&recording)
        recording.end(at: end)
        return recording
    }

    /// The last of three candles burns down with the tale; the shelf sleeps, a cover stirs, and in the morning it is awake.
    static let lastCandle = Journey(
        name: "last-candle", stops: [40, 390, 500, 570, 660],
        recording: recording(.evening { $0.light(3, burned: 2) }, at: "stories", until: 680) {
            $0.tap(800, 600, at: 50)
            $0.press(.next, at: 90)
            $0.press(.next, at: 360)
            $0.tap(800, 900, at: 420)
            $0.tap(800, 600, at: 540)
            $0.hear(.learned(AnyDocument(Daytime(day: 20_781, hour: 5))), at: 590)
            $0.hear(.learned(AnyDocument(Daytime(day: 20_781, hour: 6))), at: 600)
        })

    /// Five minutes, of which two have passed; while the clip plays Next lights a footprint, a grown-up passes.
    static let minutesAndFootprint = Journey(
        name: "minutes-and-footprint", stops: [10, 160, 260],
        recording: recording(
            .evening([.seasons, .king]) { world in
                world[Minutes.self] = Minutes(5, from: -8000)
                world.set { $0[.listenToEnd] = true }
            }, at: "stories", until: 300
        ) {
            $0.tap(560, 600, at: 20)
            $0.tap(560, 600, at: 58)
            $0.hear(.narrationStarted(Story.voice("pavasaris"), seconds: 5), at: 70)
            $0.tap(1466, 1066, at: 140)
            for (first, tick) in [(Int64(1), 180), (3, 210)] { $0.swipe(first, first + 1, at: tick) }
        })

    /// A tale goes to sleep: it darkens over its slides, ends under stars, grows dark, and a touch wakes home.
    static let goodNight = Journey(
        name: "good-night", stops: [60, 160, 260, 1800, 2300, 2400],
        recording: recording(
            .evening([.seasons]) { world in world.set { $0[.goodNight] = true } }, at: "stories/gadalaiki/2",
            until: 2420
        ) {
            $0.press(.next, at: 80)
            $0.press(.next, at: 120)
            $0.press(.next, at: 180)
            $0.tap(700, 700, at: 2320)
        })

    /// A frog keeps the place in a tale, and leads back there from the shelf.
    static let animals = Journey(
        name: "animals", stops: [60, 150, 230],
        recording: recording(
            .remembering, at: "stories/gadalaiki/3", until: 240
        ) {
            $0.tap(110, 110, at: 30)
            $0.tap(425, 804, at: 80)
            $0.tap(288, 110, at: 170)
        })
}

extension Recording {
    /// Two fingers go forward together.
    fileprivate mutating func swipe(_ one: Int64, _ other: Int64, at tick: Int) {
        for (finger, y) in [(one, 500.0), (other, 700)] {
            append(.contact(Contact(.began, finger, at: Point(x: 1100, y: y), milliseconds: tick * 17)), at: tick)
        }
        for (finger, y) in [(one, 500.0), (other, 700)] {
            let end = Point(x: 700, y: y)
            append(.contact(Contact(.moved, finger, at: end, milliseconds: tick * 17 + 90)), at: tick + 6)
            append(.contact(Contact(.ended, finger, at: end, milliseconds: tick * 17 + 120)), at: tick + 8)
        }
    }
}

extension World {
    /// Eight o'clock in the evening.
    static func evening(_ stories: [Story] = [.short], _ change: (inout World) -> Void) -> World {
        var world = with(stories)
        world[Daytime.self] = Daytime(day: 20_780, hour: 20)
        change(&world)
        return world
    }

    static let remembering = evening([.seasons, .king]) { world in world.set { $0[.animalBookmarks] = true } }

    /// Children have been here.
    static let counted = evening([.seasons, .king, .years]) { world in
        var show = Show(world: world, activities: [.stories], at: "stories/gadi/1")
        for (tale, slide) in [("gadalaiki", 2), ("gadalaiki", 2), ("gadalaiki", 4), ("gadi", 7), ("kenins", 1)] {
            show = Show(world: show.world, activities: [.stories], at: Route("stories/\(tale)/\(slide)"))
            _ = show.advance(1)
            _ = show.take(.button(.back))
        }
        world[Counts.self] = show.world[Counts.self]
    }

    /// Two animals keep places, two of three candles burn, and there are minutes.
    static let marked = evening([.seasons, .king]) { world in
        world.light(3, burned: 1)
        world.set { $0[.animalBookmarks] = true }
        var bookmarks = Bookmarks(day: 20_780)
        bookmarks[.frog] = Bookmarks.Place(tale: "gadalaiki", slide: 3)
        bookmarks[.owl] = Bookmarks.Place(tale: "kenins", slide: 2)
        world[Bookmarks.self] = bookmarks
        world[Minutes.self] = Minutes(30, from: -30_000)
    }

    mutating func set(_ change: (inout Settings) -> Void) {
        var settings = self[Settings.self] ?? Settings()
        change(&settings)
        self[Settings.self] = settings
    }

    /// Lights candles, of which some have burned down.
    mutating func light(_ count: Int, burned: Int) {
        var candles = Candles()
        candles.light(count, on: 20_780)
        for _ in 0..<burned { candles.burnDown() }
        self[Candles.self] = candles
    }
}

extension Story {
    /// A tale of one slide, without a voice.
    static let short = Story(
        id: "isa", title: "Īsā pasaka", cover: season("ziema"), slides: [Slide(id: "1", image: season("ziema"))])
}
