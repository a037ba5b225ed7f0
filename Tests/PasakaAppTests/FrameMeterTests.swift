import Testing

@testable import PasakaApp

struct FrameMeterTests {
    @Test(
        arguments: [
            (0.5, [], 0), (0.5, [7], 7), (0.95, [7], 7), (0.5, [3, 1, 2], 2), (0, [3, 1, 2], 1), (1, [3, 1, 2], 3),
            (0.95, (1...100).map(Double.init), 96), (0.5, [1, 1, 1, 9], 1),
        ] as [(Double, [Double], Double)])
    func aPercentileIsTheValueBelowWhichAShareLies(share: Double, numbers: [Double], value: Double) {
        #expect(FrameMeter.percentile(share, of: numbers) == value)
    }

    @Test func framesAreCountedInMilliseconds() {
        var meter = FrameMeter()
        meter.frame(.microseconds(16_500))
        meter.update(.milliseconds(2))
        #expect(meter.frames == [16.5])
        #expect(meter.updates == [2])
    }

    @Test func onlyTheLast240AreKept() {
        var meter = FrameMeter()
        for number in 1...300 { meter.frame(.milliseconds(number)) }
        #expect(meter.frames == (61...300).map(Double.init))
    }

    @Test func wakeUpsOfTheLastSecondAreCounted() {
        var meter = FrameMeter()
        let start = ContinuousClock.now
        for tenth in 0..<20 { meter.wokeUp(at: start + .milliseconds(tenth * 100)) }
        #expect(meter.wakeUpsPerSecond(at: start + .milliseconds(1900)) == 11)
        #expect(meter.wakeUpsPerSecond(at: start + .seconds(5)) == 0)
    }
}
