import Testing

@testable import Engine

struct SwipeTailTests {
    private func swiped() -> SwipeTail {
        var gate = SwipeTail()
        _ = gate.passes([Hand.down(1, 1200), Hand.move(1, 900), Hand.up(1, 800)], at: 100)
        return gate
    }

    @Test func `the tap that trails a swipe is a part of it`() {
        var gate = swiped()
        #expect(gate.passes([Hand.down(2, 770), Hand.move(2, 760), Hand.up(2, 760)], at: 112) == [])
        #expect(gate.passes([Hand.down(2, 770)], at: 113) == [Hand.down(2, 770)])
    }

    @Test(arguments: [(113, 800.0), (105, 1200)])
    func `a later tap, or one elsewhere, is another gesture`(tick: Int, x: Double) {
        var gate = swiped()
        #expect(gate.passes([Hand.down(2, x), Hand.up(2, x)], at: tick).count == 2)
    }

    @Test func `two taps are two taps`() {
        var gate = SwipeTail()
        #expect(gate.passes([Hand.down(1), Hand.up(1), Hand.down(1), Hand.up(1)], at: 0).count == 4)
    }

    @Test func `strokes that are drawn follow each other`() {
        var gate = SwipeTail()
        let strokes = [Hand.down(1, 1200), Hand.up(1, 800), Hand.down(2, 800), Hand.up(2, 1200)]
        #expect(gate.passes(strokes, at: 0, on: .drawing) == strokes)
    }

    @Test func `a finger whose end was lost is forgotten, and a tail is one again`() {
        var gate = SwipeTail()
        _ = gate.passes([Hand.down(7)], at: 0)
        _ = gate.passes([Hand.down(1, 1200), Hand.up(1, 800)], at: 100)
        #expect(gate.passes([Hand.down(2, 770), Hand.up(2, 760)], at: 110).count == 2)
        _ = gate.passes([Hand.down(3, 1200), Hand.up(3, 800)], at: 720)
        #expect(gate.passes([Hand.down(4, 770), Hand.up(4, 760)], at: 730) == [])
    }
}
