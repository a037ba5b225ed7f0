/// A clock and a scheduler, replaceable so that tests need not wait.
public struct Agenda: Sendable {
    /// Monotonic time since any moment.
    public let now: @Sendable () -> Duration
    /// Runs work after a delay, in order of due times, not of requests.
    public let later: @Sendable (Duration, @escaping @Sendable () -> Void) -> Void

    public init(
        now: @escaping @Sendable () -> Duration,
        later: @escaping @Sendable (Duration, @escaping @Sendable () -> Void) -> Void
    ) { (self.now, self.later) = (now, later) }
}
