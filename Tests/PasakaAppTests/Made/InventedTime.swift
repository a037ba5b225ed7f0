import Engine
import PasakaApp
import Synchronization

/// Lets time pass without waiting, and does everything on the thread that asks for it.
final class InventedTime: Sendable {
    private let state = Mutex((now: Duration.zero, due: [(time: Duration, work: @Sendable () -> Void)]()))

    var agenda: Agenda {
        Agenda(
            now: { self.state.withLock { $0.now } },
            later: { delay, work in
                if delay == .zero { work() } else { self.state.withLock { $0.due.append(($0.now + delay, work)) } }
            })
    }

    /// How many things wait for their time.
    var waiting: Int { state.withLock { $0.due.count } }

    /// Does all that is due within a while, in its order.
    func pass(_ duration: Duration) {
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
