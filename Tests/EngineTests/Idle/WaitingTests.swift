import Testing

@testable import Engine

/// A kiosk's show, with a home of boxes and the document that the next child should not find.
struct WaitingTests {
    private struct Bookmark: Document {
        static let name = "bookmark"
        var page = 0
    }

    private static func activities() -> [Activity] {
        var home = Activity(name: "") { _, _ in Playroom() }
        home.documents = [DocumentKind(Bookmark.self, .always(Bookmark())), DocumentKind(Attraction.self)]
        home.fresh = { world in world[Bookmark.self]?.page == 0 ? [] : [AnyDocument(Bookmark())] }
        return [home, Activity(name: "room") { _, _ in Playroom() }]
    }

    private static let recording: Recording = {
        var recording = Recording(start: World(), route: .home)
        recording.append(.press(Playroom.red.center), at: 200)
        recording.append(.release(Playroom.red.center), at: 206)
        recording.end(at: 600)
        return recording
    }()

    private func show(at route: Route = "room", _ change: (inout World) -> Void = { _ in }) -> Show {
        var world = World()
        world[Attraction.self] = Attraction(landscape: Self.recording, upright: Self.recording)
        world[Bookmark.self] = Bookmark(page: 3)
        world[Settings.self] = Settings(["nextChild": .number(30)])
        change(&world)
        return Show(world: world, activities: Self.activities(), at: route)
    }

    private let touch = Input.contact(Contact(.began, 1, at: Playroom.red.center, milliseconds: 0))

    @Test func `after the countdown the next child finds home as on the first day`() {
        var show = show()
        _ = show.advance(1800 + 599)
        #expect(show.route == "room")
        #expect(show.world[Bookmark.self]?.page == 3)
        let commands = show.advance(1)
        #expect(show.route == .home)
        #expect(show.world[Bookmark.self]?.page == 0)
        #expect(commands.contains(.save(AnyDocument(Bookmark()))))
        #expect(commands.contains(.stopNarration))
        #expect(commands.contains(.copy("")))
        #expect(commands.last == .forgetChild)
        #expect(!commands.contains { if case .play = $0 { true } else { false } })
    }

    @Test(arguments: ["one", "two"])
    func `a child with a switch has three rounds of the scan before the birds come`(switches: String) {
        var show = show {
            $0[Settings.self] = Settings([
                "nextChild": .number(30), "switches": .text(switches), "scanPace": .number(6000),
            ])
        }
        show.draw()
        let places = show.namedPlaces.count
        #expect(places > 1)
        _ = show.advance(3 * places * 6 * 60 + 599)
        #expect(show.route == "room")
        _ = show.advance(1)
        #expect(show.route == .home)
    }

    @Test func `nobody is interrupted where it is no kiosk`() {
        var show = show { $0[Attraction.self] = nil }
        _ = show.advance(100_000)
        #expect(show.route == "room")
        #expect(show.rest == .still)
    }

    @Test func `any touch in the countdown keeps the screen, and nothing is touched`() {
        var show = show()
        _ = show.advance(1800 + 300)
        let commands = show.take(touch)
        #expect(commands.isEmpty)
        _ = show.advance(1700)
        #expect(show.route == "room")
    }

    @Test func `a touch while home waits does nothing else, and the recording leaves nothing behind`() {
        var show = show()
        _ = show.advance(1800 + 600 + 2000)
        let commands = show.take(touch)
        #expect(commands.isEmpty)
        show.draw()
        #expect(show.route == .home)
        var fresh = Show(world: show.world, activities: Self.activities(), at: .home)
        fresh.draw()
        #expect(show.picture == fresh.picture)
    }

    @Test func `while home waits it is painted seldom, and dimmed it is still`() {
        var show = show()
        _ = show.advance(1800 + 600 + 400)
        var pictures: Set<Picture> = []
        for _ in 0..<600 {
            _ = show.advance(1)
            show.draw()
            pictures.insert(show.picture)
        }
        #expect(pictures.count < 200)
        _ = show.advance(Idling.attraction)
        show.draw()
        #expect(show.rest == .still)
        #expect(show.picture.light == Idling.dimmed)
    }

    @Test func `home that waits is as for a child who needs neither switches nor a voice for the focus`() {
        let home = Activity(name: "") { _, world in
            var playroom = Playroom()
            if world[.spokenFocus] || world[.switches] != "none" { playroom.done = [.red] }
            return playroom
        }
        func picture(_ change: (inout Settings) -> Void) -> Picture {
            var settings = Settings(["nextChild": .number(30)])
            change(&settings)
            let world = show { $0[Settings.self] = settings }.world
            var show = Show(world: world, activities: [home, Self.activities()[1]], at: "room")
            _ = show.advance(1800 + 600 + 400)
            show.draw()
            return show.picture
        }
        let usual = picture { _ in }
        #expect(picture { $0[.spokenFocus] = true } == usual)
        #expect(picture { $0[.switches] = "one" } == usual)
    }

    @Test func `a clip that plays is heard to its end, and then the wait begins`() {
        var show = show { $0[Settings.self] = Settings(["nextChild": .number(30)]) }
        var playroom = Playroom()
        playroom.alarm = 100
        let activities = [Activity(name: "") { [playroom] _, _ in playroom }]
        show = Show(world: show.world, activities: activities)
        let alarm = show.advance(200)
        #expect(alarm == [.narrate("alarm at 100")])
        _ = show.take(.reply(.narrationStarted("alarm at 100", seconds: 120)))
        _ = show.advance(120 * 60)
        _ = show.take(.reply(.narrationEnded("alarm at 100")))
        let end = show.ticks
        _ = show.advance(1799)
        show.draw()
        let before = show.picture
        _ = show.advance(1)
        show.draw()
        #expect(show.picture != before)
        #expect(show.ticks == end + 1800)
    }

    @Test func `a recording of the wait replays picture for picture`() {
        var show = show()
        var recording = Recording(start: show.world, route: show.route)
        var pictures: [Int: Picture] = [:]
        for (tick, input) in [(10, touch), (5000, touch), (5600, touch)] {
            _ = show.advance(tick - show.ticks)
            recording.append(input, at: show.ticks)
            _ = show.take(input)
        }
        let stops = [1900, 3000, 5000, 5300, 9000]
        recording.end(at: 9000)
        recording.replay(Self.activities(), stops: stops) { tick, show in
            var show = show
            show.draw()
            pictures[tick] = show.picture
        }
        recording.replay(Self.activities(), stops: Array(1...9000)) { tick, show in
            guard stops.contains(tick) else { return }
            var show = show
            show.draw()
            #expect(pictures[tick] == show.picture)
        }
    }

    @Test func `what is let go while nobody is there is not held afterwards`() {
        var show = show()
        func pad(_ button: Input.Button, _ phase: Input.Key.Phase) -> Input {
            .key(Input.Key(button, phase, of: .pad(1)))
        }
        _ = show.take(pad(.right, .pressed))
        _ = show.advance(1800 + 100)
        _ = show.take(pad(.right, .released))
        _ = show.take(touch)
        _ = show.advance(60)
        #expect(show.rest == .until(1900 + 1800))
    }

    @Test func `what lies on a gamepad presses nothing on the next child's home`() {
        var show = show()
        _ = show.take(.key(Input.Key(.right, of: .pad(1))))
        _ = show.advance(1800 + 600)
        #expect(show.route == .home)
        _ = show.take(touch)
        _ = show.advance(200)
        #expect(show.rest == .until(2400 + 1800))
    }
}
