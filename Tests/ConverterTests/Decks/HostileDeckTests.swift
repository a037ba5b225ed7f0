import Foundation
import TestSupport
import Testing

@testable import Conversion
@testable import Converter

/// Decks that somebody made to do harm: each ends in one sentence.
struct HostileDeckTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private static let broken = "is damaged: the notes in it cannot be read"

    private func refusal(_ bytes: [UInt8]) throws -> String? {
        try bench.write("deck", bytes)
        return try bench.refusal(.deck, "deck")
    }

    /// An old collection with one note type, and what else is in it.
    private func collection(_ statements: String...) throws -> [UInt8] {
        try MadeDeck.database { sql in
            sql("CREATE TABLE col (id integer primary key, models text)")
            sql("INSERT INTO col VALUES (1, '{\"1\": {\"flds\": [{\"name\": \"Front\"}], \"tmpls\": []}}')")
            sql("CREATE TABLE cards (id, nid, ivl, queue, type, reps)")
            for statement in statements { sql(statement) }
        }
    }

    /// A collection whose `notes` is something else than a table, though its schema says so.
    private func disguised(_ statement: String) throws -> [UInt8] {
        try collection(
            statement,
            "PRAGMA writable_schema = on",
            "UPDATE sqlite_schema SET type = 'table' WHERE name = 'notes'")
    }

    @Test(arguments: [
        """
        CREATE VIEW notes AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) \
        SELECT x AS id, 1 AS mid, 'a' AS flds FROM n
        """,
        "CREATE VIRTUAL TABLE notes USING fts5(id, mid, flds)",
        "CREATE VIRTUAL TABLE notes USING rtree(id, mid, flds)",
    ])
    func `views and virtual tables are never run`(statement: String) throws {
        #expect(try refusal(disguised(statement)) == Self.broken)
    }

    @Test func `a computed column cannot fill the memory`() throws {
        let bytes = try collection(
            "CREATE TABLE notes (id integer primary key, mid integer, flds AS (hex(zeroblob(400000000))))",
            "INSERT INTO notes VALUES (1, 1)")
        #expect(try refusal(bytes) == Self.broken)
    }

    @Test func `a trigger is never run`() throws {
        let bytes = try collection(
            "CREATE TABLE notes (id integer primary key, mid integer, flds text)",
            "CREATE TRIGGER t AFTER INSERT ON notes BEGIN DELETE FROM notes; END",
            "DROP TRIGGER t",
            "INSERT INTO notes VALUES (1, 1, 'a')",
            "CREATE TRIGGER t AFTER INSERT ON notes BEGIN DELETE FROM notes; END")
        #expect(try refusal(bytes) == nil)
    }

    @Test func `pages that lead back to themselves are refused`() throws {
        let notes = (0..<3000).map { MadeDeck.Note(fields: ["palabra \($0)", String(repeating: "x", count: 300)]) }
        let bytes = try MadeDeck.old(notes), size = 4096
        // Interior pages of tables begin with 5 (SQLite's file format, "B-tree Pages").
        let pages = stride(from: size, to: bytes.count, by: size).filter { bytes[$0] == 5 }
        #expect(!pages.isEmpty)
        for page in pages {
            var looped = bytes
            let own = UInt32(page / size + 1)
            let cells = Int(bytes[page + 3]) << 8 | Int(bytes[page + 4])
            for cell in 0..<cells {
                let pointer = page + 12 + 2 * cell
                let child = page + Int(bytes[pointer]) << 8 + Int(bytes[pointer + 1])
                for byte in 0..<4 { looped[child + byte] = UInt8(truncatingIfNeeded: own >> UInt32(24 - 8 * byte)) }
            }
            #expect(try refusal(looped) == Self.broken)
        }
    }

    @Test(arguments: [(3, false), (2, true)])
    func `a table with more rows than any deck has is refused`(most: Int, isRefused: Bool) throws {
        let bytes = try collection("INSERT INTO cards (nid) VALUES (1), (2), (3)")
        try bytes.withUnsafeBytes { bytes in
            let database = try Database(bytes, mostRows: most)
            var error: ConversionReason?
            do throws(ConversionReason) { try database.rows("SELECT nid FROM cards") { _ in } } catch let reason {
                error = reason
            }
            #expect((error == .fixed(.brokenCollection)) == isRefused)
        }
    }

    @Test func `a sparse file of four gigabytes is refused, whatever it begins with`() throws {
        for head in ["SQLite format 3\0", "PK\u{3}\u{4}", "a\tb\n"] {
            try bench.write("deck", Array(head.utf8))
            let file = try FileHandle(forWritingTo: URL(filePath: bench.path("deck")))
            try file.truncate(atOffset: 4 << 30)
            let sentence = try bench.refusal(.deck, "deck")
            #expect(
                [
                    "is too large: 4096 MB; at most 256 are allowed", "is too large: 4096 MB; at most 128 are allowed",
                    "is damaged or truncated",
                ].contains(sentence))
        }
    }

    /// The line of a note has 4 bytes more than its texts, and their ends.
    @Test(arguments: [(16, 9, 2), (15, 9, 1), (7, 9, 0), (99, 2, 2), (99, 1, 1)])
    func `notes that would fill the memory are left out and counted`(bytes: Int, notes: Int, kept: Int) throws {
        try bench.write("notes", [])
        let file = try FileHandle(forWritingTo: URL(filePath: bench.path("notes")))
        let output = OutputFile(descriptor: file.fileDescriptor, isShortOfRoom: false)
        var writer = NoteWriter(to: output, mostBytes: bytes, mostNotes: notes)
        for front in ["a", "b", "c"] { try writer.add(front: front, back: "x") }
        let facts = try writer.finish()
        withExtendedLifetime(file) {}
        #expect(facts.skipped == [.init(why: .tooMany, count: 3 - kept)])
        let lines = try Data(contentsOf: URL(filePath: bench.path("notes")))
        #expect(AnkiNote.notes(in: Array(lines))?.map(\.front) == Array(["a", "b"].prefix(kept)))
    }

    @Test(arguments: ["\u{1b}[31m", "\u{7f}", "\r", "\u{0}"])
    func `a child that writes control characters is not believed`(text: String) {
        #expect(AnkiNote.notes(in: Array("0\t0\ta\(text)\tb\n".utf8)) == nil)
        #expect(AnkiNote.notes(in: Array("0\t0\ta\tb\n".utf8)) == [AnkiNote(front: "a", back: "b")])
    }
}
