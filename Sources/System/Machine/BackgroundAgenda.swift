import Dispatch
import Engine

extension Agenda {
    /// The system clock, and a dedicated queue.
    package static func background(_ label: String) -> Agenda {
        let start = ContinuousClock.now, queue = DispatchQueue(label: label)
        return Agenda(now: { ContinuousClock.now - start }) { delay, work in
            guard delay > .zero else { return queue.async(execute: work) }
            queue.asyncAfter(deadline: .now() + delay / .seconds(1), execute: work)
        }
    }
}
