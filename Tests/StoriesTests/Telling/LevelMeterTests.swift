import TestSupport
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
            (Named("soft, 50 times", [Double](repeating: 0.3, count: 50)), nil),
            (Named("soft, 51 times", [Double](repeating: 0.3, count: 51)), .louder),
            (Named("heard, then soft", [0.6] + [Double](repeating: 0.3, count: 80)), nil),
            (Named("loud", [0.7, 0.99]), .softer),
            (Named("loud, then 49 times good", [0.99] + [Double](repeating: 0.7, count: 49)), .softer),
            (Named("loud, then 50 times good", [0.99] + [Double](repeating: 0.7, count: 50)), nil),
        ] as [(Named<[Double]>, LevelMeter.Advice?)])
    func `it advises a speaker who is inaudible for a while, or too loud`(
        levels: Named<[Double]>, advice: LevelMeter.Advice?
    ) {
        #expect(meter(levels.value).advice == advice)
    }
}
