import Testing

@testable import Engine

struct WheelTests {
    private static let notch = Input.key(Input.Key(.next, of: .mouse))

    /// How many of 30 notches count that come every so many ticks.
    private func counted(every pause: Int) -> Int {
        var gate = Wheel()
        return (0..<30).reduce(0) { $0 + gate.passes([Self.notch], at: $1 * pause).count }
    }

    @Test(arguments: [(0, 1), (1, 3), (2, 3), (6, 3), (12, 3), (17, 3)])
    func `thirty notches of one turn count at most three times`(pause: Int, count: Int) {
        #expect(counted(every: pause) == count)
    }

    @Test func `slow notches count, each by itself`() { #expect(counted(every: 18) == 30) }

    @Test func `the first notch back counts at once`() {
        var gate = Wheel()
        let back = Input.key(Input.Key(.previous, of: .mouse))
        #expect(gate.passes([Self.notch], at: 0) == [Self.notch])
        #expect(gate.passes([back], at: 1) == [back])
        #expect(gate.passes([back], at: 2) == [])
    }

    @Test func `turning to and fro is one turn`() {
        var gate = Wheel()
        let back = Input.key(Input.Key(.previous, of: .mouse))
        let passed = (0..<30).flatMap { gate.passes([$0 % 2 == 0 ? Self.notch : back], at: $0 * 6) }
        #expect(passed.count == 3)
    }

    @Test func `keys and other buttons pass`() {
        var gate = Wheel()
        let others = (0..<9).flatMap { _ in [Hand.key(.next), Input.key(Input.Key(nil, of: .mouse))] }
        #expect(gate.passes(others, at: 0) == others)
    }
}
