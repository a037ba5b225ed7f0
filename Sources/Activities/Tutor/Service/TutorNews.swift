import Engine

/// What a message means, and what the tutor says of it.
struct MessageNews: Answer {
    static let name = "soltura-message"

    let id: Int
    /// The answer that is meant; nil for none.
    let choice: Int?
    let cards: [TutorCard]
    /// Words of the learner's deck that the message uses, as they stand in the deck.
    let used: [String]
    /// Content words of the message in their base form, with what they mean.
    let words: [WordNote]
}

/// What the tutor says about a word or to a question.
struct CardNews: Answer {
    static let name = "soltura-cards"

    let id: Int
    let cards: [TutorCard]
}

/// What is said, and when its words come.
struct SpeechNews: Answer {
    static let name = "soltura-speech"

    /// Of the utterance.
    let id: Int?
    /// What plays; nil if nothing can speak.
    let sound: Sound?
    /// The words as far as they are known, in order.
    let marks: [Mark]

    struct Mark: Hashable, Codable, Sendable {
        /// Counted from 0 in the text.
        let word: Int
        /// Seconds from the beginning of the sound.
        let start: Double
    }
}

/// The learner's deck, and those that could take its place.
struct DeckNews: Answer {
    static let name = "soltura-deck-news"

    /// Nil for no deck.
    let deck: Summary?
    let files: [DeckFile]
    let result: Result?

    struct Summary: Hashable, Codable, Sendable {
        let name: String
        /// How many notes of each mastery.
        let counts: [Mastery: Int]
        let isScheduled: Bool
    }

    /// What became of a wish.
    enum Result: Hashable, Codable, Sendable {
        case opened
        /// Why the file was not read, in one sentence of the reader's.
        case refused(String)
    }
}
