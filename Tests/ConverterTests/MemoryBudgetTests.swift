import Dispatch
import Glibc
import Synchronization
import Testing

@testable import Conversion

struct MemoryBudgetTests {
    private struct Use {
        var now = 0
        var most = 0
    }

    @Test func `all that take from it at once never have more than there is`() {
        let budget = MemoryBudget()
        let use = Mutex(Use())
        @Sendable func work(_ bytes: Int) -> Int {
            use.withLock {
                $0.now += bytes
                $0.most = max($0.most, $0.now)
            }
            sched_yield()
            use.withLock { $0.now -= bytes }
            return bytes
        }
        let taken = Mutex<[Int]>([])
        DispatchQueue.concurrentPerform(iterations: 60) { number in
            let bytes = try? number % 3 == 0 ? budget.withAll(work) : budget.withHalf(work)
            if let bytes { taken.withLock { $0.append(bytes) } }
        }
        #expect(use.withLock { $0.most } <= MemoryBudget.bytes)
        #expect(taken.withLock { $0.count { $0 == MemoryBudget.bytes } } == 20)
        #expect(taken.withLock { $0.count { $0 == MemoryBudget.bytes / 2 } } == 40)
    }
}
