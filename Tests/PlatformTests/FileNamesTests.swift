import Testing

@testable import Platform

struct FileNamesTests {
    @Test(arguments: [
        ("stories/0/ābols 😀.png", "stories/0/ābols 😀.png"), ("new\nline.png", "new\\nline.png"),
        ("a\r\n\tb", "a\\r\\n\\tb"),
        ("\u{1b}[31mred", "\\u{1B}[31mred"), ("gpj\u{202e}x", "gpj\\u{202E}x"), ("", ""),
    ])
    func aNameStaysInItsLine(name: String, line: String) { #expect(name.inOneLine == line) }
}
