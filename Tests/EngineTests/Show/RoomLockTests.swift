import Testing

@testable import Engine

struct RoomLockTests {
    /// A page of the room, which works while it is busy.
    private struct Page: Screen {
        enum Action: Hashable, Sendable { case unlock, out, back }
        var name: Route
        var isBusy = false
        var isSecret = false
        var isListening: Bool { name == "grownups/recorder" }
        var now = 0
        var heard: [Input.Key] = []

        mutating func perform(_ action: Action) -> [Command] {
            switch action {
            case .unlock: [.unlock, .open(name.beyondGate)]
            case .out: [.open("toys")]
            case .back: [.back]
            }
        }

        mutating func receive(_ reply: Input.Reply) -> [Command] {
            if case .learned(let document) = reply, let weather = document.content as? Weather {
                isBusy = weather.isRaining
            }
            return []
        }

        mutating func hear(_ key: Input.Key) -> [Command] {
            heard.append(key)
            return []
        }

        func draw(in frame: inout Frame<Action>) {
            frame.draw(.text("\(name) \(heard.count)", in: Stage.bounds, TextStyle(.words, size: 20, color: .ink)))
            frame.hearsAllContacts = isSecret
            frame.isSecret = isSecret
            frame.button(.next, sends: .unlock)
            frame.button(.home, sends: .out)
            frame.button(.back, sends: .back)
        }
    }

    private static let activities = [
        Activity(name: "") { route, _ in Page(name: route) }, Activity(name: "toys") { route, _ in Page(name: route) },
        Activity(name: "grownups") { route, _ in
            Page(name: route, isSecret: route.parts.starts(with: ["grownups", "gate"]))
        },
    ]

    private func show(at route: Route) -> Show {
        Show(world: World(motion: .cut), activities: Self.activities, at: route)
    }

    /// A show that has gone to a route by itself.
    private func gone(to route: Route) -> Show {
        var show = Show(
            world: World(motion: .cut),
            activities: [Activity(name: "") { _, _ in Opener(route: route) }] + Self.activities.dropFirst())
        _ = show.take(.button(.next))
        return show
    }

    private struct Opener: Screen {
        enum Action: Hashable, Sendable { case open }
        let route: Route
        var now = 0
        mutating func perform(_ action: Action) -> [Command] { [.open(route)] }
        func draw(in frame: inout Frame<Action>) { frame.button(.next, sends: .open) }
    }

    @Test(arguments: [
        ("grownups", false), ("grownups/gate", false), ("grownups/gate/stick", false), ("grownups/stick", true),
        ("grownups/room", true), ("grownups/tales/racenis/.save", true), ("toys", false), ("home", false),
    ])
    func `what lies below the grown-ups' page is locked, but for the gate`(route: String, isLocked: Bool) {
        #expect(Route(route).isLocked == isLocked)
        #expect(gone(to: Route(route)).route == Route(isLocked ? "grownups/gate/\(route.dropFirst(9))" : route))
    }

    @Test func `beyond the gate lies the page that was wanted`() {
        var show = gone(to: "grownups/stick/2")
        #expect(show.route == "grownups/gate/stick/2")
        #expect(!show.world.roomIsOpen)
        _ = show.take(.button(.next))
        #expect(show.route == "grownups/stick/2")
        #expect(show.world.roomIsOpen)
        #expect(Route("grownups/gate").beyondGate == "grownups/room")
    }

    @Test func `who starts in the room is in it`() {
        var show = show(at: "grownups/stick/2")
        #expect(show.route == "grownups/stick/2")
        _ = show.take(.button(.back))
        #expect(show.route == "grownups/stick")
        _ = show.take(.button(.back))
        #expect(show.route == "grownups/room")
        _ = show.take(.button(.back))
        #expect(show.route == "grownups")
        #expect(!show.world.roomIsOpen)
    }

    @Test func `leaving for anywhere else locks it`() {
        var show = show(at: "grownups/stick")
        _ = show.take(.button(.home))
        #expect(show.route == "toys")
        #expect(!show.world.roomIsOpen)
    }

    @Test func `after 90 s without input it locks, and home is there`() {
        var show = show(at: "grownups/stick")
        _ = show.advance(1000)
        _ = show.take(.key(Input.Key(nil)))
        #expect(show.rest == .until(1000 + 5400))
        _ = show.advance(5399)
        #expect(show.route == "grownups/stick")
        _ = show.advance(1)
        #expect(show.route == .home)
        #expect(show.rest == .still)
    }

    @Test func `a key that something lies on does not keep it open`() {
        var show = show(at: "grownups/stick")
        _ = show.take(.key(Input.Key(.confirm)))
        for _ in 0..<5400 {
            _ = show.advance(1)
            _ = show.take(.key(Input.Key(.confirm, .repeated)))
        }
        #expect(show.route == .home)
    }

    @Test func `work in progress and its news do not keep it open`() {
        var show = show(at: "grownups/stick")
        for _ in 0..<5 {
            _ = show.take(.reply(.learned(AnyDocument(Weather(isRaining: true)))))
            #expect(show.rest == .until(5400))
            _ = show.advance(1079)
        }
        #expect(show.world.roomIsOpen)
        _ = show.advance(5)
        #expect(show.route == .home)
        #expect(!show.world.roomIsOpen)
    }

    @Test func `who is being recorded has three minutes more`() {
        var show = show(at: "grownups/recorder")
        #expect(show.rest == .until(5400 + 10_800))
        _ = show.advance(5400 + 10_799)
        #expect(show.world.roomIsOpen)
        _ = show.advance(1)
        #expect(show.route == .home)
    }

    @Test func `a recording that begins in the open room replays there`() {
        var show = show(at: "grownups/stick")
        _ = show.take(.button(.back))
        let recording = Recording(start: show.world, route: show.route)
        #expect(recording.show(Self.activities).world.roomIsOpen)
    }

    @Test func `what is pressed where it is secret is not noted`() {
        let show = gone(to: "grownups/stick")
        let finger = Contact(.began, 1, at: Point(x: 5, y: 5), milliseconds: 0)
        #expect(show.discreet(.contact(finger)) == nil)
        #expect(show.discreet(.key(Input.Key(.left))) == nil)
        #expect(show.discreet(.button(.confirm)) == nil)
        #expect(show.discreet(.unfocused) == .unfocused)
        #expect(self.show(at: "grownups").discreet(.button(.confirm)) == .button(.confirm))
    }

    @Test func `a screen that hears all contacts hears the keys and their release`() {
        var show = gone(to: "grownups/stick")
        _ = show.take(.key(Input.Key(.previous)))
        _ = show.take(.key(Input.Key(.previous, .released)))
        _ = show.take(.unfocused)
        show.draw()
        let words = show.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
        #expect(words == ["grownups/gate/stick 3"])
    }

    @Test func `motion and language follow the settings at once`() {
        var show = Show(world: World(), activities: Self.activities, at: "grownups/room")
        _ = show.take(
            .reply(.learned(AnyDocument(Settings(["reduceMotion": .flag(true), "language": .text("en")])))))
        #expect(show.world.motion == .cut)
        #expect(show.world.language == .english)
        _ = show.take(.reply(.learned(AnyDocument(Settings()))))
        #expect(show.world.motion == .eased)
    }
}
