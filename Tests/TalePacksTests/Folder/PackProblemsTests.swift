import Testing

@testable import TalePacks

struct PackProblemsTests {
    private func lines(_ count: Int) -> [String] {
        var problems = PackProblems(pack: "racenis")
        for number in 1...count { problems.note("story.json", "is wrong \(number) times") }
        return problems.lines.map(\.description)
    }

    @Test func `a line names the file`() {
        #expect(lines(1) == ["racenis/story.json: is wrong 1 times"])
    }

    @Test func `a line about the whole pack names it`() {
        var problems = PackProblems(pack: "racenis")
        problems.note(nil, "is odd")
        #expect(problems.lines.map(\.description) == ["racenis: is odd"])
    }

    @Test func `after five lines the rest is counted`() {
        #expect(lines(5).count == 5)
        #expect(lines(6).last == "racenis: … and 1 more")
        #expect(lines(12).count == 6)
        #expect(lines(12).last == "racenis: … and 7 more")
    }

    @Test func `a refusal comes first`() {
        var problems = PackProblems(pack: "racenis")
        for _ in 0..<9 { problems.note("a", "is wrong") }
        problems.refuse("story.json", "has no slides")
        #expect(problems.lines.first?.description == "racenis/story.json: has no slides")
    }
}
