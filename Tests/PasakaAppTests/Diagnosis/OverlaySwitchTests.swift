import Engine
import Testing

@testable import PasakaApp

struct OverlaySwitchTests {
    private struct Page: Screen {
        enum Action: Hashable, Sendable { case open }
        let route: Route
        var now = 0
        mutating func perform(_ action: Action) -> [Command] { [.open("grownups/gate")] }
        func draw(in frame: inout Frame<Action>) {
            frame.isSecret = route != .home
            frame.button(.next, sends: .open)
        }
    }

    private func show(at route: Route = .home) -> Show {
        var world = World(motion: .cut)
        var recording = Recording(start: World(), route: .home)
        recording.end(at: 600)
        world[Attraction.self] = Attraction(landscape: recording, upright: recording)
        world[Settings.self] = Settings(["nextChild": .number(30)])
        let activities = ["", "grownups"].map { name in Activity(name: name) { route, _ in Page(route: route) } }
        return Show(world: world, activities: activities, at: route)
    }

    private func contact(_ phase: Contact.Phase, _ x: Double = 5) -> Input {
        .contact(Contact(phase, 1, at: Point(x: x, y: 5), milliseconds: 0))
    }

    @Test func `touches and keys are shown, but none of a PIN`() {
        var overlay = OverlaySwitch()
        var show = show()
        overlay.note(contact(.began), on: show)
        #expect(overlay.seen.touches == [Point(x: 5, y: 5)])
        _ = show.take(.button(.next))
        for input in [contact(.moved, 9), contact(.ended, 9), .key(Input.Key(.confirm)), contact(.began, 7)] {
            overlay.note(input, on: show)
        }
        #expect(overlay.seen.last == [contact(.began)])
        #expect(overlay.seen.touches == [])
    }

    @Test func `it is off for the next child, and knows nothing of the last`() {
        var overlay = OverlaySwitch()
        var show = show()
        overlay.toggle()
        overlay.note(contact(.began), on: show)
        _ = show.advance(30 * 60 + 599)
        overlay.follow(show)
        #expect(overlay.isOn)
        _ = show.advance(1)
        overlay.follow(show)
        #expect(!overlay.isOn)
        #expect(overlay.seen.last == [])
        #expect(overlay.seen.touches == [])
        // Who looks after the machine may turn it on also then.
        overlay.toggle()
        _ = show.advance(1)
        overlay.follow(show)
        #expect(overlay.isOn)
    }
}
