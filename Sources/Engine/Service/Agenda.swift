/// What time it is, and who does things later: so that tests need not wait.
public struct Agenda: Sendable {
    /// Since any moment, and never backwards.
    public let now: @Sendable () -> Duration
    /// Does something after a while; what is due does not wait for what was asked for first.
    public let later: @Sendable (Duration, @escaping @Sendable () -> Void) -> Void

    public init(
        now: @escaping @Sendable () -> Duration,
        later: @escaping @Sendable (Duration, @escaping @Sendable () -> Void) -> Void
    ) { (self.now, self.later) = (now, later) }
}
