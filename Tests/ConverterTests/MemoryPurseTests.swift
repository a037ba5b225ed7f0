import Dispatch
import Glibc
import Synchronization
import Testing

@testable import Conversion

struct MemoryPurseTests {
    private struct Use {
        var now = 0
        var most = 0
    }

    @Test func allThatTakeFromItAtOnceNeverHaveMoreThanThereIs() {
        let purse = MemoryPurse()
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
            let bytes = try? number % 3 == 0 ? purse.withAll(work) : purse.withHalf(work)
            if let bytes { taken.withLock { $0.append(bytes) } }
        }
        #expect(use.withLock { $0.most } <= MemoryPurse.bytes)
        #expect(taken.withLock { $0.count { $0 == MemoryPurse.bytes } } == 20)
        #expect(taken.withLock { $0.count { $0 == MemoryPurse.bytes / 2 } } == 40)
    }
}
