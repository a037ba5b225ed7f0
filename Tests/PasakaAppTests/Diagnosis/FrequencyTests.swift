import Testing

@testable import PasakaApp

struct FrequencyTests {
    /// Notes at these moments, in milliseconds.
    private func frequency(_ moments: some Sequence<Int>) -> Frequency {
        var frequency = Frequency()
        for moment in moments { frequency.note(at: moment * 1_000_000) }
        return frequency
    }

    @Test(
        arguments: [
            (stride(from: 0, to: 2000, by: 100), 1900, 10), (stride(from: 0, to: 2000, by: 100), 5000, 0),
            (stride(from: 0, to: 1000, by: 1), 999, 1000), (stride(from: 0, to: 1000, by: 1), 1499, 500),
            (stride(from: 7, to: 8, by: 1), 999, 1), (stride(from: 7, to: 8, by: 1), 1100, 0),
        ])
    func `what happened in the last second is counted`(moments: StrideTo<Int>, now: Int, count: Int) {
        #expect(frequency(moments).inLastSecond(at: now * 1_000_000) == count)
    }

    @Test func `after a long rest it begins again`() {
        #expect(frequency([100, 200, 7_000_100, 7_000_150]).inLastSecond(at: 7_000_200 * 1_000_000) == 2)
    }

    @Test func `all are counted`() { #expect(frequency([0, 5, 2000, 90_000]).total == 4) }
}
