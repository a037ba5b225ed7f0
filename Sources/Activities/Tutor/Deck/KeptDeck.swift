import Engine

/// The learner's deck, in `soltura-deck.json` beside the progress; read only by the tutor's service.
struct KeptDeck: Document {
    static let name = "soltura-deck"

    var version = 1
    /// The file's name; empty for no deck.
    var file = ""
    var notes: [Note] = []
    var isScheduled = false

    /// More notes than anybody has learnt; a larger deck keeps those with the longest intervals.
    static let most = 20_000

    init() {}

    init(_ deck: Deck, file: String) {
        self.file = file
        isScheduled = deck.isScheduled
        let inUse = deck.notes.filter { !$0.isSuspended }
        notes = inUse.count <= Self.most ? inUse : Array(inUse.sorted { $0.interval > $1.interval }.prefix(Self.most))
    }

    var deck: Deck { Deck(notes: notes, isScheduled: isScheduled) }

    /// Nothing is left of a deck that is forgotten.
    var leavesNoTrace: Bool { file.isEmpty }
    static var isPrivate: Bool { true }
}
