import Synchronization

/// Rate-limits expensive work to a tenth of the time.
final class ReloadPace: Sendable {
    private struct State {
        /// The earliest time of the next run.
        var next: ContinuousClock.Instant?
        /// Whether a run is already scheduled for then.
        var isPostponed = false
    }

    private let state = Mutex(State())

    /// The minimum pause between runs, as a multiple of the last run's duration.
    static let patience = 9

    /// Time until the next run is allowed.
    func wait(at now: ContinuousClock.Instant) -> Duration {
        state.withLock { state in state.next.map { max(.zero, now.duration(to: $0)) } ?? .zero }
    }

    /// Schedules a run for when it is allowed.
    ///
    /// - Returns: false if one was already scheduled.
    func postpone() -> Bool {
        state.withLock { state in
            defer { state.isPostponed = true }
            return !state.isPostponed
        }
    }

    /// Runs the work and measures it.
    func measure<Result>(now: () -> ContinuousClock.Instant = { .now }, _ work: () -> Result) -> Result {
        let start = now()
        let result = work()
        let end = now()
        state.withLock { $0 = State(next: end + start.duration(to: end) * Self.patience) }
        return result
    }
}
