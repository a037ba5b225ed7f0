import Testing

@testable import Engine

struct ThreeFingersTests {
    private let hand = [Hand.down(1), Hand.down(2, 600), Hand.down(3, 700)]

    @Test func `two fingers pass, the third takes all of them away`() {
        var gate = ThreeFingers()
        #expect(
            gate.passes(hand, at: 0)
                == [Hand.down(1), Hand.down(2, 600), Hand.lost(1), Hand.lost(2, 600), .buttonReleased(.confirm)])
    }

    @Test func `nothing passes until all are up, and then everything`() {
        var gate = ThreeFingers()
        _ = gate.passes(hand, at: 0)
        let pushed = Input.thumbstick(Input.Thumbstick(pad: 1, .left, x: 1, y: 0))
        #expect(gate.passes([Hand.up(1), Hand.up(2), Hand.down(4), Hand.key(.next), pushed, Hand.up(4)], at: 9) == [])
        #expect(gate.passes([Hand.up(3)], at: 10) == [])
        #expect(gate.passes([Hand.down(5), Hand.up(5), Hand.key(.next)], at: 11).count == 3)
    }

    @Test func `a release and news pass, so that nothing stays held`() {
        var gate = ThreeFingers()
        _ = gate.passes(hand, at: 0)
        let released: [Input] = [Hand.key(.confirm, .released), .unplugged(pad: 1), .reply(.touched(nil)), .unfocused]
        #expect(gate.passes(released, at: 1) == released)
        #expect(gate.passes([Hand.down(9)], at: 2) == [Hand.down(9)])
    }

    @Test func `fingers whose ends were lost are forgotten after 12 s`() {
        var gate = ThreeFingers()
        _ = gate.passes(hand, at: 0)
        _ = gate.passes([Hand.move(3, 900)], at: 60)
        #expect(gate.deadline == 780)
        #expect(gate.due(at: 780) == [])
        #expect(gate.deadline == nil)
        #expect(gate.passes([Hand.down(4)], at: 781) == [Hand.down(4)])
    }

    @Test(arguments: [Footing.drawing, .shared])
    func `a hand may rest where it draws, and where several fingers mean something`(footing: Footing) {
        var gate = ThreeFingers()
        #expect(gate.passes(hand, at: 0, on: footing) == hand)
    }
}
