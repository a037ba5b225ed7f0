import Testing

@testable import PasakaApp

struct FrameMeterTests {
    @Test(
        arguments: [
            (0.5, [], 0), (0.5, [7], 7), (0.95, [7], 7), (0.5, [3, 1, 2], 2), (0, [3, 1, 2], 1), (1, [3, 1, 2], 3),
            (0.95, (1...100).map(Double.init), 96), (0.5, [1, 1, 1, 9], 1),
        ] as [(Double, [Double], Double)])
    func `a percentile is the value below which a share lies`(share: Double, numbers: [Double], value: Double) {
        #expect(FrameMeter.percentile(share, of: numbers) == value)
    }

    @Test func `frames are counted in milliseconds`() {
        var meter = FrameMeter()
        meter.frame(16_500_000, work: 4_000_000)
        meter.update(2_000_000)
        #expect(meter.frames == [16.5])
        #expect(meter.updates == [2])
        #expect(meter.painted == 1)
    }

    @Test func `only the last 240 are kept`() {
        var meter = FrameMeter()
        for number in 1...300 { meter.frame(number * 1_000_000, work: 0) }
        #expect(meter.frames == (61...300).map(Double.init))
        #expect(meter.painted == 300)
    }

    @Test func `wake ups are counted`() {
        var meter = FrameMeter()
        for tenth in 0..<20 { meter.wokeUp(at: tenth * 100_000_000) }
        #expect(meter.wakeUpsPerSecond(at: 1_900_000_000) == 10)
        #expect(meter.wakeUps == 20)
    }

    @Test func `one line tells of the frames`() {
        var meter = FrameMeter()
        for milliseconds in [2, 1, 9, 4] { meter.frame(milliseconds * 1_000_000, work: milliseconds * 500_000) }
        #expect(
            meter.summary
                == "the last 4 frames took p50 4.0 ms, p95 9.0 ms, p99 9.0 ms; each costs 2.0 ms of CPU on average")
    }
}
