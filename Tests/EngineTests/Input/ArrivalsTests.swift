import Testing

@testable import Engine

/// Two places that do the same, such as an arrow back and a button "Done".
struct ArrivalsTests {
    private enum Action { case back, go }

    private static let arrow = Rect(x: 0, y: 0, width: 100, height: 100)
    private static let middle = Rect(x: 400, y: 800, width: 300, height: 150)

    private func spots(_ places: [(Action, Rect)]) -> [Frame<Action>.Hotspot] {
        var frame = Frame<Action>()
        for (action, area) in places { frame.hotspot(area, sends: action) }
        return frame.hotspots
    }

    @Test func `a button that does what another one does already is new all the same`() throws {
        var arrivals = Arrivals(spots([(.go, Self.middle), (.back, Self.arrow)]), now: nil)
        let after = spots([(.back, Self.middle), (.back, Self.arrow)])
        arrivals.update(after, now: 100)
        #expect(after.map { arrivals.answers($0, touchedAt: 129) } == [false, true])
        #expect(after.map { arrivals.answers($0, touchedAt: 130) } == [true, true])
    }

    @Test func `a notice answers 36 ticks after it has come`() {
        var frame = Frame<Action>()
        frame.hotspot(Self.middle, sends: .go, isNotice: true)
        let arrivals = Arrivals(frame.hotspots, now: 100)
        #expect([135, 136].map { arrivals.answers(frame.hotspots[0], touchedAt: $0) } == [false, true])
    }

    @Test func `the one that stays is as old as it was, and both are when they move`() throws {
        var arrivals = Arrivals(spots([(.back, Self.middle), (.back, Self.arrow)]), now: nil)
        let one = spots([(.back, Self.arrow)])
        arrivals.update(one, now: 100)
        #expect(arrivals.answers(one[0], touchedAt: 100))
        let moved = spots([(.back, Self.arrow.moved(by: Point(x: 500, y: 500)))])
        arrivals.update(moved, now: 101)
        #expect(arrivals.answers(moved[0], touchedAt: 101))
    }

    // MARK: - What has gone

    private func arrow(_ area: Rect) -> Frame<Action>.Hotspot {
        var frame = Frame<Action>()
        frame.hotspot(area, sends: .go, isArrow: true)
        return frame.hotspots[0]
    }

    private func gaps(
        _ arrivals: Arrivals<Action>, at point: Point = arrow.center, _ ticks: [Int] = [100, 135, 136]
    ) -> [Bool] { ticks.map { arrivals.hasGap(at: point, least: 160, touchedAt: $0) } }

    @Test func `an arrow that goes by itself leaves a gap for 36 ticks, as large as it answered`() {
        var arrivals = Arrivals([arrow(Self.arrow)] + spots([(.back, Self.middle)]), now: nil)
        arrivals.update(spots([(.back, Self.middle)]), now: 100)
        #expect(gaps(arrivals) == [true, true, false])
        #expect(gaps(arrivals, at: Point(x: -29, y: 129)) == [true, true, false])
        #expect(gaps(arrivals, at: Point(x: 131, y: 50)) == [false, false, false])
    }

    @Test func `an arrow that moves a little, or shows the next page, leaves none`() {
        var arrivals = Arrivals([arrow(Self.arrow)], now: nil)
        arrivals.update([arrow(Self.arrow.moved(by: Point(x: 0, y: 60)))], now: 100)
        #expect(gaps(arrivals) == [false, false, false])
        var frame = Frame<Action>()
        frame.hotspot(Self.arrow, sends: .go, showing: 1, isArrow: true)
        arrivals.update(frame.hotspots, now: 100)
        #expect(gaps(arrivals) == [false, false, false])
    }

    @Test func `of the other places only the one that was pressed last leaves a gap`() {
        let before = spots([(.go, Self.middle), (.back, Self.arrow)])
        for (pressed, isGap) in [(before[0], false), (before[1], true)] {
            var arrivals = Arrivals(before, now: nil)
            let press = Press(place: pressed, point: Point(x: 20, y: 30))
            arrivals.update(spots([(.go, Self.middle)]), after: press, now: 100)
            let ticks = [100, 129, 130]
            #expect(gaps(arrivals, ticks) == [isGap, isGap, false])
            // It does so only around the finger.
            #expect(gaps(arrivals, at: Point(x: 99, y: 99), ticks) == [isGap, isGap, false])
            #expect(gaps(arrivals, at: Point(x: 101, y: 99), ticks) == [false, false, false])
        }
    }

    @Test func `a gap outlasts other changes of the page`() {
        var arrivals = Arrivals([arrow(Self.arrow)], now: nil)
        arrivals.update([], now: 100)
        arrivals.update(spots([(.back, Self.middle)]), now: 120)
        #expect(gaps(arrivals) == [true, true, false])
    }
}
