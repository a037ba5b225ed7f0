import TestSupport
import Testing

@testable import Engine

/// A strip with a long row, and over it an arrow that goes when it has been pressed or the row has grown.
private struct Strip: Screen {
    enum Action { case row, arrow }

    var now = 0
    var done: [Action] = []
    var hasArrow = true
    var isForDrawing = false
    var marks = 0

    static let row = Rect(x: 0, y: 0, width: 1600, height: 1200)
    static let arrow = Rect(x: 700, y: 1000, width: 160, height: 160)

    mutating func perform(_ action: Action) -> [Command] {
        done.append(action)
        if action == .arrow { hasArrow = false }
        return []
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        hasArrow = false
        return []
    }

    mutating func mark(_ contact: Contact) -> [Command] {
        marks += 1
        return []
    }

    func draw(in frame: inout Frame<Action>) {
        if isForDrawing { frame.drawingArea = Self.row } else { frame.hotspot(Self.row, sends: .row) }
        if hasArrow {
            frame.roundButton("interface/icon-more.svg", at: Self.arrow.center, radius: 80, sends: .arrow)
        }
    }
}

struct GapTests {
    private let arrow = Strip.arrow.center

    private func scene(_ screen: Strip = Strip()) -> Scene<Strip> {
        Scene(screen, Entrance(motion: .cut, isNew: false, glass: Glass(millimetresPerPoint: 0.127)))
    }

    private func tap(_ point: Point, _ scene: inout Scene<Strip>) {
        for input in [Input.press(point), .release(point)] { _ = scene.take(input) }
    }

    private func pass(_ ticks: Int, _ scene: inout Scene<Strip>) {
        for _ in 0..<ticks {
            scene.now += 1
            _ = scene.tick()
        }
    }

    @Test func `a second tap on an arrow that has gone does not reach what was below it`() {
        var scene = scene()
        tap(arrow, &scene)
        pass(29, &scene)
        tap(arrow, &scene)
        #expect(scene.screen.done == [.arrow])
        pass(1, &scene)
        tap(arrow, &scene)
        #expect(scene.screen.done == [.arrow, .row])
    }

    @Test func `nor does a finger that was on its way when the arrow went by itself`() {
        var scene = scene()
        _ = scene.take(.reply(.narrationEnded("a")))
        pass(35, &scene)
        tap(arrow, &scene)
        #expect(scene.screen.done == [])
        pass(1, &scene)
        tap(arrow, &scene)
        #expect(scene.screen.done == [.row])
    }

    @Test func `beside the arrow a finger answers at once, and a key everywhere`() {
        var scene = scene()
        tap(arrow, &scene)
        tap(Point(x: 300, y: 300), &scene)
        #expect(scene.screen.done == [.arrow, .row])
        _ = scene.take(.button(.confirm))
        _ = scene.take(.button(.confirm))
        #expect(scene.screen.done == [.arrow, .row, .row])
    }

    @Test func `a second tap draws nothing`() {
        var scene = scene(Strip(isForDrawing: true))
        tap(arrow, &scene)
        tap(arrow, &scene)
        #expect(scene.screen.done == [.arrow] && scene.screen.marks == 0)
        pass(36, &scene)
        tap(arrow, &scene)
        #expect(scene.screen.marks == 2)
    }
}
