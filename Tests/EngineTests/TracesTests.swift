import Testing

@testable import Engine

/// A page on which something is written, which is there again on coming back; or, at `desk/forgetful`, is not.
private struct Desk: Screen {
    enum Action: Hashable { case write, leave }

    let keeps: Bool
    var now = 0
    private(set) var words = 0

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .write:
            words += 1
            return []
        case .leave: return [.back]
        }
    }

    var trace: Int? { keeps && words > 0 ? words : nil }
    mutating func resume(_ trace: Int) { words = trace }

    func draw(in frame: inout Frame<Action>) {
        frame.draw(.text("\(words)", in: Stage.bounds, TextStyle(.words, size: 20, color: .ink)))
        frame.button(.play, sends: .write)
        frame.button(.back, sends: .leave)
    }
}

/// Leads to the desks.
private struct Hall: Screen {
    enum Action: Hashable { case open(Route) }

    var now = 0
    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .open(let route): [.open(route)]
        }
    }
    func draw(in frame: inout Frame<Action>) {
        frame.button(.next, sends: .open("desk/a"))
        frame.button(.previous, sends: .open("desk/b"))
        frame.button(.play, sends: .open("desk/forgetful"))
    }
}

struct TracesTests {
    private static let activities = [
        Activity(name: "") { _, _ in Hall() },
        Activity(name: "desk") { route, _ in
            if route.parts.count == 1 { Hall() } else { Desk(keeps: route.parts[1] != "forgetful") }
        },
    ]

    private func show() -> Show { Show(world: World(motion: .cut), activities: Self.activities, at: "desk") }

    private func words(_ show: Show) -> String? {
        show.picture.drawings.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }.first
    }

    private func push(_ show: inout Show, _ buttons: Input.Button...) {
        for button in buttons { _ = show.take(.button(button)) }
    }

    @Test func `a screen that is left is come back to as it was, each route by itself`() {
        var show = show()
        push(&show, .next, .play, .play, .back, .previous)
        #expect(words(show) == "0")
        push(&show, .play, .back, .next)
        #expect(words(show) == "2")
        push(&show, .back, .previous)
        #expect(words(show) == "1")
    }

    @Test func `a screen that leaves nothing begins again`() {
        var show = show()
        push(&show, .play, .play, .back, .play)
        #expect(show.route == "desk/forgetful")
        #expect(words(show) == "0")
    }

    @Test func `a replay comes back to the same`() {
        var recording = Recording(start: World(motion: .cut), route: "desk")
        for (tick, button) in [Input.Button.next, .play, .back, .next].enumerated() {
            recording.append(.button(button), at: tick)
        }
        recording.replay(Self.activities, stops: [3]) { #expect(words($1) == "1") }
    }

    private struct Passing: PassingTrace {}

    @Test(
        arguments: [
            ("desk/a/page", true), ("desk/a/page/below", true), ("desk/a", true), ("desk", false), ("", false),
            ("desk/ab", false), ("desk/b", false),
        ] as [(Route, Bool)])
    func `what is only for the way back is forgotten elsewhere`(target: Route, stays: Bool) {
        var traces = Traces()
        traces.keep(Passing(), of: "desk/a")
        traces.keep(1, of: "desk/c")
        traces.forgetPassing(goingTo: target)
        #expect((traces["desk/a"] != nil) == stays && traces["desk/c"] as? Int == 1)
    }

    @Test func `the oldest trace goes where there are too many`() {
        var traces = Traces()
        for number in 0...Traces.most { traces.keep(number, of: Route("desk/\(number)")) }
        #expect(traces["desk/0"] == nil)
        #expect(traces["desk/1"] as? Int == 1)
        traces.keep(nil, of: "desk/1")
        #expect(traces["desk/1"] == nil)
    }
}
