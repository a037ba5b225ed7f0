import Glibc
import TestSupport
import Testing

@testable import Storage

struct LineReaderTests {
    /// The lines of a text, of which none may have more than four bytes; those that are too long are `*`.
    private func lines(_ text: String) throws -> [String] {
        let disk = try TemporaryFolder()
        try disk.write("text", text)
        let file = try OpenFolder(disk.path).open("text")
        defer { close(file) }
        var (reader, lines) = (LineReader(of: file, longest: 4), [String]())
        while let line = try reader.next() {
            switch line {
            case .whole(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
            case .tooLong: lines.append("*")
            }
        }
        return lines
    }

    @Test(arguments: [
        ("", []), ("\n", [""]), ("a", ["a"]), ("a\n\nb\n", ["a", "", "b"]), ("1234\n1234", ["1234", "1234"]),
        ("12345\na", ["*", "a"]), ("a\n12345", ["a", "*"]),
    ])
    func `a line may be as long as is said, and a longer one is passed over`(text: String, lines: [String]) throws {
        #expect(try self.lines(text) == lines)
    }

    @Test func `a line that is longer than what is read at a time is passed over whole`() throws {
        #expect(try lines("a\n" + String(repeating: "x", count: 200_000) + "\nb\n") == ["a", "*", "b"])
    }
}
