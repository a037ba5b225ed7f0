import Engine
import Synchronization

/// Hands on the latest of many values, at most ten a second; the last one always arrives.
final class LatestOnly<Value: Sendable>: Sendable {
    private struct State {
        var latest: Value?
        var isDue = false
        /// When a value was handed on last.
        var last: Duration?
    }

    private let state = Mutex(State())
    private let agenda: Agenda
    private let deliver: @Sendable (Value) -> Void

    /// Between one value and the next.
    static var pause: Duration { .milliseconds(100) }

    /// - Parameter deliver: called by the agenda, one value after the other.
    init(agenda: Agenda, deliver: @escaping @Sendable (Value) -> Void) {
        (self.agenda, self.deliver) = (agenda, deliver)
    }

    /// Takes a value, in place of one that has not been handed on yet; returns at once.
    func take(_ value: Value) {
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
