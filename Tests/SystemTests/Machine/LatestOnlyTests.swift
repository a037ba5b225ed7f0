import Synchronization
import TestSupport
import Testing

@testable import System

struct LatestOnlyTests {
    private final class Heard: Sendable {
        private let values = Mutex<[Int]>([])
        func add(_ value: Int) { values.withLock { $0.append(value) } }
        var all: [Int] { values.withLock { $0 } }
    }

    private let time = InventedTime()
    private let heard = Heard()

    private var values: LatestOnly<Int> { LatestOnly(agenda: time.agenda) { [heard] in heard.add($0) } }

    @Test func `the first value comes at once`() {
        values.take(1)
        #expect(heard.all == [1])
    }

    @Test func `of many only ten a second come, and the last one`() {
        let values = values
        for number in 1...500 {
            values.take(number)
            time.pass(.milliseconds(2))
        }
        #expect((10...11).contains(heard.all.count))
        time.pass(.milliseconds(100))
        #expect(heard.all.last == 500)
        #expect(time.waiting == 0)
    }

    @Test func `after a pause the next comes at once`() {
        let values = values
        values.take(1)
        time.pass(.seconds(1))
        values.take(2)
        #expect(heard.all == [1, 2])
    }
}
