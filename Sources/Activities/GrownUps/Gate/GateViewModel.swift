import Engine

/// The gate before the grown-ups' room: two corners, a PIN or a sum, as a grown-up has chosen.
struct GateViewModel: Screen {
    enum Action: Hashable, Sendable {
        case digit(Int)
        case erase
        case leave, home
    }

    enum Purpose: Hashable, Sendable {
        case enter
        /// Nobody has opened the room yet: the first to come chooses the way in, and is a grown-up.
        case first
        /// The way in is changed by who knows it.
        case change
    }

    let way: RoomGate.Way
    let purpose: Purpose
    /// The page that opens.
    private let wanted: Route
    /// The route at which this gate stands.
    private let route: Route
    private(set) var gate: RoomGate
    private(set) var hold = GateHold()
    /// The digits typed so far.
    private(set) var digits: [Int] = []
    private(set) var sum: GateSum
    /// Whether the last answer was wrong, until the next digit.
    private(set) var wasWrong = false
    private(set) var rooms: Rooms
    /// What goes on behind the lock.
    var work: [RoomWork] { activities.flatMap { $0.work(world) } }
    private var world: World
    private let activities: [Activity]
    private var chance: Chance
    private var wrongSums = 0
    private var isChecking = false
    /// The tick at which digits may be tried again; past, or nil, for at once.
    private var waitEnd: Int?
    private var hasLooked = false
    var now = 0

    static let pinLength = 4
    /// A child that tries numbers gets to the page outside.
    private static let mostWrongSums = 3

    /// - Parameters:
    ///   - next: the page that opens, if it is not the one that this gate stands before.
    ///   - activities: those whose work is shown.
    init(
        route: Route, world: World, way: RoomGate.Way, then next: Route? = nil, purpose: Purpose = .enter,
        activities: [Activity] = []
    ) {
        (self.world, self.activities) = (world, activities)
        (self.route, self.way, gate, rooms, chance) = (route, way, world.gate, world.rooms, world.chance)
        (wanted, self.purpose) = (next ?? route.beyondGate, purpose)
        sum = GateSum(&chance)
    }

    /// The two corners: far apart, so that a child's arms do not reach both.
    var corners: [Rect] {
        let area = rooms.viewport, side = 340.0
        // A finger may also be in the bar beside a corner.
        let beyond = 1000.0
        return [
            Rect(x: area.x - beyond, y: area.maxY - side, width: side + beyond, height: side + beyond),
            Rect(x: area.maxX - side, y: area.y - beyond, width: side + beyond, height: side + beyond),
        ]
    }

    /// Seconds until digits may be tried again; nil if they may.
    var waitsFor: Int? { waitEnd.flatMap { $0 > now ? ($0 - now + 59) / 60 : nil } }

    /// The first sum opens no more than the choice.
    private var opened: [Command] { (purpose == .first ? [] : [.unlock]) + [.open(wanted)] }

    // MARK: - Hands

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .digit(let digit): return type(digit)
        case .erase:
            guard !isChecking else { return [] }
            _ = digits.popLast()
            return [.play(.press)]
        case .leave: return [.back]
        case .home: return [.open(.home)]
        }
    }

    private mutating func type(_ digit: Int) -> [Command] {
        guard !isChecking, waitsFor == nil else { return [] }
        wasWrong = false
        digits.append(digit)
        switch way {
        case .corners: return []
        case .pin: return [.play(.press)] + (digits.count == Self.pinLength ? check() : [])
        case .sum: return [.play(.press)] + (digits.count == sum.digits ? add() : [])
        }
    }

    private mutating func check() -> [Command] {
        let pin = digits.map(String.init).joined()
        // A report has no PIN; its replay hears the answer all the same.
        guard gate.pin != nil else { return [] }
        isChecking = true
        return [.ask(GateRequest.check(pin: pin, gate))]
    }

    private mutating func add() -> [Command] {
        let isRight = digits.reduce(0, { $0 * 10 + $1 }) == sum.answer
        // The service counts for all visits; a right one at once costs nobody anything.
        let count = Command.ask(GateRequest.added(rightly: isRight, gate))
        guard !isRight else { return (gate.failures > 0 ? [count] : []) + opened }
        (digits, sum) = ([], GateSum(&chance))
        wrongSums += 1
        gate.fail()
        fail()
        return [count] + (wrongSums < Self.mostWrongSums ? [] : [.back])
    }

    private mutating func fail() {
        wasWrong = true
        wait()
    }

    private mutating func wait() { waitEnd = gate.wait > 0 ? now + gate.wait : nil }

    mutating func mark(_ contact: Contact) -> [Command] {
        guard way == .corners else { return [] }
        hold.mark(contact, corners: corners, at: now)
        return []
    }

    mutating func hear(_ key: Input.Key) -> [Command] {
        // A PIN has no way round it.
        guard way != .pin else { return [] }
        hold.hear(key, at: now)
        return []
    }

    // MARK: - News and time

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .answer(let answer): return answer[GateAnswer.self].map { hear($0) } ?? []
        case .learned(let document):
            world.learn(document)
            guard let gate = document.content as? RoomGate else { return [] }
            defer { self.gate = gate }
            // The keeper has set another one.
            return gate.opens(like: self.gate) ? [] : [.open(route)]
        default: return []
        }
    }

    private mutating func hear(_ news: GateAnswer) -> [Command] {
        switch news {
        case .made: break
        case .waits(let seconds):
            if isChecking { (isChecking, digits) = (false, []) }
            waitEnd = seconds > 0 ? now + min(seconds, RoomGate.longestWait) * 60 : nil
        case .fits(let fits):
            (isChecking, digits) = (false, [])
            guard !fits else { return opened }
            fail()
        }
        return []
    }

    mutating func tick() -> [Command] {
        guard hasLooked else {
            hasLooked = true
            // Until the service says how much of it is left.
            wait()
            return [.ask(GateRequest.look(gate))]
        }
        return hold.progress(at: now) >= 1 ? opened : []
    }

    var rest: Rest {
        // The next full second of a wait.
        let second: Rest = waitEnd.flatMap { $0 > now ? .until($0 - ($0 - now - 1) / 60 * 60) : nil } ?? .still
        return Rest.whether(!hasLooked || hold.start != nil).and(second)
    }

    mutating func fit(_ rooms: Rooms) { self.rooms = rooms }

    var firstFocus: Action? { way == .corners ? .leave : .digit(1) }

    func draw(in frame: inout Frame<Action>) { GateView(page: self).draw(in: &frame) }
}
