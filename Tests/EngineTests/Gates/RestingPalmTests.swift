import Testing

@testable import Engine

struct RestingPalmTests {
    @Test func `a contact that lies still for 1.5 s is taken away, and nothing passes until it is up`() {
        var gate = RestingPalm()
        #expect(gate.deadline == nil)
        #expect(gate.passes([Hand.down(1), Hand.move(1, 510)], at: 10) == [Hand.down(1), Hand.move(1, 510)])
        #expect(gate.deadline == 100)
        #expect(gate.due(at: 99) == [])
        #expect(gate.due(at: 100) == [Hand.lost(1, 510), .buttonReleased(.confirm)])
        #expect(gate.passes([Hand.down(2, 900), Hand.up(2, 900), Hand.key(.next)], at: 110) == [])
        #expect(gate.passes([Hand.up(1)], at: 120) == [])
        #expect(gate.passes([Hand.down(2), Hand.up(2)], at: 121) == [Hand.down(2), Hand.up(2)])
    }

    @Test func `a finger that moves is none, though it rests later`() {
        var gate = RestingPalm()
        _ = gate.passes([Hand.down(1)], at: 0)
        _ = gate.passes([Hand.move(1, 560)], at: 30)
        #expect(gate.deadline == nil)
    }

    @Test(arguments: [Footing.holdable, .drawing, .shared])
    func `a finger may rest on what can be held, and where it draws`(footing: Footing) {
        var gate = RestingPalm()
        _ = gate.passes([Hand.down(1)], at: 0, on: footing)
        #expect(gate.deadline == nil)
    }

    @Test func `a mouse has no palm`() {
        var gate = RestingPalm()
        _ = gate.passes([Hand.down(Contact.mouse)], at: 0)
        #expect(gate.deadline == nil)
    }

    @Test func `a palm beside a finger that works counts too`() {
        var gate = RestingPalm()
        _ = gate.passes([Hand.down(1), Hand.move(1, 800)], at: 0)
        _ = gate.passes([Hand.down(2)], at: 5)
        #expect(gate.due(at: 95) == [Hand.lost(1, 800), Hand.lost(2), .buttonReleased(.confirm)])
    }

    @Test func `a palm whose end was lost is forgotten after 12 s, and with the focus`() {
        var gate = RestingPalm()
        _ = gate.passes([Hand.down(1)], at: 0)
        _ = gate.due(at: 90)
        #expect(gate.deadline == 720)
        _ = gate.due(at: 720)
        #expect(gate.passes([Hand.down(2)], at: 721) == [Hand.down(2)])
        _ = gate.due(at: 811)
        _ = gate.passes([.unfocused], at: 812)
        #expect(gate.passes([Hand.key(.next)], at: 813) == [Hand.key(.next)])
    }
}
