import Testing

@testable import Stories

struct PackProblemsTests {
    private func lines(_ count: Int) -> [String] {
        var problems = PackProblems(pack: "racenis")
        for number in 1...count { problems.note("story.json", "is wrong \(number) times") }
        return problems.lines
    }

    @Test func aLineNamesTheFile() {
        #expect(lines(1) == ["racenis/story.json: is wrong 1 times"])
    }

    @Test func aLineAboutTheWholePackNamesIt() {
        var problems = PackProblems(pack: "racenis")
        problems.note(nil, "is odd")
        #expect(problems.lines == ["racenis: is odd"])
    }

    @Test func afterFiveLinesTheRestIsCounted() {
        #expect(lines(5).count == 5)
        #expect(lines(6).last == "racenis: … and 1 more")
        #expect(lines(12).count == 6)
        #expect(lines(12).last == "racenis: … and 7 more")
    }

    @Test func aRefusalComesFirst() {
        var problems = PackProblems(pack: "racenis")
        for _ in 0..<9 { problems.note("a", "is wrong") }
        problems.refuse("story.json", "has no slides")
        #expect(problems.lines.first == "racenis/story.json: has no slides")
    }

    @Test(arguments: [
        ("plain", "plain"), ("new\nline", "new\\nline"), ("a\r\tb", "a\\r\\tb"), ("\u{1b}[31m", "\\u{1b}[31m"),
        ("\u{0}", "\\u{0}"), ("\u{85}\u{2028}", "\\u{85}\\u{2028}"), ("\u{202e}gpj.exe", "\\u{202e}gpj.exe"),
        ("👩‍👧 ā", "👩‍👧 ā"),
    ])
    func whatWouldBreakTheLineIsSpelledOut(name: String, expected: String) { #expect(printable(name) == expected) }

    @Test func aLongNameIsCut() {
        #expect(printable(String(repeating: "a", count: 121)) == String(repeating: "a", count: 120) + "…")
        #expect(printable(String(repeating: "a", count: 120)) == String(repeating: "a", count: 120))
    }

    @Test(arguments: [
        ("Vecīša cimdiņš", "Vecīša cimdiņš"), ("one\ntwo\tthree", "one two three"), ("a\u{0}b\u{1b}c", "abc"),
        ("a\u{202e}b", "ab"), ("👩‍👧", "👩‍👧"),
    ])
    func textsLoseTheirControls(text: String, expected: String) { #expect(text.withoutControls == expected) }
}
