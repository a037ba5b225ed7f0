import TestSupport
import Testing

@testable import PasakaApp

struct StickStartsTests {
    private static let boot = "6f1b7a52-3c1d-4a55-9d0e-0b7c2f1e8a90"

    @Test(arguments: [
        ("4 \(boot)", 4), ("1 \(boot)", 1), ("", 0), ("4", 0), ("4 ", 0), ("4 6f1b7a52", 0), ("x \(boot)", 0),
        ("-4 \(boot)", 0), ("4  \(boot)", 0), ("4 \(boot) 5", 0),
    ])
    func `a torn line is ignored`(line: String, count: Int) {
        #expect(StickStarts.count(noted: line) == count)
    }

    @Test func `the count is in the state folder`() throws {
        let folder = try TemporaryFolder()
        #expect(StickStarts.count(in: folder.path) == 0)
        try folder.write("stick-starts", "4 \(Self.boot)\n")
        #expect(StickStarts.count(in: folder.path) == 4)
    }
}
