import Testing

@testable import Engine

struct MashingTests {
    private let keys: [Input] = [.up, .down, .left, .right, .confirm, .back, .home, .next].map { Hand.key($0) }

    /// Taps of a finger, one every so many ticks.
    private func taps(_ count: Int, every pause: Int, of gate: inout Mashing, from start: Int = 0) -> [Input] {
        (0..<count).flatMap { gate.passes([Hand.down(1), Hand.up(1)], at: start + $0 * pause) }
    }

    @Test func `eight different keys in a second are meant, the ninth is a ripple`() {
        var gate = Mashing()
        #expect(gate.passes(keys, at: 0) == keys)
        #expect(
            gate.passes([Hand.key(.play)], at: 59)
                == [.buttonReleased(.confirm), .ripple(Ripple(.wide, at: Stage.bounds.center))])
    }

    @Test func `one key as quick as can be turns pages`() {
        var gate = Mashing()
        let presses = Array(repeating: Hand.key(.next), count: 30)
        #expect(gate.passes(presses, at: 0) == presses)
    }

    @Test func `keys that stay unknown are different ones`() {
        var gate = Mashing()
        #expect(
            gate.passes(Array(repeating: Hand.key(nil), count: 9), at: 0).last
                == .ripple(Ripple(.wide, at: Stage.bounds.center)))
    }

    @Test func `eight taps a second pass, nine do not, and the finger that is down is lost`() {
        var calm = Mashing()
        #expect(taps(40, every: 8, of: &calm).count == 80)
        var gate = Mashing()
        #expect(taps(8, every: 5, of: &gate).count == 16)
        #expect(
            gate.passes([Hand.down(2, 700), Hand.up(2, 700)], at: 40)
                == [.buttonReleased(.confirm), .ripple(Ripple(.wide, at: Hand.point(700)))])
    }

    @Test func `only ripples come, four a second, until it is calm`() {
        var gate = Mashing()
        _ = taps(12, every: 4, of: &gate)
        let more = taps(60, every: 4, of: &gate, from: 48)
        #expect(more.allSatisfy { if case .ripple = $0 { true } else { false } })
        #expect(more.count == 15)
        #expect(gate.passes([Hand.down(1), Hand.up(1)], at: 345) == [Hand.down(1), Hand.up(1)])
    }

    @Test func `a hand that draws mashes nothing`() {
        var gate = Mashing()
        for tick in 0..<20 { #expect(gate.passes([Hand.down(1), Hand.up(1)], at: tick, on: .drawing).count == 2) }
    }

    @Test func `a repeat and a release are no press`() {
        var gate = Mashing()
        let held = (0..<40).flatMap { _ in [Hand.key(.right, .repeated), Hand.key(nil, .released)] }
        #expect(gate.passes(held, at: 0) == held)
    }
}
