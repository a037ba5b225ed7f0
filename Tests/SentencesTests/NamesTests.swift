import Sentences
import Testing

struct NamesTests {
    @Test(arguments: [
        ("plain", "plain"), ("new\nline", "new\\nline"), ("a\r\tb", "a\\r\\tb"), ("\u{1b}[31m", "\\u{1b}[31m"),
        ("\u{0}", "\\u{0}"), ("\u{85}\u{2028}", "\\u{85}\\u{2028}"), ("\u{202e}gpj.exe", "\\u{202e}gpj.exe"),
        ("\u{202d}a\u{2066}b\u{2069}", "\\u{202d}a\\u{2066}b\\u{2069}"), ("👩‍👧 ā", "👩‍👧 ā"),
    ])
    func `what would break the line is spelled out`(name: String, expected: String) {
        #expect(name.inOneLine() == expected)
    }

    @Test func `a long name is cut`() {
        #expect(String(repeating: "a", count: 121).inOneLine() == String(repeating: "a", count: 120) + "…")
        #expect(String(repeating: "a", count: 120).inOneLine() == String(repeating: "a", count: 120))
    }

    @Test(arguments: [
        ("Vecīša cimdiņš", "Vecīša cimdiņš"), ("one\ntwo\tthree", "one two three"), ("a\u{0}b\u{1b}c", "abc"),
        ("a\u{202e}b", "ab"), ("👩‍👧", "👩‍👧"),
    ])
    func `texts lose their controls`(text: String, expected: String) { #expect(text.withoutControls == expected) }
}
