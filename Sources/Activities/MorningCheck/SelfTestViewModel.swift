import Engine

/// The morning check's page: seven lights, and a picture of what to do for a red one.
///
/// In the morning it closes by itself, whatever the lights are: tales must also play without a keeper. In the
/// grown-ups' room it stays until it is touched, and leads back there.
struct SelfTestViewModel: Screen {
    enum Action: Hashable, Sendable { case pass }

    /// How long the finished check is shown, in ticks, by its worst light: 3 s, 6 s and a minute.
    static func patience(_ signal: Signal) -> Int {
        switch signal {
        case .green: 180
        case .amber: 360
        case .red: 3600
        }
    }
    /// Ticks after which an unfinished check is abandoned.
    static let mostWaiting = 900
    /// Ticks for which one of several red lights is explained.
    static let turn = 480

    /// A visit begins without lights: each is a check of its own.
    private(set) var test = SelfTest()
    private let isInRoom: Bool
    /// The ticks of the page's first appearance and of the last change of a light, once all are there.
    private var begin: Int?
    private var end: Int?
    var now = 0

    /// The check's route in the room, behind the page of this machine.
    static let inRoom: Route = "grownups/room/machine/selftest"

    init(isInRoom: Bool = false) { self.isInRoom = isInRoom }

    mutating func perform(_ action: Action) -> [Command] { [isInRoom ? .back : .open(.home)] }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        guard case .learned(let document) = reply, let test = document.content as? SelfTest else { return [] }
        if test != self.test { end = nil }
        self.test = test
        return noteEnd()
    }

    mutating func tick() -> [Command] {
        let asking: [Command] = begin == nil ? [.ask(SelfTestRequest.look)] : []
        begin = begin ?? now
        let isOver = !isInRoom && now >= deadline
        return asking + noteEnd() + (isOver ? [.open(.home)] : [])
    }

    /// Stores the lights for reports once all are there.
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
        guard !isInRoom else { return nextTurn.map { .until($0) } ?? .still }
        return .until(min(deadline, nextTurn ?? deadline))
    }

    // MARK: - What to do

    /// The red light being explained, once all are known; several take turns.
    var explained: Light? {
        let reds = test.reds
        guard let end, !reds.isEmpty else { return nil }
        return reds[(now - end) / Self.turn % reds.count]
    }

    private var nextTurn: Int? {
        guard let end, test.reds.count > 1 else { return nil }
        return end + ((now - end) / Self.turn + 1) * Self.turn
    }

    /// The worst signal of a symbol and of the subjects that appear under it, with the codes of all that have it.
    func light(of symbol: Subject) -> (signal: Signal, codes: [String])? {
        // The symbol's own check may still be running when one of the others is green.
        let lights = test.lights.filter { $0.subject == symbol || $0.subject.symbol == symbol && $0.signal > .green }
        guard let worst = lights.map(\.signal).max() else { return nil }
        return (worst, lights.filter { $0.signal == worst }.compactMap { $0.finding?.rawValue })
    }

    func draw(in frame: inout Frame<Action>) { SelfTestView(page: self).draw(in: &frame) }
}
