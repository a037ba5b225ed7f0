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
            let digest = SHA1.digest(of: Array("pasaka soltura\u{1f}\(note.front)".utf8))
            let hash = digest.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            var id = Self.ids.first + Int(hash % Self.ids.count)
            while !taken.insert(id).inserted { id += 1 }
            count += 1
            try add(note, id, guid: Self.hex(digest.prefix(10)), position: count, to: database)
        }
        try database.run("COMMIT")
        return try database.bytes()
    }

    private func add(
        _ note: NewDeck.Note, _ id: Int, guid: String, position: Int, to database: NewDatabase
    ) throws(ConversionReason) {
        let fields = [note.front, note.back, note.example].map(Self.html).joined(separator: "\u{1f}")
        let sum = SHA1.digest(of: Array(note.front.utf8)).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        try database.run(
            "INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')",
            [
                .number(id), .text(guid), .number(Self.type), .number(Self.time),
                .text(" \(deck.tags.joined(separator: " ")) "), .text(fields), .text(note.front), .number(sum),
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

    private static func hex(_ bytes: some Sequence<UInt8>) -> String {
        bytes.reduce(into: "") { $0 += String($1 >> 4, radix: 16) + String($1 & 15, radix: 16) }
    }
}
