import Engine
import Testing

@testable import PasakaApp

struct SeenInputsTests {
    private func contact(_ phase: Contact.Phase, _ id: Int64, _ x: Double) -> Input {
        .contact(Contact(phase, id, at: Point(x: x, y: 0), milliseconds: 0))
    }

    private func seen(_ inputs: [Input]) -> SeenInputs {
        var seen = SeenInputs()
        for input in inputs { seen.note(input) }
        return seen
    }

    @Test func `only the last inputs are remembered`() {
        let keys = (0..<9).map { Input.key(Input.Key($0 == 8 ? .home : .left)) }
        #expect(seen(keys).last == Array(keys.suffix(6)))
    }

    @Test func `of a motion only the last step is remembered`() {
        let inputs = [
            contact(.began, 1, 1), contact(.moved, 1, 2), contact(.moved, 1, 3), contact(.moved, 2, 4),
            contact(.ended, 1, 3),
        ]
        #expect(seen(inputs).last == [inputs[0], inputs[2], inputs[3], inputs[4]])
    }

    @Test func `every finger that is down is known`() {
        let inputs = [contact(.began, 8, 1), contact(.began, 7, 2), contact(.moved, 8, 3), contact(.moved, 9, 4)]
        #expect(seen(inputs).touches == [Point(x: 2, y: 0), Point(x: 3, y: 0)])
        #expect(seen(inputs + [contact(.ended, 7, 2)]).touches == [Point(x: 3, y: 0)])
        #expect(seen(inputs + [.unfocused]).touches == [])
    }
}
