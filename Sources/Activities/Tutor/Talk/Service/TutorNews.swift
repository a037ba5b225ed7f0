import Engine

/// What a message means, and what the tutor says of it.
struct MessageNews: Answer {
    static let name = "soltura-message"

    let id: Int
    /// The answer that is meant; nil for none.
    let choice: Int?
    let cards: [TutorCard]
    /// Words to practise and words of the learner's deck that the message uses, as they stand there.
    let used: [String]
    /// The message with its words and mistakes.
    let line: TalkLine
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

    /// The number of the saying, and its text.
    let id: Int?
    let text: String
    /// What plays; nil if nothing can speak.
    let sound: Sound?
    /// The words as far as they are known, in order.
    let marks: [Mark]

    struct Mark: Hashable, Codable, Sendable {
        /// The word's place in the text, from 0.
        let word: Int
        /// Seconds from the beginning of the sound.
        let start: Double
    }
}

/// Notes of the learner's deck, as many of each mastery as a prompt may name.
struct DeckWordsNews: Answer {
    static let name = "soltura-deck-words"

    let notes: [Note]
}

/// The learner's deck, and those that could take its place.
struct DeckNews: Answer {
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
    }

    /// The outcome of a wish.
    enum Result: Hashable, Codable, Sendable {
        case opened
        case refused(file: String, DeckReader.Refusal.Kind)
    }
}

/// The summary of a talk that has ended.
struct SummaryNews: Answer {
    static let name = "soltura-summary"

    /// Words to practise and words of the learner's deck that were used, as they stand there.
    let used: [String]
    let newWords: [NewWord]
    let mistakes: [SceneSummary.CountedMistake]
    /// The talk as plain text.
    let text: String
}

/// The installed voices that speak Spanish.
struct VoicesNews: Answer {
    static let name = "soltura-voices"

    let voices: [Entry]

    struct Entry: Hashable, Codable, Sendable {
        /// Its name for ``VoicePerson/installed(_:)``.
        let name: String
        /// The name of the voice's kind: `Piper`, `Kokoro`.
        let kind: String
    }
}

/// The progress of saving.
struct SavingNews: Answer {
    static let name = "soltura-saving"

    let saving: StickState
}

extension DeckNews.Summary {
    init(_ deck: KeptDeck) {
        let counts = Dictionary(grouping: deck.notes, by: \.mastery).mapValues(\.count)
        self.init(name: deck.file, counts: counts, all: deck.all, isScheduled: deck.isScheduled)
    }
}
