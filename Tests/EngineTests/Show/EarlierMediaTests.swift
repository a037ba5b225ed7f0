import Testing

@testable import Engine

struct EarlierMediaTests {
    private struct Inserted: MediaDocument {
        static let name = "inserted"
        var media: [Medium]
    }

    /// Says where it may write.
    private struct Page: Screen {
        enum Action: Hashable, Sendable { case unlock, out }
        let route: Route
        var world: World
        var now = 0

        mutating func perform(_ action: Action) -> [Command] {
            action == .out ? [.open(.home)] : [.unlock, .open("grownups/room")]
        }

        mutating func receive(_ reply: Input.Reply) -> [Command] {
            if case .learned(let document) = reply { world.learn(document) }
            return []
        }
        func draw(in frame: inout Frame<Action>) {
            let names = world.mediaToWrite.map(\.name).joined(separator: " ")
            frame.draw(.text(names, in: Stage.bounds, TextStyle(.words, size: 20, color: .ink)))
            frame.button(.next, sends: .unlock)
            frame.button(.home, sends: .out)
        }
    }

    private let one = Medium("A", at: "/s/A")
    private let other = Medium("B", at: "/s/B")

    /// A kiosk in which a stick was, and from which the birds have flown off.
    private func show(_ media: [Medium]) -> Show {
        var world = World(motion: .cut)
        var recording = Recording(start: World(), route: .home)
        recording.end(at: 600)
        world[Attraction.self] = Attraction(landscape: recording, upright: recording)
        world[Settings.self] = Settings(["nextChild": .number(30)])
        world[Inserted.self] = Inserted(media: media)
        let activities = ["", "grownups"].map { name in
            Activity(name: name) { route, world in Page(route: route, world: world) }
        }
        var show = Show(world: world, activities: activities)
        #expect(written(show) == media.map(\.name).joined(separator: " "))
        _ = show.advance(30 * 60 + 600)
        _ = show.take(.key(Input.Key(.up)))
        _ = show.take(.key(Input.Key(.up, .released)))
        return show
    }

    @Test func `in a kiosk what is there before anybody comes is nobody's`() {
        var world = World(motion: .cut)
        world.learn(AnyDocument(Kiosk()))
        world[Inserted.self] = Inserted(media: [one])
        let activity = Activity(name: "") { route, world in Page(route: route, world: world) }
        var show = Show(world: world, activities: [activity])
        #expect(show.world.mediaToWrite == [])
        _ = show.take(.reply(.learned(AnyDocument(Inserted(media: [one, other])))))
        #expect(show.world.mediaToWrite == [])
        _ = show.take(.key(Input.Key(.up)))
        _ = show.take(.reply(.learned(AnyDocument(Inserted(media: [one])))))
        _ = show.take(.reply(.learned(AnyDocument(Inserted(media: [one, other])))))
        #expect(show.world.mediaToWrite == [other])
    }

    private func written(_ show: Show) -> String? {
        for case .text(let text, _, _) in show.picture.drawings { return text }
        return nil
    }

    private func insert(_ media: [Medium], _ show: inout Show) {
        _ = show.take(.reply(.learned(AnyDocument(Inserted(media: media)))))
    }

    @Test func `a stick that lay in the machine before the birds is not written to`() {
        #expect(written(show([one])) == "")
    }

    @Test func `one that comes later, or is plugged in anew, is written to`() {
        var show = show([one])
        insert([one, other], &show)
        #expect(written(show) == "B")
        insert([other], &show)
        insert([one, other], &show)
        #expect(written(show) == "A B")
    }

    @Test func `behind the gate all are written to, and from then on`() {
        var show = show([one])
        _ = show.take(.button(.next))
        #expect(show.world.roomIsOpen)
        #expect(written(show) == "A")
        _ = show.take(.button(.home))
        #expect(show.world.mediaToWrite == [one])
    }
}
