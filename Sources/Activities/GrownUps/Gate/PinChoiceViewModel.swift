import Engine

/// The page on which a grown-up sets a new PIN, twice the same.
struct PinChoiceViewModel: Screen {
    enum Action: Hashable, Sendable {
        case digit(Int)
        case erase
        case leave, home
        /// Leads on once the PIN is set.
        case goOn
    }

    /// The page that follows when the PIN is set.
    private let next: Route
    private(set) var rooms: Rooms
    private(set) var first: [Int]?
    private(set) var digits: [Int] = []
    /// Whether the second was another one.
    private(set) var differed = false
    private var isMaking = false
    /// The tick at which the PIN was set.
    private var madeAt: Int?
    var now = 0

    /// Ticks for which the page says that the PIN is set.
    private static let notice = 180

    init(world: World, then next: Route) { (self.next, rooms) = (next, world.rooms) }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .digit(let digit): return type(digit)
        case .erase:
            _ = digits.popLast()
            return [.play(.press)]
        case .leave: return [.back]
        case .home: return [.open(.home)]
        case .goOn: return [.open(next)]
        }
    }

    private mutating func type(_ digit: Int) -> [Command] {
        guard !isMaking else { return [] }
        differed = false
        digits.append(digit)
        guard digits.count == GateViewModel.pinLength else { return [.play(.press)] }
        let typed = digits
        digits = []
        guard let first else {
            first = typed
            return [.play(.press)]
        }
        guard typed == first else {
            (self.first, differed) = (nil, true)
            return [.play(.press)]
        }
        isMaking = true
        return [.play(.press), .ask(GateRequest.make(pin: typed.map(String.init).joined()))]
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        guard case .answer(let answer) = reply, case .made(let made)? = answer[GateAnswer.self] else { return [] }
        guard let pin = made else {
            // A machine that is out of memory for a moment; the grown-up begins again.
            (first, isMaking) = (nil, false)
            return []
        }
        madeAt = now
        return [.save(AnyDocument(RoomGate(way: .pin, pin: pin))), .unlock]
    }

    mutating func tick() -> [Command] { madeAt.map { now >= $0 + Self.notice } == true ? [.open(next)] : [] }

    var rest: Rest { madeAt.map { .until(max(now + 1, $0 + Self.notice)) } ?? .still }

    mutating func fit(_ rooms: Rooms) { self.rooms = rooms }

    var firstFocus: Action? { madeAt == nil ? .digit(1) : .goOn }

    func draw(in frame: inout Frame<Action>) {
        let layout = GateLayout(rooms)
        frame.stripWall(in: layout.viewport)
        frame.isSecret = true
        frame.draw(
            .text(
                frame.text(.pinCode), in: layout.title(.pin), TextStyle(.title, size: 68 * layout.scale, color: .plum)))
        guard madeAt == nil else { return drawNotice(layout, in: &frame) }
        frame.draw(.icon("interface/icon-key.svg", in: layout.picture, tint: .plum))
        let words = frame.text(differed ? .pinsDiffer : first == nil ? .choosePin : .repeatPin)
        frame.draw(
            .text(words, in: layout.words, TextStyle(.title, size: 50 * layout.scale, color: .plum, mostLines: 3)))
        frame.dots(isMaking ? GateViewModel.pinLength : digits.count, of: GateViewModel.pinLength, in: layout.typed)
        frame.digitPad(layout, digit: { .digit($0) }, erase: .erase)
        frame.gateKeys(layout, leave: .leave, home: .home)
    }

    /// Says that the PIN is set, and leads on at a touch anywhere.
    private func drawNotice(_ layout: GateLayout, in frame: inout Frame<Action>) {
        let center = layout.viewport.center, scale = layout.scale
        let check = Rect(center: Point(x: center.x, y: center.y - 130 * scale), width: 220 * scale, height: 220 * scale)
        frame.draw(.icon("interface/icon-check.svg", in: check, tint: .deepOrange))
        let words = Rect(center: Point(x: center.x, y: center.y + 90 * scale), width: 1340, height: 120 * scale)
        frame.draw(.text(frame.text(.pinIsSet), in: words, TextStyle(.title, size: 60 * scale, color: .plum)))
        frame.hotspot(layout.viewport, sends: .goOn, label: .named("next"))
        for button in [Input.Button.next, .play, .confirm, .back] { frame.button(button, sends: .goOn) }
        frame.button(.home, sends: .home)
    }
}
