import Engine
import Testing

@testable import Stories

struct CandlesTests {
    private func lit(_ count: Int, on day: Int?, burned: Int = 0) -> Candles {
        var candles = Candles()
        candles.light(count, on: day)
        for _ in 0..<burned { candles.burnDown() }
        return candles
    }

    @Test func `each tale burns one down, and with the last one they are down`() {
        var candles = lit(2, on: 9)
        candles.burnDown()
        #expect(candles.burning == 1 && !candles.areDown)
        candles.burnDown()
        #expect(candles.areDown)
        candles.burnDown()
        #expect(candles.burning == 0)
    }

    @Test func `without lit candles nothing is down`() {
        #expect(!Candles().areDown)
        #expect(lit(0, on: 9) == Candles())
    }

    @Test func `the shelf sleeps for the night and wakes in the morning`() {
        let candles = lit(1, on: 9, burned: 1)
        #expect(candles.settled(on: 9) == candles)
        #expect(candles.settled(on: 10) == Candles())
        #expect(candles.settled(on: 500) == Candles())
    }

    @Test func `candles that still burn are gone in the morning`() {
        #expect(lit(5, on: 9, burned: 2).settled(on: 10) == Candles())
    }

    @Test func `a clock that is set back lets the shelf sleep on until its own morning`() {
        let set = lit(1, on: 20_000, burned: 1).settled(on: 0)
        #expect(set.areDown)
        #expect(set.settled(on: 0).areDown)
        #expect(set.settled(on: 1) == Candles())
        // The right clock of the same evening.
        #expect(set.settled(on: 20_000).areDown)
        #expect(set.settled(on: 20_001) == Candles())
    }

    @Test func `a clock that is set back again and again does not let it sleep for ever`() {
        var candles = lit(1, on: 1000, burned: 1)
        for day in stride(from: 999, to: 900, by: -1) { candles = candles.settled(on: day) }
        #expect(candles == Candles())
    }

    @Test func `without a clock it sleeps until a grown-up comes, and the first known day counts`() {
        let candles = lit(1, on: nil, burned: 1)
        #expect(candles.settled(on: nil) == candles)
        #expect(candles.settled(on: 7).areDown)
        #expect(candles.settled(on: 7).settled(on: 8) == Candles())
    }

    @Test(arguments: [Int.min, Int.max, Daytime.days.lowerBound, Daytime.days.upperBound])
    func `any day can be asked for`(day: Int) {
        _ = lit(3, on: 5).settled(on: day).settled(on: 5)
        _ = lit(3, on: day).settled(on: 5)
    }

    @Test func `a clock that is only now set right is no morning`() {
        // Lit before the machine had heard what time it is.
        let candles = lit(3, on: -1, burned: 1).settled(on: Daytime.earliest + 300)
        #expect(candles.lit == 3 && candles.burning == 2)
        #expect(candles.settled(on: Daytime.earliest + 301) == Candles())
    }
}
