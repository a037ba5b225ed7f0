import Engine
import Testing

@testable import GrownUps

struct GateHoldTests {
    private let corners = [
        Rect(x: 0, y: 900, width: 300, height: 300), Rect(x: 1300, y: 0, width: 300, height: 300),
    ]

    private func hold(_ contacts: [(Contact.Phase, Int64, Double, Double)]) -> GateHold {
        var hold = GateHold()
        for (tick, (phase, id, x, y)) in contacts.enumerated() {
            hold.mark(Contact(phase, id, at: Point(x: x, y: y), milliseconds: 0), corners: corners, at: tick)
        }
        return hold
    }

    @Test func `two corners fill in three seconds`() {
        let hold = hold([(.began, 1, 100, 1100), (.began, 2, 1500, 100)])
        #expect(hold.start == 1)
        #expect(hold.progress(at: 91) == 0.5)
        #expect(hold.progress(at: 181) == 1)
    }

    @Test func `one corner alone does nothing, nor do two fingers in one`() {
        #expect(hold([(.began, 1, 100, 1100)]).start == nil)
        #expect(hold([(.began, 1, 100, 1100), (.began, 2, 120, 1100)]).start == nil)
    }

    @Test func `a third finger cancels until all are lifted`() {
        let two: [(Contact.Phase, Int64, Double, Double)] = [(.began, 1, 100, 1100), (.began, 2, 1500, 100)]
        let third: [(Contact.Phase, Int64, Double, Double)] = [(.began, 3, 800, 600), (.ended, 3, 800, 600)]
        #expect(hold(two + third).start == nil)
        let lifted: [(Contact.Phase, Int64, Double, Double)] = [(.ended, 1, 100, 1100), (.ended, 2, 1500, 100)]
        #expect(hold(two + third + lifted + two).start == 7)
    }

    @Test func `a finger that was elsewhere first, or leaves its corner, does not count`() {
        #expect(
            hold([(.began, 3, 800, 600), (.began, 1, 100, 1100), (.ended, 3, 0, 0), (.began, 2, 1500, 100)]).start
                == nil)
        #expect(hold([(.began, 1, 100, 1100), (.began, 2, 1500, 100), (.moved, 2, 900, 100)]).start == nil)
    }

    @Test func `a lost finger lets go`() {
        #expect(hold([(.began, 1, 100, 1100), (.began, 2, 1500, 100), (.lost, 1, 100, 1100)]).start == nil)
    }

    @Test func `two keys do the same, and a third cancels`() {
        var hold = GateHold()
        hold.hear(Input.Key(.previous), at: 5)
        #expect(hold.start == nil)
        hold.hear(Input.Key(.next), at: 7)
        hold.hear(Input.Key(.next, .repeated), at: 30)
        #expect(hold.start == 7)
        hold.hear(Input.Key(.confirm), at: 40)
        #expect(hold.start == nil)
        hold.hear(Input.Key(.confirm, .released), at: 41)
        #expect(hold.start == 41)
        hold.hear(Input.Key(nil, .released), at: 42)
        #expect(hold.start == nil)
    }

    @Test func `notches of a wheel are no keys that are held`() {
        var hold = GateHold()
        hold.hear(Input.Key(.previous, of: .mouse), at: 5)
        hold.hear(Input.Key(.next, of: .mouse), at: 6)
        #expect(hold.start == nil)
        hold.hear(Input.Key(.previous), at: 7)
        #expect(hold.start == nil)
    }

    @Test func `the other keys that an arm presses cancel too`() {
        var hold = GateHold()
        hold.hear(Input.Key(.previous), at: 5)
        hold.hear(Input.Key(.next), at: 6)
        hold.hear(Input.Key(nil), at: 7)
        #expect(hold.start == nil)
        hold.hear(Input.Key(.next), at: 8)
        #expect(hold.start == nil)
    }

    @Test func `two gamepads are not one that is held`() {
        var hold = GateHold()
        hold.hear(Input.Key(.previous, of: .pad(1)), at: 5)
        hold.hear(Input.Key(.next, of: .pad(2)), at: 6)
        #expect(hold.start == nil)
        hold.hear(Input.Key(.previous, .released, of: .pad(1)), at: 7)
        hold.hear(Input.Key(.previous, of: .pad(2)), at: 8)
        #expect(hold.start == 8)
    }
}
