import Testing

@testable import PasakaApp

struct PeakTests {
    /// Times in milliseconds.
    private func peak(_ times: [(at: Int, long: Int)]) -> Peak {
        var peak = Peak()
        for time in times { peak.note(time.long * 1_000_000, at: time.at * 1_000_000) }
        return peak
    }

    private func lastMinute(_ peak: Peak, at seconds: Int) -> Int {
        peak.inLastMinute(at: seconds * 1_000_000_000) / 1_000_000
    }

    @Test func `without times there is none`() {
        #expect(peak([]).ever == 0)
        #expect(lastMinute(peak([]), at: 5) == 0)
    }

    @Test func `the longest of all and of the last minute are known`() {
        let peak = peak([(500, 3), (900, 80), (20_000, 7), (70_000, 5), (70_500, 4)])
        #expect(peak.ever == 80_000_000)
        #expect(lastMinute(peak, at: 71) == 7)
        #expect(lastMinute(peak, at: 85) == 5)
        #expect(lastMinute(peak, at: 200) == 0)
    }

    @Test func `the longest of a second counts`() {
        #expect(lastMinute(peak([(1000, 1), (1100, 9), (1200, 2)]), at: 2) == 9)
    }
}
