import Testing

@testable import Engine

struct GatesTests {
    private let place = Point(x: 5, y: 5)

    private func contact(_ phase: Contact.Phase, _ id: Int64 = 1) -> Input {
        .contact(Contact(phase, id, at: place, milliseconds: 0))
    }

    @Test func `what gates make and what is no device passes as it is`() {
        var gates = Gates()
        let inputs: [Input] = [
            .button(.right), .button(.right), .buttonReleased(.confirm), .reply(.touched(nil)), .window(Stage.bounds),
        ]
        for input in inputs { #expect(gates.take(input, at: 0) == nil, "\(input)") }
        #expect(gates.rest == .still)
    }

    @Test func `what is lost with the focus is lost in every gate`() {
        var gates = Gates()
        _ = gates.take(contact(.began), at: 0)
        _ = gates.take(.key(Input.Key(.right, .pressed, of: .pad(3))), at: 0)
        #expect(gates.take(.unfocused, at: 1) == [contact(.lost), .buttonReleased(.confirm)])
        #expect(gates.rest == .still)
    }

    @Test func `the rest ends with the first deadline`() {
        var gates = Gates()
        _ = gates.take(contact(.began), at: 0)
        #expect(gates.rest == .until(90))
        _ = gates.take(.key(Input.Key(.right, .pressed, of: .pad(3))), at: 10)
        #expect(gates.rest == .until(36))
        #expect(gates.due(at: 35) == [])
        #expect(gates.due(at: 36) == [.button(.right)])
        #expect(gates.rest == .until(46))
    }

    /// Lets `confirm` be pressed every 100 ticks, as a scanner for one switch could.
    private struct Ticking: Gate {
        var deadline: Int? = 100
        mutating func take(_ input: Input, at tick: Int) -> [Input]? { nil }
        mutating func due(at tick: Int) -> [Input] {
            deadline = tick + 100
            return [.key(Input.Key(.confirm))]
        }
    }

    @Test func `what a gate says passes the gates behind it, not those before`() {
        var gates = Gates([Keys(), Ticking(), Keys()])
        #expect(gates.due(at: 100) == [.button(.confirm)])
        gates = Gates([Keys(), Ticking()])
        #expect(gates.due(at: 100) == [.key(Input.Key(.confirm))])
    }
}
