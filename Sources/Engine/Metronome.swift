/// Says how many ticks are due, so that ticks keep to 60 a second on average whatever the display does.
public struct Metronome: Sendable {
    public static let tick = Duration.nanoseconds(1_000_000_000 / 60)
    /// After a stall while something moves, the app runs late rather than fast: at most this many ticks are made up.
    static let mostTicksAtOnce = 5

    /// When the last call of ``ticksDue(now:isMoving:)`` was.
    public var lastBeat: Duration { last }
    private var last: Duration
    private var owed = Duration.zero

    /// - Parameter now: time since any fixed moment; it must never go backwards.
    public init(now: Duration) { last = now }

    /// The ticks that have passed since the last call.
    ///
    /// - Parameter isMoving: whether something was moving: then a stall is not caught up in a burst.
    public mutating func ticksDue(now: Duration, isMoving: Bool) -> Int {
        precondition(now >= last, "time went backwards")
        owed += now - last
        if isMoving { owed = min(owed, Self.tick * Self.mostTicksAtOnce) }
        last = now
        let due = Int(owed / Self.tick)
        owed -= Self.tick * due
        return due
    }

    /// How long to sleep until `count` more ticks are due.
    public func time(toTick count: Int) -> Duration { Self.tick * count - owed }
}
