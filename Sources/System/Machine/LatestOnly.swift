import Engine
import Synchronization

/// Rate-limits and coalesces values: delivers the latest, at most ten a second; the last one always arrives.
package final class LatestOnly<Value: Sendable>: Sendable {
    private struct State {
        var latest: Value?
        var isDue = false
        /// The time at which a value was last delivered.
        var last: Duration?
    }

    private let state = Mutex(State())
    private let agenda: Agenda
    private let deliver: @Sendable (Value) -> Void

    /// The minimum interval between deliveries.
    package static var pause: Duration { .milliseconds(100) }

    /// - Parameter deliver: called serially by the agenda.
    package init(agenda: Agenda, deliver: @escaping @Sendable (Value) -> Void) {
        (self.agenda, self.deliver) = (agenda, deliver)
    }

    /// Queues a value, replacing one not yet delivered; returns at once.
    package func take(_ value: Value) {
        let delay: Duration? = state.withLock { state in
            state.latest = value
            guard !state.isDue else { return nil }
            state.isDue = true
            return state.last.map { max(.zero, $0 + Self.pause - agenda.now()) } ?? .zero
        }
        if let delay { agenda.later(delay) { self.handOn() } }
    }

    private func handOn() {
        let value = state.withLock { state in
            defer { (state.latest, state.isDue, state.last) = (nil, false, agenda.now()) }
            return state.latest
        }
        if let value { deliver(value) }
    }
}
