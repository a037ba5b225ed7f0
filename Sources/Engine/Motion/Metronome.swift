/// A moment, counted from any fixed one, or a length of time, in nanoseconds.
///
/// The main loop counts in whole numbers: `Duration` computes in 128 bits, which costs more than all else that it does.
public typealias Nanoseconds = Int

/// Says how many ticks are due, and how long to sleep until the next one, so that ticks keep to 60 a second on average
/// whatever the display does.
///
/// Whether presenting waits for the display need not be known, and SDL 2.26 says so of renderers that never do. Where it
/// waits, the next tick is due when it comes back, and there is nothing to sleep; where it does not, the sleep keeps the
/// time.
public struct Metronome: Sendable {
    public static let tick: Nanoseconds = 1_000_000_000 / 60
    /// After a stall while something moves, the app runs late rather than fast: at most this many ticks are made up.
    static let mostTicksAtOnce = 5

    /// When the last call of ``ticksDue(now:isMoving:)`` was.
    public private(set) var lastBeat: Nanoseconds
    private var owed: Nanoseconds = 0

    /// - Parameter now: it must never go backwards.
    public init(now: Nanoseconds) { lastBeat = now }

    /// The ticks that have passed since the last call.
    ///
    /// - Parameter isMoving: whether something was moving: then a stall is not caught up in a burst.
    public mutating func ticksDue(now: Nanoseconds, isMoving: Bool) -> Int {
        precondition(now >= lastBeat, "time went backwards")
        owed += now - lastBeat
        if isMoving { owed = min(owed, Self.tick * Self.mostTicksAtOnce) }
        lastBeat = now
        let due = owed / Self.tick
        owed -= Self.tick * due
        return due
    }

    /// How long to sleep from now on until `count` ticks more than at the last beat are due; 0 where they are.
    public func sleep(toTick count: Int, at now: Nanoseconds) -> Nanoseconds {
        max(0, Self.tick * count - owed - (now - lastBeat))
    }
}

extension Duration {
    /// Whole nanoseconds; 292 years at the most.
    public var nanoseconds: Nanoseconds {
        let (seconds, attoseconds) = components
        return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    }
}
