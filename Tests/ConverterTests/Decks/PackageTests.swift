import CSQLite
import Conversion
import Foundation
import Testing

@testable import Converter

/// New decks for Anki, with the real converter.
struct PackageTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private static let notes = [
        NewDeck.Note("el café", "coffee", example: "Un café, por favor."), NewDeck.Note("<b> & c", "a\tb"),
    ]

    private func package(_ notes: [NewDeck.Note] = notes, tags: [String] = ["pasaka", "cafe"]) throws -> [UInt8] {
        try Conversion(executable: Workbench.executable).package(NewDeck(notes, tags: tags))
    }

    /// The package's files, written to the bench.
    private func unpacked(_ package: [UInt8]) throws -> [String: String] {
        try bench.write("deck.apkg", package)
        guard case .listing(let entries, _) = try bench.convert(.listing, "deck.apkg"),
            case .entries(let ranges) = try bench.convert(.entries(Array(entries.indices)), "deck.apkg", to: "files")
        else { return [:] }
        let bytes = try bench.bytes("files")
        var paths: [String: String] = [:]
        for (entry, range) in zip(entries, ranges) {
            try bench.write(entry.path, Array(bytes[range]))
            paths[entry.path] = bench.path(entry.path)
        }
        return paths
    }

    private func rows(_ query: String, in path: String) throws -> [[String]] {
        var handle: OpaquePointer?
        sqlite3_open_v2(path, &handle, SQLITE_OPEN_READONLY, nil)
        defer { sqlite3_close(handle) }
        var statement: OpaquePointer?
        #expect(sqlite3_prepare_v2(handle, query, -1, &statement, nil) == SQLITE_OK)
        defer { sqlite3_finalize(statement) }
        var rows: [[String]] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            rows.append(
                (0..<sqlite3_column_count(statement)).map { String(cString: sqlite3_column_text(statement, $0)) })
        }
        return rows
    }

    @Test func `a package is read as it was written`() throws {
        try bench.write("deck.apkg", try package())
        let input = try FileHandle(forReadingFrom: URL(filePath: bench.path("deck.apkg")))
        let deck = try Conversion(executable: Workbench.executable).deck(in: input.fileDescriptor)
        #expect(
            Set(deck.notes) == [AnkiNote(front: "el café", back: "coffee"), AnkiNote(front: "<b> & c", back: "a b")])
        #expect(deck.facts == .init(isScheduled: false, skipped: []))
    }

    @Test func `it holds the oldest form of a collection and no media`() throws {
        let files = try unpacked(try package())
        #expect(Set(files.keys) == ["collection.anki2", "media"])
        #expect(try String(contentsOfFile: try #require(files["media"]), encoding: .utf8) == "{}")
        let collection = try #require(files["collection.anki2"])
        #expect(try rows("PRAGMA integrity_check", in: collection) == [["ok"]])
        #expect(try rows("SELECT ver FROM col", in: collection) == [["11"]])
        // SHA-1 of "el café" begins with b309e34c.
        #expect(
            try rows("SELECT tags, flds, sfld, csum, length(guid) FROM notes WHERE sfld = 'el café'", in: collection)
                == [[" pasaka cafe ", "el café\u{1f}coffee\u{1f}Un café, por favor.", "el café", "3003769676", "20"]])
        #expect(
            try rows("SELECT flds, sfld FROM notes WHERE sfld <> 'el café'", in: collection)
                == [["&lt;b&gt; &amp; c\u{1f}a\tb\u{1f}", "<b> & c"]])
        #expect(
            try rows(
                "SELECT type, queue, due FROM cards JOIN notes ON nid = notes.id AND did <> 1 ORDER BY due",
                in: collection) == [["0", "0", "1"], ["0", "0", "2"]])
    }

    @Test func `settings, note type, deck and options are JSON that names one another`() throws {
        let collection = try #require(try unpacked(try package())["collection.anki2"])
        let texts = try #require(try rows("SELECT conf, models, decks, dconf FROM col", in: collection).first)
        let objects = try texts.map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        let type = try #require(try rows("SELECT DISTINCT mid FROM notes", in: collection).first?.first)
        let deck = try #require(try rows("SELECT DISTINCT did FROM cards", in: collection).first?.first)
        #expect(Set(objects[1].keys) == [type])
        #expect(Set(objects[2].keys) == ["1", deck])
        #expect(Set(objects[3].keys) == ["1"])
        #expect(objects[0]["curModel"] as? String == type)
    }

    @Test func `equal notes make equal bytes, and a note keeps its ids among others`() throws {
        let one = try package(), other = try package()
        #expect(one == other)
        let query = "SELECT id, guid FROM notes WHERE sfld = 'el café'"
        let first = try rows(query, in: try #require(try unpacked(one)["collection.anki2"]))
        let more = [NewDeck.Note("la leche", "milk"), NewDeck.Note("el café", "kafija")]
        #expect(try rows(query, in: try #require(try unpacked(try package(more))["collection.anki2"])) == first)
    }

    @Test func `of two notes with one front there is the first`() throws {
        let notes = [NewDeck.Note("el café", "coffee"), NewDeck.Note("el café", "café")]
        let collection = try #require(try unpacked(try package(notes))["collection.anki2"])
        #expect(try rows("SELECT flds FROM notes", in: collection) == [["el café\u{1f}coffee\u{1f}"]])
    }

    @Test(arguments: [0, 2000])
    func `a package may be empty or large`(count: Int) throws {
        let notes = (0..<count).map { NewDeck.Note("palabra \($0)", String(repeating: "x", count: 300)) }
        try bench.write("deck.apkg", try package(notes, tags: []))
        let input = try FileHandle(forReadingFrom: URL(filePath: bench.path("deck.apkg")))
        #expect(try Conversion(executable: Workbench.executable).deck(in: input.fileDescriptor).notes.count == count)
    }

    @Test func `a note is known by the same numbers for ever`() throws {
        let collection = try #require(try unpacked(try package())["collection.anki2"])
        #expect(
            try rows("SELECT id, guid FROM notes WHERE sfld = 'el café'", in: collection) == [
                ["1432881453944", "304ebb82e5ea53784c18"]
            ])
    }
}
