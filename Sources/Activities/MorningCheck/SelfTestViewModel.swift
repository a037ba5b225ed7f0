import Engine

/// The morning check's page: seven lights, and a picture of what to do where one is red.
///
/// It goes by itself, whatever the lights are: without a keeper the tales must play too.
struct SelfTestViewModel: Screen {
    enum Action: Hashable, Sendable { case pass }

    /// Ticks for which the whole check is shown, by its worst light: 3 s, 6 s and a minute.
    static func patience(_ signal: Signal) -> Int {
        switch signal {
        case .green: 180
        case .amber: 360
        case .red: 3600
        }
    }
    /// Ticks after which a check that does not come to its end is given up.
    static let mostWaiting = 900
    /// Ticks for which one of several red lights is explained.
    static let turn = 480

    private(set) var test: SelfTest
    /// The ticks at which the page was first there and at which a light changed last, once all have come.
    private var begin: Int?
    private var end: Int?
    var now = 0

    init(world: World) { test = world[SelfTest.self] ?? SelfTest() }

    mutating func perform(_ action: Action) -> [Command] { [.open(.home)] }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        guard case .learned(let document) = reply, let test = document.content as? SelfTest else { return [] }
        if test != self.test { end = nil }
        self.test = test
        return noteEnd()
    }

    mutating func tick() -> [Command] {
        begin = begin ?? now
        return noteEnd() + (now >= deadline ? [.open(.home)] : [])
    }

    /// When all lights have come, they are kept for whoever asks for a report.
    private mutating func noteEnd() -> [Command] {
        guard test.isWhole, end == nil else { return [] }
        end = now
        return [.save(AnyDocument(test))]
    }

    private var deadline: Int {
        end.map { $0 + Self.patience(test.signal) } ?? (begin ?? now) + Self.mostWaiting
    }

    var rest: Rest {
        guard begin != nil else { return .moving }
        return .until(min(deadline, nextTurn ?? deadline))
    }

    // MARK: - What to do

    /// The red light that is explained now, when all is known; several take turns.
    var explained: Light? {
        let reds = test.reds
        guard let end, !reds.isEmpty else { return nil }
        return reds[(now - end) / Self.turn % reds.count]
    }

    private var nextTurn: Int? {
        guard let end, test.reds.count > 1 else { return nil }
        return end + ((now - end) / Self.turn + 1) * Self.turn
    }

    /// The light of a symbol on the page, or a worse one of what has no symbol of its own.
    func light(of symbol: Subject) -> Light? {
        test.lights.filter { $0.subject == symbol || $0.subject.symbol == symbol && $0.signal > .green }
            .max { $0.signal < $1.signal }
    }

    func draw(in frame: inout Frame<Action>) { SelfTestView(page: self).draw(in: &frame) }
}
