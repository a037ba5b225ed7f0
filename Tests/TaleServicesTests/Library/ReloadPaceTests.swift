import Testing

@testable import TaleServices

struct ReloadPaceTests {
    private let start = ContinuousClock.now

    /// Does something that takes so long, beginning at `start`.
    private func measure(_ pace: ReloadPace, _ length: Duration) {
        var times = [start, start + length]
        pace.measure(now: { times.removeFirst() }) {}
    }

    @Test func `what has never been done need not wait`() { #expect(ReloadPace().wait(at: start) == .zero) }

    @Test(arguments: [.milliseconds(20), .seconds(1)] as [Duration])
    func `what takes long waits long`(length: Duration) {
        let pace = ReloadPace()
        measure(pace, length)
        #expect(pace.wait(at: start + length) == length * 9)
        #expect(pace.wait(at: start + length * 4) == length * 6)
        #expect(pace.wait(at: start + length * 10) == .zero)
        #expect(pace.wait(at: start + length * 99) == .zero)
    }

    @Test func `it is put off once, until it has been done`() {
        let pace = ReloadPace()
        #expect(pace.postpone())
        #expect(!pace.postpone())
        measure(pace, .seconds(1))
        #expect(pace.postpone())
    }
}
