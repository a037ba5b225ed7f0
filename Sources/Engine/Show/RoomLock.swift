/// The lock of the grown-ups' room: what lies below `grownups/` opens only through its gate.
///
/// Whether it is open is a part of the ``World``, so that a recording begins with it.
struct RoomLock: Hashable, Sendable {
    /// Ticks without input after which an open room locks itself: 90 s.
    static let patience = 90 * 60
    /// Ticks after which it locks itself although a page has work in progress, if there is no news of it: 30 min, since
    /// a stick may hang for ever.
    static let patienceWithWork = 30 * 60 * 60

    static let gate: Route = "grownups/gate"
    /// The room's menu, from which its pages are reached.
    static let room: Route = "grownups/room"

    /// The tick of the last input, or of the last work that a page had in progress.
    private(set) var lastStir: Int

    init(at tick: Int) { lastStir = tick }

    mutating func stir(at tick: Int) { lastStir = tick }

    /// The tick at which an open room locks; the same while work is in progress.
    var deadline: Int { lastStir + Self.patience }
    var deadlineOfWork: Int { lastStir + Self.patienceWithWork }

    /// Where the gate stands on the way to a route: `grownups/gate/stick` before `grownups/stick`.
    static func gate(before route: Route) -> Route {
        Route((gate.parts + route.parts.dropFirst()).joined(separator: "/"))
    }

    /// Where going back leads from a page: from those of the room to its menu.
    static func parent(of route: Route) -> Route {
        let parent = route.parent
        if route.parts.starts(with: gate.parts) { return "grownups" }
        return route.isLocked && parent == "grownups" && route != room ? room : parent
    }
}

extension Route {
    /// Whether it is a page of the grown-ups' room, behind the gate.
    public var isLocked: Bool { isForGrownUps && parts.count > 1 && parts[1] != RoomLock.gate.parts[1] }

    /// The page that a gate stands before: the room's menu if it names none.
    public var beyondGate: Route {
        parts.count > 2 ? Route(([parts[0]] + parts.dropFirst(2)).joined(separator: "/")) : RoomLock.room
    }
}
