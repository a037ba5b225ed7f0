import Engine
import Synchronization

/// A fake clock that advances without waiting, and runs everything on the calling thread.
public final class InventedTime: Sendable {
    private let state = Mutex((now: Duration.zero, due: [(time: Duration, work: @Sendable () -> Void)]()))

    public init() {}

    public var agenda: Agenda {
        Agenda(
            now: { self.state.withLock { $0.now } },
            later: { delay, work in
                if delay == .zero { work() } else { self.state.withLock { $0.due.append(($0.now + delay, work)) } }
            })
    }

    /// The number of scheduled tasks.
    public var waiting: Int { state.withLock { $0.due.count } }

    /// Runs everything due within a time, in order.
    public func pass(_ duration: Duration) {
        let end = state.withLock { $0.now + duration }
        while true {
            let work: (@Sendable () -> Void)? = state.withLock { state in
                guard let next = state.due.indices.min(by: { state.due[$0].time < state.due[$1].time }),
                    state.due[next].time <= end
                else { return nil }
                state.now = state.due[next].time
                return state.due.remove(at: next).work
            }
            guard let work else { break }
            work()
        }
        state.withLock { $0.now = end }
    }
}
