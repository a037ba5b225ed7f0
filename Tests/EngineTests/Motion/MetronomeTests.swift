import Engine
import Testing

struct MetronomeTests {
    private static let second: Nanoseconds = 1_000_000_000

    @Test func `no tick is due at once`() {
        var metronome = Metronome(now: 3 * Self.second)
        #expect(metronome.ticksDue(now: 3 * Self.second, isMoving: true) == 0)
    }

    @Test(arguments: [30, 50, 60, 75, 144, 240])
    func `ticks keep to sixty a second on every display`(rate: Int) {
        var metronome = Metronome(now: 0)
        let ticks = (1...(rate * 10)).map { metronome.ticksDue(now: $0 * Self.second / rate, isMoving: true) }
        #expect((599...600).contains(ticks.reduce(0, +)))
    }

    @Test func `a stall in motion is not made up`() {
        var metronome = Metronome(now: 0)
        #expect(metronome.ticksDue(now: 3 * Self.second, isMoving: true) == 5)
        #expect(metronome.ticksDue(now: 3 * Self.second, isMoving: true) == 0)
    }

    @Test func `a sleep without motion is counted in full`() {
        var metronome = Metronome(now: 0)
        #expect(metronome.ticksDue(now: 3 * Self.second, isMoving: false) == 180)
    }

    @Test func `it says how long to sleep`() {
        var metronome = Metronome(now: 0)
        #expect(metronome.sleep(toTick: 1, at: 0) == 16_666_666)
        _ = metronome.ticksDue(now: 10_000_000, isMoving: true)
        #expect(metronome.sleep(toTick: 2, at: 10_000_000) == 23_333_332)
        #expect(metronome.sleep(toTick: 2, at: 13_000_000) == 20_333_332)
        #expect(metronome.sleep(toTick: 1, at: 20_000_000) == 0)
    }

    @Test func `after that sleep the tick is due`() {
        var metronome = Metronome(now: 0)
        #expect(metronome.ticksDue(now: metronome.sleep(toTick: 7, at: 0), isMoving: false) == 7)
    }

    /// A display on which something moves: how many pictures it refreshes a second, and whether presenting waits for
    /// that, whatever the renderer says.
    struct Screen: CustomTestStringConvertible {
        let rate: Int
        let presentingWaits: Bool
        /// The time that painting a picture takes, in ms.
        let cost: Int

        var testDescription: String { "\(rate) Hz, \(presentingWaits ? "waits" : "does not wait"), \(cost) ms" }

        /// Loops for ten seconds as the main loop does, its sleeps a whole millisecond too long at the most.
        func run() -> (wakeUps: Int, pictures: Int, ticks: Int) {
            var metronome = Metronome(now: 0), now = 0, counts = (wakeUps: 0, pictures: 0, ticks: 0)
            while now < 10 * second {
                now += (metronome.sleep(toTick: 1, at: now) + 999_999) / 1_000_000 * 1_000_000 + 40_000
                counts.wakeUps += 1
                let ticks = metronome.ticksDue(now: now, isMoving: true)
                guard ticks > 0 else { continue }
                now += cost * 1_000_000
                if presentingWaits { now = (now * rate / second + 1) * second / rate }
                counts = (counts.wakeUps, counts.pictures + 1, counts.ticks + ticks)
            }
            return counts
        }
    }

    /// The loop that trusted a display's vsync did not sleep at all.
    @Test(
        arguments: [
            Screen(rate: 60, presentingWaits: false, cost: 2), Screen(rate: 60, presentingWaits: true, cost: 2),
            Screen(rate: 50, presentingWaits: true, cost: 3), Screen(rate: 30, presentingWaits: true, cost: 1),
            Screen(rate: 75, presentingWaits: true, cost: 2), Screen(rate: 144, presentingWaits: true, cost: 2),
            Screen(rate: 60, presentingWaits: false, cost: 14), Screen(rate: 60, presentingWaits: false, cost: 25),
        ])
    func `it wakes once for each picture whether the display is waited for or not`(screen: Screen) {
        let (wakeUps, pictures, ticks) = screen.run()
        #expect(wakeUps <= pictures + 1)
        #expect(ticks >= 598)
        #expect(pictures >= 10 * min(60, screen.rate, 1000 / max(1, screen.cost)) * 95 / 100)
    }
}
