import MorningCheck
import Testing

struct RefusedHelpersTests {
    @Test func `refused calls are counted, each by itself`() {
        var helpers = RefusedHelpers(machine: "1, 6.1")
        for _ in 0..<3 { helpers.count("a call: 1") }
        helpers.count("a call: 2")
        #expect(helpers.lines == ["a call: 1, 3 ×", "a call: 2, 1 ×"])
    }

    @Test func `a newer program or kernel begins again`() {
        var helpers = RefusedHelpers(machine: "1, 6.1")
        helpers.count("a call: 1")
        #expect(RefusedHelpers(machine: "1, 6.1", kept: helpers) == helpers)
        #expect(RefusedHelpers(machine: "1, 6.2", kept: helpers).lines == [])
        #expect(RefusedHelpers(machine: "1, 6.2", kept: nil).lines == [])
    }

    @Test func `of very many calls the first are kept`() {
        var helpers = RefusedHelpers(machine: "1")
        for number in 0..<100 { helpers.count("a call: \(number)") }
        #expect(helpers.lines.count == 20)
    }
}
