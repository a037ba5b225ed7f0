import Synchronization

/// How often something may be done that takes long: a tenth of the time at most.
final class ReloadPace: Sendable {
    private struct State {
        /// When it may be done again.
        var next: ContinuousClock.Instant?
        /// Whether somebody waits for that.
        var isPostponed = false
    }

    private let state = Mutex(State())

    /// What it costs is waited for so many times before it is done again.
    static let patience = 9

    /// How long it is until it may be done again.
    func wait(at now: ContinuousClock.Instant) -> Duration {
        state.withLock { state in state.next.map { max(.zero, now.duration(to: $0)) } ?? .zero }
    }

    /// Notes that it will be done when it may be.
    ///
    /// - Returns: false if that had been noted before.
    func postpone() -> Bool {
        state.withLock { state in
            defer { state.isPostponed = true }
            return !state.isPostponed
        }
    }

    /// Does it.
    func measure<Result>(now: () -> ContinuousClock.Instant = { .now }, _ work: () -> Result) -> Result {
        let start = now()
        let result = work()
        let end = now()
        state.withLock { $0 = State(next: end + start.duration(to: end) * Self.patience) }
        return result
    }
}
