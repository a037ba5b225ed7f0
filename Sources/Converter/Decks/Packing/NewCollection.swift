import CGObject
import Conversion

/// A collection of new notes in the form of Anki 2.0 (schema 11), which every later version upgrades.
///
/// All numbers follow from the notes' fronts: a note that is imported a second time is known by its `guid`. Its time
/// is always the same, so that a later import never undoes what the learner has changed in it.
struct NewCollection {
    private let deck: NewDeck
    /// How many notes it has: of two with one front it has the first.
    private(set) var count = 0

    /// The ids of the note type and of the deck; they must never change.
    private static let type = 1_764_000_000_001, place = 1_764_000_000_002
    /// Seconds: 24 November 2025, 16:00 UTC.
    private static let time = 1_764_000_000
    /// Notes' ids are milliseconds of Anki's own first years, spread by their fronts.
    private static let ids = (first: 1_300_000_000_000, count: UInt64(200_000_000_000))

    init(_ deck: NewDeck) { self.deck = deck }

    mutating func bytes() throws(ConversionReason) -> [UInt8] {
        let database = try NewDatabase()
        try database.run("BEGIN")
        for statement in CollectionTexts.schema { try database.run(statement) }
        try database.run(
            "INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')",
            [
                .number(Self.time), .number(Self.time * 1000), .number(Self.time * 1000),
                .text(CollectionTexts.settings(type: Self.type)),
                .text(CollectionTexts.noteType(Self.type, deck: Self.place)),
                .text(CollectionTexts.decks(Self.place)), .text(CollectionTexts.options),
            ])
        var taken = Set<Int>(), fronts = Set<String>()
        for note in deck.notes where fronts.insert(note.front).inserted {
            let digest = Self.sha1("pasaka soltura\u{1f}\(note.front)")
            var id = Self.ids.first + Int(Self.number(digest.prefix(16)) % Self.ids.count)
            while !taken.insert(id).inserted { id += 1 }
            count += 1
            try add(note, id, guid: String(digest.prefix(20)), position: count, to: database)
        }
        try database.run("COMMIT")
        return try database.bytes()
    }

    private func add(
        _ note: NewDeck.Note, _ id: Int, guid: String, position: Int, to database: NewDatabase
    ) throws(ConversionReason) {
        let fields = [note.front, note.back, note.example].map(Self.html).joined(separator: "\u{1f}")
        try database.run(
            "INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')",
            [
                .number(id), .text(guid), .number(Self.type), .number(Self.time),
                .text(" \(deck.tags.joined(separator: " ")) "), .text(fields), .text(note.front),
                .number(Int(Self.number(Self.sha1(note.front).prefix(8)))),
            ])
        try database.run(
            "INSERT INTO cards VALUES (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
            [.number(id), .number(id), .number(Self.place), .number(Self.time), .number(position)])
    }

    /// A text as a field, which is HTML.
    private static func html(_ text: String) -> String {
        text.reduce(into: "") { field, letter in
            switch letter {
            case "&": field += "&amp;"
            case "<": field += "&lt;"
            case ">": field += "&gt;"
            case "\u{1f}": field += " "
            default: field.append(letter)
            }
        }
    }

    /// The checksum by which Anki finds equal notes, in hexadecimal; it protects nothing.
    private static func sha1(_ text: String) -> String {
        let digits = g_compute_checksum_for_string(G_CHECKSUM_SHA1, text, text.utf8.count)
        defer { g_free(digits) }
        return digits.map { String(cString: $0) } ?? ""
    }

    private static func number(_ digits: Substring) -> UInt64 { UInt64(digits, radix: 16) ?? 0 }
}
