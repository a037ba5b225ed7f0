import Synchronization
import Testing

@testable import Engine

/// A counted screen: a box that grows for as many ticks as it was asked to, and a strip that follows the finger.
private struct Sketch: Screen {
    enum Action: Hashable, Sendable { case grow, leave }

    /// A count of how often screens were drawn.
    final class Draws: Sendable {
        private let count = Mutex(0)
        var all: Int { count.withLock { $0 } }
        func add() { count.withLock { $0 += 1 } }
    }

    let draws: Draws
    var now = 0
    private var size = 0
    private var growth = 0
    private var offset = 0.0

    init(draws: Draws) { self.draws = draws }

    var rest: Rest { .whether(growth > 0) }

    mutating func perform(_ action: Action) -> [Command] {
        guard action == .grow else { return [.open("end")] }
        growth = 40
        return []
    }

    mutating func drag(_ drag: Drag) -> [Command] {
        if case .moved(let way) = drag { offset = way.x }
        return []
    }

    mutating func tick() -> [Command] {
        if growth > 0 {
            size += 1
            growth -= 1
        }
        return []
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        if case .narrationStarted = reply { growth = 40 }
        return []
    }

    /// The places change as the box grows: the box moves, and a second one comes and goes.
    func draw(in frame: inout Frame<Action>) {
        draws.add()
        frame.dragAxis = .horizontal
        frame.draw(.text("\(size)", in: Stage.bounds, TextStyle(.words, size: 20, color: .ink)))
        frame.hotspot(Rect(x: offset + Double(size), y: 100, width: 200, height: 200), sends: .grow)
        if size % 40 < 20 { frame.hotspot(Rect(x: 600, y: 600, width: 200, height: 200), sends: .leave) }
    }
}

/// How often a screen is drawn in one turn of the loop, which ends with a painted picture.
struct DrawsTests {
    private let draws = Sketch.Draws()
    private let box = Point(x: 150, y: 150)
    private let other = Point(x: 700, y: 700)
    private let nowhere = Point(x: 1500, y: 1100)
    private let news = Input.reply(.narrationEnded("a"))

    private func show(_ motion: Motion = .eased) -> Show {
        let draws = draws
        var show = Show(
            world: World(motion: motion),
            activities: ["", "end"].map { Activity(name: $0) { _, _ in Sketch(draws: draws) } })
        look(&show)
        return show
    }

    /// Reads what the main loop reads when it paints.
    private func look(_ show: inout Show) {
        show.draw()
        _ = (show.picture, show.soon, show.hotspots, show.rest)
    }

    /// - Returns: the draws of a turn with so many ticks and these inputs.
    private func turn(_ show: inout Show, ticks: Int = 0, _ inputs: Input...) -> Int {
        let before = draws.all
        _ = show.rest
        _ = show.advance(ticks)
        for input in inputs { _ = show.take(input) }
        look(&show)
        return draws.all - before
    }

    @Test func `a screen is drawn once at the start, and not again while it is still`() {
        var show = show()
        #expect(draws.all == 1)
        #expect(turn(&show, ticks: 600) == 0)
        #expect(turn(&show, .key(Input.Key(nil))) == 0)
        #expect(turn(&show, .window(Stage.bounds)) == 0)
    }

    @Test func `each turn of an animation draws once`() {
        var show = show()
        #expect(turn(&show, .reply(.narrationStarted("a", seconds: 1))) == 1)
        #expect((0..<10).map { _ in turn(&show, ticks: 1) } == Array(repeating: 1, count: 10))
    }

    @Test func `ticks that are made up are drawn, so that each place has its age`() {
        var show = show()
        _ = turn(&show, .reply(.narrationStarted("a", seconds: 1)))
        #expect(turn(&show, ticks: 3) == 3)
    }

    @Test func `a tap draws once when the finger comes and once when it goes`() {
        var show = show()
        #expect(turn(&show, .press(box)) == 1)
        #expect(turn(&show, .release(box)) == 1)
    }

    @Test func `a tap on what moves draws for where it falls, for the places and for the picture`() {
        var show = show()
        _ = turn(&show, .reply(.narrationStarted("a", seconds: 1)))
        #expect(turn(&show, ticks: 1, .press(box)) == 3)
        #expect(turn(&show, ticks: 1, .release(box)) == 2)
    }

    @Test func `a finger that drags, and news, cost no draw of their own`() {
        var show = show()
        _ = turn(&show, .press(box))
        _ = turn(&show, .drag(Point(x: 250, y: 150)))
        let drags = (0..<5).map { Input.drag(Point(x: 260 + Double($0), y: 150)) }
        #expect(turn(&show, ticks: 1, drags[0], drags[1], news, drags[2], news, drags[3], drags[4]) == 1)
        #expect(turn(&show, ticks: 1, .release(Point(x: 300, y: 150)), news) == 1)
    }

    @Test func `an answer on a still screen draws once, and one for an earlier visit not at all`() {
        var show = show()
        #expect(turn(&show, news) == 1)
        #expect(turn(&show, news, news, news) == 1)
        let late = AnyAnswer(Yes(), to: show.visit.next)
        #expect(turn(&show, .reply(.answer(late))) == 0)
    }

    @Test func `a screen that opens draws once, and the one that leaves once more if it slides away`() {
        for (motion, count) in [(Motion.eased, 2), (.cut, 1)] {
            var show = show(motion)
            _ = turn(&show, .press(other))
            #expect(turn(&show, .release(other)) == count)
            #expect(show.route == "end")
            #expect(turn(&show, ticks: 1) == (motion == .eased ? 1 : 0))
        }
    }

    @Test func `with the focus a screen that opens draws once to find it and once to show it`() {
        var show = show(.cut)
        _ = turn(&show, .button(.down))
        _ = turn(&show, ticks: 60, .button(.down))
        #expect(turn(&show, .button(.confirm)) == 2)
        #expect(show.route == "end")
    }

    @Test func `how often somebody looks changes no picture and no place`() {
        let touches: [Input] = [
            .press(box), .drag(Point(x: 250, y: 160)), .drag(Point(x: 420, y: 160)), .release(Point(x: 420, y: 160)),
            .press(other), .release(other), .button(.down), .button(.right), .button(.confirm),
            .buttonReleased(.confirm), news, .reply(.narrationStarted("a", seconds: 1)), .press(nowhere), .cancel,
        ]
        var seed: UInt64 = 7
        /// Equally likely numbers, the same in each run (D. Knuth's MMIX generator).
        func chance(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        var (often, never) = (show(), show())
        for _ in 0..<3000 {
            let ticks = [0, 0, 1, 1, 2, 40][chance(6)]
            let passed = (0..<ticks).flatMap { _ in
                let commands = often.advance(1)
                look(&often)
                return commands
            }
            #expect(never.advance(ticks) == passed)
            let input = touches[chance(touches.count)]
            let commands = often.take(input)
            look(&often)
            #expect(never.take(input) == commands)
            #expect(never.rest == often.rest)
        }
        #expect(never.picture == often.picture)
        #expect(never.hotspots == often.hotspots)
        #expect(never.route == often.route)
    }
}

private struct Yes: Answer {
    static let name = "yes"
}
