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

    @Test func `the one that stays is as old as it was, and both are when they move`() throws {
        var arrivals = Arrivals(spots([(.back, Self.middle), (.back, Self.arrow)]), now: nil)
        let one = spots([(.back, Self.arrow)])
        arrivals.update(one, now: 100)
        #expect(arrivals.answers(one[0], touchedAt: 100))
        let moved = spots([(.back, Self.arrow.moved(by: Point(x: 500, y: 500)))])
        arrivals.update(moved, now: 101)
        #expect(arrivals.answers(moved[0], touchedAt: 101))
    }
}
