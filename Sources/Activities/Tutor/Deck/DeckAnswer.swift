import Engine

/// Notes of the learner's deck.
struct DeckNotesAnswer: Answer {
    static let name = "soltura-deck-words"

    let notes: [Note]
}

/// The learner's deck, and those that could take its place.
struct DeckAnswer: Answer {
    static let name = "soltura-deck-news"

    /// The deck's figures; nil for no deck.
    let deck: Summary?
    let files: [DeckFile]
    let result: Result?

    struct Summary: Hashable, Codable, Sendable {
        let name: String
        /// How many notes of each mastery.
        let counts: [Mastery: Int]
        /// How many notes the file has, if not all of them are kept.
        let all: Int?
        let isScheduled: Bool
        /// Whether front and back have changed places since the file.
        var isTurned = false
    }

    /// The outcome of a request.
    enum Result: Hashable, Codable, Sendable {
        case opened
        case refused(file: String, DeckReader.Refusal.Kind)
    }
}

extension DeckAnswer.Summary {
    init(_ deck: KeptDeck) {
        let counts = Dictionary(grouping: deck.notes, by: \.mastery).mapValues(\.count)
        self.init(
            name: deck.file, counts: counts, all: deck.all, isScheduled: deck.isScheduled,
            isTurned: deck.isTurned == true)
    }
}
