import Testing

@testable import Stories

struct LevelMeterTests {
    private func meter(_ levels: [Double]) -> LevelMeter {
        var meter = LevelMeter()
        for level in levels { meter.hear(level) }
        return meter
    }

    @Test func `it rises at once and falls slowly`() {
        #expect(meter([0.2, 0.8]).level == 0.8)
        #expect(meter([1, 0]).level == 0.82)
        #expect(meter([1, 0, 0.9]).level == 0.9)
    }

    @Test(
        arguments: [
            ([Double](repeating: 0.3, count: 50), nil), ([Double](repeating: 0.3, count: 51), .louder),
            ([0.6] + [Double](repeating: 0.3, count: 80), nil), ([0.7, 0.99], .softer),
            ([0.99] + [Double](repeating: 0.7, count: 49), .softer),
            ([0.99] + [Double](repeating: 0.7, count: 50), nil),
        ] as [([Double], LevelMeter.Advice?)])
    func `it advises who is not heard after a while, or is too loud`(levels: [Double], advice: LevelMeter.Advice?) {
        #expect(meter(levels).advice == advice)
    }
}
