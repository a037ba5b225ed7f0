import Foundation
import MorningCheck
import Testing

/// The table of lights in the librarian's manual.
struct FindingManualTests {
    /// The codes at the beginning of a manual's rows.
    private func codes(_ manual: String) throws -> [String] {
        let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: repository.appending(path: "kiosk/\(manual)"), encoding: .utf8)
        return text.split(separator: "\n").compactMap { $0.firstMatch(of: /^\| (?<codes>[A-Z]\d[^|]*) \|/) }
            .flatMap { $0.codes.split(separator: ", ").map(String.init) }
    }

    @Test(arguments: ["LIBRARIAN.md", "BIBLIOTEKARAM.md"])
    func `has each code once, and no other`(manual: String) throws {
        #expect(try codes(manual).sorted() == Finding.allCases.map(\.rawValue).sorted())
    }
}
