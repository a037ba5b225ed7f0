import Engine

/// The learner's deck, in `soltura-deck.json` beside the progress; read only by the tutor's service.
struct KeptDeck: Document {
    static let name = "soltura-deck"

    var version = 1
    /// The file's name; empty for no deck.
    var file = ""
    var notes: [Note] = []
    /// How many notes the file has, if not all of them are kept.
    var all: Int?
    var isScheduled = false
    /// Whether front and back have changed places since the file; nil in a document of before that could be.
    var isTurned: Bool?

    /// The most notes that are kept, more than anybody has learnt.
    static let most = 20_000
    /// Bytes of what is not a note: the name of a file has at most 255, each up to six in JSON.
    private static let frame = 2 << 10

    init() {}

    /// Keeps the notes with the longest intervals of a deck that is too large.
    ///
    /// - Parameter mostBytes: of the document's file.
    init(_ deck: Deck, file: String, mostBytes: Int) {
        self.file = file
        isScheduled = deck.isScheduled
        isTurned = deck.isTurned
        let inUse = deck.notes.filter { !$0.isSuspended }
        notes = Self.fitting(inUse.filter(\.isOrdinary), mostBytes - Self.frame)
        let whole = inUse.count.addingReportingOverflow(max(0, deck.beyond))
        all = whole.overflow ? .max : notes.count < whole.partialValue ? whole.partialValue : nil
    }

    private static func fitting(_ notes: [Note], _ mostBytes: Int) -> [Note] {
        let isWhole = notes.count <= most && notes.reduce(0) { $0 + $1.mostSavedBytes } <= mostBytes
        guard !isWhole else { return notes }
        var kept: [Note] = [], left = mostBytes
        for note in notes.sorted(by: { $0.interval > $1.interval }) where note.mostSavedBytes <= left {
            guard kept.count < most else { break }
            left -= note.mostSavedBytes
            kept.append(note)
        }
        return kept
    }

    /// The deck with front and back the other way round.
    var turned: KeptDeck {
        var deck = self
        deck.notes = notes.map(\.turned)
        deck.isTurned = isTurned != true
        return deck
    }

    var deck: Deck { Deck(notes: notes, isScheduled: isScheduled) }

    /// Nothing is left of a deck that is forgotten.
    var leavesNoTrace: Bool { file.isEmpty }
    static var isPersonal: Bool { true }
}

extension Note {
    /// Bytes of both texts; nobody learns a longer one.
    static let longest = 8 << 10

    fileprivate var isOrdinary: Bool { front.utf8.count + back.utf8.count <= Self.longest }

    /// Bytes in a document's JSON, at most.
    fileprivate var mostSavedBytes: Int {
        let frame = 128, escaped = "\"\\".utf8
        return [front, back].reduce(frame) { sum, text in
            text.utf8.reduce(sum) { $0 + ($1 < 0x20 ? 6 : escaped.contains($1) ? 2 : 1) }
        }
    }
}
