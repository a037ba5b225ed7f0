import Engine
import Testing

struct MetronomeTests {
    @Test func noTickIsDueAtOnce() {
        var metronome = Metronome(now: .seconds(3))
        #expect(metronome.ticksDue(now: .seconds(3), isMoving: true) == 0)
    }

    @Test(arguments: [30, 50, 60, 75, 144, 240])
    func ticksKeepToSixtyASecondOnEveryDisplay(rate: Int) {
        var metronome = Metronome(now: .zero)
        let ticks = (1...(rate * 10)).map {
            metronome.ticksDue(now: .nanoseconds($0 * 1_000_000_000 / rate), isMoving: true)
        }
        #expect((599...600).contains(ticks.reduce(0, +)))
    }

    @Test func aStallInMotionIsNotMadeUp() {
        var metronome = Metronome(now: .zero)
        #expect(metronome.ticksDue(now: .seconds(3), isMoving: true) == 5)
        #expect(metronome.ticksDue(now: .seconds(3), isMoving: true) == 0)
    }

    @Test func aSleepWithoutMotionIsCountedInFull() {
        var metronome = Metronome(now: .zero)
        #expect(metronome.ticksDue(now: .seconds(3), isMoving: false) == 180)
    }

    @Test func itSaysHowLongToSleep() {
        var metronome = Metronome(now: .zero)
        #expect(metronome.time(toTick: 1) == .nanoseconds(16_666_666))
        _ = metronome.ticksDue(now: .milliseconds(10), isMoving: true)
        #expect(metronome.time(toTick: 2) == .nanoseconds(23_333_332))
    }

    @Test func afterThatSleepTheTickIsDue() {
        var metronome = Metronome(now: .zero)
        #expect(metronome.ticksDue(now: metronome.time(toTick: 7), isMoving: false) == 7)
    }
}
