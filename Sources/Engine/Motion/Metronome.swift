/// A point in time since any fixed one, or a length of time, in nanoseconds.
///
/// The main loop counts in integers: `Duration` computes in 128 bits, which costs more than the rest of the loop.
public typealias Nanoseconds = Int

/// Computes how many ticks are due and how long to sleep until the next one, so that ticks average 60 a second
/// on any display.
///
/// It need not know whether presenting waits for vsync; SDL 2.26 claims so for renderers that never wait. If presenting
/// waits, the next tick is due when it returns and there is no sleep; if it does not, the sleep sets the
/// pace.
public struct Metronome: Sendable {
    public static let tick: Nanoseconds = 1_000_000_000 / 60
    /// The most ticks made up after a stall while something moves: beyond them the app lags rather than races.
    static let mostTicksAtOnce = 5

    /// The time of the last call of ``ticksDue(now:isMoving:)``.
    public private(set) var lastBeat: Nanoseconds
    private var owed: Nanoseconds = 0

    /// - Parameter now: must never decrease.
    public init(now: Nanoseconds) { lastBeat = now }

    /// The ticks that have passed since the last call.
    ///
    /// - Parameter isMoving: whether something was moving; a stall is then not made up in a burst.
    public mutating func ticksDue(now: Nanoseconds, isMoving: Bool) -> Int {
        precondition(now >= lastBeat, "time went backwards")
        owed += now - lastBeat
        if isMoving { owed = min(owed, Self.tick * Self.mostTicksAtOnce) }
        lastBeat = now
        let due = owed / Self.tick
        owed -= Self.tick * due
        return due
    }

    /// How long to sleep from `now` until `count` ticks after the last beat; 0 if they are already due.
    public func sleep(toTick count: Int, at now: Nanoseconds) -> Nanoseconds {
        max(0, Self.tick * count - owed - (now - lastBeat))
    }
}

extension Duration {
    /// The whole nanoseconds, for at most 292 years.
    public var nanoseconds: Nanoseconds {
        let (seconds, attoseconds) = components
        return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    }
}
