import CSQLite
import CZstd
import Foundation
import TestSupport

/// Decks for Anki, as its versions write them.
enum MadeDeck {
    /// A note with its cards.
    struct Note {
        var fields: [String]
        var type = 1
        /// Interval, queue and type of each.
        var cards = [(ivl: 0, queue: 0, type: 0)]
    }

    /// A note type: two fields, and the question and answer of each card.
    struct NoteType {
        var fields = ["Front", "Back"]
        var templates = [(question: "{{Front}}", answer: "{{FrontSide}}<hr id=answer>{{Back}}")]
    }

    static let request = "Please update to the latest Anki version, then import the .apkg file again."

    // MARK: - Collections

    /// A deck as Anki wrote it before 2.1.28, and still does on request: types as JSON.
    static func old(_ notes: [Note], _ types: [Int: NoteType] = [1: NoteType()]) throws -> [UInt8] {
        let models = types.map { id, type in
            let fields = type.fields.enumerated().map { #"{"name": \#(json($1)), "ord": \#($0)}"# }
            let templates = type.templates.enumerated().map {
                #"{"name": "Card", "qfmt": \#(json($1.question)), "afmt": \#(json($1.answer)), "ord": \#($0)}"#
            }
            return """
                "\(id)": {"id": \(id), "name": "T", "type": 0, "flds": [\(fields.joined(separator: ","))], \
                "tmpls": [\(templates.joined(separator: ","))]}
                """
        }
        return try database { sql in
            sql("CREATE TABLE col (id integer primary key, ver integer, models text, decks text)")
            sql("INSERT INTO col VALUES (1, 11, \(quoted("{\(models.joined(separator: ","))}")), '{}')")
            write(notes, sql)
        }
    }

    /// A deck as newer versions write it: types in tables, sorted with a collation of Anki's own, and a log declared.
    static func new(_ notes: [Note], _ types: [Int: NoteType] = [1: NoteType()]) throws -> [UInt8] {
        var bytes = try database { sql in
            sql("CREATE TABLE col (id integer primary key, ver integer, models text, decks text)")
            sql("INSERT INTO col VALUES (1, 18, '', '')")
            sql("CREATE TABLE notetypes (id integer primary key, name text COLLATE unicase, config blob)")
            sql("CREATE UNIQUE INDEX idx_notetypes_name ON notetypes (name)")
            sql(
                """
                CREATE TABLE fields (ntid integer, ord integer, name text COLLATE unicase, config blob, \
                primary key (ntid, ord)) WITHOUT ROWID
                """)
            sql("CREATE UNIQUE INDEX idx_fields_name_ntid ON fields (name, ntid)")
            sql(
                """
                CREATE TABLE templates (ntid integer, ord integer, name text COLLATE unicase, config blob, \
                primary key (ntid, ord)) WITHOUT ROWID
                """)
            for (id, type) in types {
                sql("INSERT INTO notetypes VALUES (\(id), 'T\(id)', x'')")
                for (place, name) in type.fields.enumerated() {
                    sql("INSERT INTO fields VALUES (\(id), \(place), \(quoted(name)), x'')")
                }
                for (place, template) in type.templates.enumerated() {
                    let config = text(template.question, number: 1) + text(template.answer, number: 2)
                    sql("INSERT INTO templates VALUES (\(id), \(place), 'Card \(place)', x'\(hex(config))')")
                }
            }
            write(notes, sql)
        }
        (bytes[18], bytes[19]) = (2, 2)
        return bytes
    }

    private static func write(_ notes: [Note], _ sql: (String) -> Void) {
        sql("CREATE TABLE notes (id integer primary key, mid integer, flds text)")
        sql(
            """
            CREATE TABLE cards (id integer primary key, nid integer, ivl integer, queue integer, type integer, \
            reps integer)
            """)
        var card = 0
        for (id, note) in notes.enumerated() {
            sql("INSERT INTO notes VALUES (\(id), \(note.type), \(quoted(note.fields.joined(separator: "\u{1f}"))))")
            for (ivl, queue, type) in note.cards {
                card += 1
                sql("INSERT INTO cards VALUES (\(card), \(id), \(ivl), \(queue), \(type), 0)")
            }
        }
    }

    struct Failure: Error { let message: String }

    /// A database made in memory.
    static func database(_ fill: ((String) -> Void) -> Void) throws -> [UInt8] {
        var handle: OpaquePointer?
        sqlite3_open(":memory:", &handle)
        defer { sqlite3_close(handle) }
        sqlite3_create_collation(handle, "unicase", SQLITE_UTF8, nil) { _, one, text, two, other in
            guard let text, let other else { return one - two }
            let order = memcmp(text, other, Int(min(one, two)))
            return order == 0 ? one - two : order
        }
        var message: String?
        fill { line in
            if sqlite3_exec(handle, line, nil, nil, nil) != SQLITE_OK, message == nil {
                message = "\(String(cString: sqlite3_errmsg(handle))): \(line)"
            }
        }
        if let message { throw Failure(message: message) }
        var size: sqlite3_int64 = 0
        let bytes = sqlite3_serialize(handle, "main", &size, 0)
        defer { sqlite3_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
    }

    private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }
    private static func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
    private static func json(_ text: String) -> String {
        String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
    }

    /// A text of a Protocol Buffers message.
    private static func text(_ text: String, number: UInt8) -> [UInt8] {
        precondition(text.utf8.count < 1 << 14, "its length has two bytes")
        let count = text.utf8.count
        return [number << 3 | 2, UInt8(count & 0x7f | 0x80), UInt8(count >> 7)] + Array(text.utf8)
    }

    // MARK: - Packages

    /// The form of a package.
    enum Form: CaseIterable {
        /// A package with `collection.anki2` and nothing that says so.
        case first
        /// A package with `collection.anki21`, likewise.
        case second
        /// A package as a newer Anki writes it for older ones.
        case markedSecond
        /// A package with `collection.anki21b`.
        case third
    }

    static func package(_ form: Form, _ notes: [Note], _ types: [Int: NoteType] = [1: NoteType()]) throws -> [UInt8] {
        let media = MadeZip.Entry("media", "{}")
        switch form {
        case .first: return MadeZip([entry("collection.anki2", try old(notes, types)), media]).bytes
        case .second:
            return MadeZip([entry("collection.anki21", try old(notes, types)), try dummy(), media]).bytes
        case .markedSecond:
            return MadeZip([
                entry("meta", [8, 2]), entry("collection.anki21", try old(notes, types)), try dummy(), media,
            ]).bytes
        case .third: return third(packed(try new(notes, types)), try dummy())
        }
    }

    /// A newer package with any content.
    static func third(_ content: [UInt8], _ others: MadeZip.Entry..., version: UInt8 = 3) -> [UInt8] {
        MadeZip([entry("meta", [8, version]), entry("collection.anki21b", content)] + others).bytes
    }

    /// The collection of newer packages that asks to update.
    static func dummy() throws -> MadeZip.Entry {
        entry("collection.anki2", try old([Note(fields: [request, ""])]))
    }

    static func entry(_ name: String, _ content: [UInt8]) -> MadeZip.Entry {
        var entry = MadeZip.Entry(name)
        entry.content = content
        return entry
    }

    /// A zstd stream whose frame does not say how long it is.
    static func packed(_ bytes: [UInt8]) -> [UInt8] {
        let stream = ZSTD_createCStream()
        defer { ZSTD_freeCStream(stream) }
        var packed = [UInt8](repeating: 0, count: ZSTD_compressBound(bytes.count) + 64), count = 0
        bytes.withUnsafeBytes { source in
            packed.withUnsafeMutableBytes { target in
                var input = ZSTD_inBuffer(src: source.baseAddress, size: source.count, pos: 0)
                var output = ZSTD_outBuffer(dst: target.baseAddress, size: target.count, pos: 0)
                // In pieces, so that the size is not known at the start.
                ZSTD_compressStream2(stream, &output, &input, ZSTD_e_continue)
                ZSTD_compressStream2(stream, &output, &input, ZSTD_e_flush)
                ZSTD_compressStream2(stream, &output, &input, ZSTD_e_end)
                count = output.pos
            }
        }
        return Array(packed[..<count])
    }
}
