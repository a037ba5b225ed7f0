import Testing

@testable import PasakaApp

struct PeakTests {
    private func peak(_ times: [(at: Int, milliseconds: Int)]) -> Peak {
        var peak = Peak()
        for time in times { peak.note(.milliseconds(time.milliseconds), at: .milliseconds(time.at)) }
        return peak
    }

    @Test func withoutTimesThereIsNone() {
        #expect(peak([]).ever == .zero)
        #expect(peak([]).inLastMinute(at: .seconds(5)) == .zero)
    }

    @Test func theLongestOfAllAndOfTheLastMinuteAreKnown() {
        let peak = peak([(500, 3), (900, 80), (20_000, 7), (70_000, 5), (70_500, 4)])
        #expect(peak.ever == .milliseconds(80))
        #expect(peak.inLastMinute(at: .seconds(71)) == .milliseconds(7))
        #expect(peak.inLastMinute(at: .seconds(85)) == .milliseconds(5))
        #expect(peak.inLastMinute(at: .seconds(200)) == .zero)
    }

    @Test func theLongestOfASecondCounts() {
        #expect(peak([(1000, 1), (1100, 9), (1200, 2)]).inLastMinute(at: .seconds(2)) == .milliseconds(9))
    }
}
