import Dispatch

/// What time it is, and who does things later: so that tests need not wait.
package struct Agenda: Sendable {
    /// Since any moment, and never backwards.
    package let now: @Sendable () -> Duration
    /// Does something after a while; what is due does not wait for what was asked for first.
    package let later: @Sendable (Duration, @escaping @Sendable () -> Void) -> Void

    package init(
        now: @escaping @Sendable () -> Duration,
        later: @escaping @Sendable (Duration, @escaping @Sendable () -> Void) -> Void
    ) { (self.now, self.later) = (now, later) }

    /// The clock, and a queue of its own.
    package static func background(_ label: String) -> Agenda {
        let (start, queue) = (ContinuousClock.now, DispatchQueue(label: label))
        return Agenda(now: { ContinuousClock.now - start }) { delay, work in
            guard delay > .zero else { return queue.async(execute: work) }
            queue.asyncAfter(deadline: .now() + delay / .seconds(1), execute: work)
        }
    }
}
