import Testing

@testable import Engine

struct FirstFingerTests {
    private func down(_ id: Int64, _ x: Double = 1) -> Input { contact(.began, id, x) }
    private func move(_ id: Int64, _ x: Double) -> Input { contact(.moved, id, x) }
    private func up(_ id: Int64, _ x: Double = 1) -> Input { contact(.ended, id, x) }
    private func lost(_ id: Int64, _ x: Double = 1) -> Input { contact(.lost, id, x) }
    private let ring = Input.ripple(Ripple(.small, at: Point(x: 1, y: 1)))

    private func contact(_ phase: Contact.Phase, _ id: Int64, _ x: Double) -> Input {
        .contact(Contact(phase, id, at: Point(x: x, y: 1), milliseconds: 0))
    }

    /// What comes through of inputs, each a second after the one before.
    private func passed(_ inputs: [Input]) -> [Input] {
        var gate = FirstFinger()
        return inputs.enumerated().flatMap { gate.take($1, at: $0 * 60) ?? [$1] }
    }

    @Test func `one finger passes as it is, without being copied`() {
        var gate = FirstFinger()
        for input in [down(7), move(7, 2), up(7, 2)] { #expect(gate.take(input, at: 0) == nil) }
    }

    @Test func `a second finger gets a ring and is ignored until the first has gone`() {
        #expect(
            passed([down(7), down(8), move(8, 5), move(7, 2), up(8), up(7, 2), down(8), up(8)])
                == [down(7), ring, move(7, 2), up(7, 2), down(8), up(8)])
    }

    @Test func `a finger that is left over does not take the stage over`() {
        #expect(passed([down(7), down(8), up(7), move(8, 3), up(8)]) == [down(7), ring, up(7)])
    }

    @Test func `a finger that comes down twice has lost its release`() {
        #expect(passed([down(7), move(7, 4), down(7, 2)]) == [down(7), move(7, 4), lost(7, 4), down(7, 2)])
    }

    @Test func `an end or motion without a beginning is ignored`() {
        #expect(passed([up(7), move(7, 2), lost(7)]) == [])
    }

    @Test func `a window without focus gives the finger up, once, and passes the news on`() {
        #expect(
            passed([down(Contact.mouse), .unfocused, .unfocused, up(Contact.mouse)])
                == [down(Contact.mouse), lost(Contact.mouse), .unfocused, .unfocused])
    }

    @Test func `a finger that is silent for more than 3 s is lost, and the next one may press`() {
        var gate = FirstFinger()
        #expect(gate.deadline == nil)
        _ = gate.take(down(7), at: 100)
        #expect(gate.deadline == 100 + 181)
        #expect(gate.due(at: 280) == [])
        #expect(gate.due(at: 281) == [lost(7)])
        #expect(gate.deadline == nil)
        #expect(gate.take(up(7), at: 282) == [])
        #expect(gate.take(down(8), at: 283) == nil)
    }

    @Test(arguments: [Footing.drawing, .shared])
    func `where a finger draws it may rest for 12 s, and a hand beside it gets no ring`(footing: Footing) {
        var gate = FirstFinger()
        _ = gate.take(down(7), at: 100, on: footing)
        #expect(gate.take(down(8), at: 101, on: footing) == [])
        #expect(gate.deadline == 100 + 721)
    }

    @Test func `a finger that moves is not lost`() {
        var gate = FirstFinger()
        _ = gate.take(down(7), at: 0)
        _ = gate.take(move(7, 40), at: 170)
        #expect(gate.deadline == 351)
    }

    @Test func `what lies on the glass and trembles is lost all the same`() {
        var gate = FirstFinger()
        _ = gate.take(down(7), at: 0)
        for tick in 1...180 { #expect(gate.take(move(7, Double(tick % 3)), at: tick) == nil) }
        #expect(gate.due(at: 181) == [lost(7, 0)])
        #expect(gate.take(down(8), at: 182) == nil)
    }

    @Test func `a slow finger is not lost`() {
        var gate = FirstFinger()
        _ = gate.take(down(7), at: 0)
        for tick in 1...400 { _ = gate.take(move(7, Double(tick) / 4), at: tick) }
        #expect(gate.due(at: 400) == [])
    }
}
