/// The lock of the grown-ups' room: what lies below `grownups/` opens only through its gate.
///
/// Whether it is open is a part of the ``World``, so that a recording begins with it.
struct RoomLock: Hashable, Sendable {
    /// Ticks without input after which an open room locks itself, whatever work is in progress: 90 s.
    static let patience = 90 * 60
    /// Ticks more while somebody is being recorded, who need not touch anything: 3 min, the longest take.
    static let longestTake = 180 * 60

    static let gate: Route = "grownups/gate"
    /// The room's menu, from which its pages are reached.
    static let room: Route = "grownups/room"

    /// The tick of the last input.
    private(set) var lastStir: Int

    init(at tick: Int) { lastStir = tick }

    mutating func stir(at tick: Int) { lastStir = tick }

    /// The tick at which an open room locks.
    func deadline(isListening: Bool) -> Int { lastStir + Self.patience + (isListening ? Self.longestTake : 0) }

    /// The gate's route on the way to a route: `grownups/gate/stick` before `grownups/stick`.
    static func gate(before route: Route) -> Route {
        Route((gate.parts + route.parts.dropFirst()).joined(separator: "/"))
    }

    /// The route to which going back leads from a page: from those of the room to its menu.
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
