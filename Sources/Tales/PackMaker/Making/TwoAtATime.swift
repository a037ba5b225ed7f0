import Dispatch
import Synchronization

/// Runs work items two at a time, and waits for all of them.
///
/// - Parameters:
///   - count: the number of items.
///   - work: runs one item, numbered from 0; called on several threads.
/// - Returns: the results, in order.
func twoAtATime<Outcome: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Outcome) -> [Outcome] {
    let next = Atomic(0)
    let outcomes = Mutex<[Int: Outcome]>([:])
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
        while true {
            let index = next.add(1, ordering: .relaxed).oldValue
            guard index < count else { return }
            let outcome = work(index)
            outcomes.withLock { $0[index] = outcome }
        }
    }
    return outcomes.withLock { outcomes in (0..<count).compactMap { outcomes[$0] } }
}
