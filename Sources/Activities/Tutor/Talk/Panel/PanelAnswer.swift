import Engine

/// What a message means, and what the tutor says of it.
struct MessageAnswer: Answer {
    static let name = "soltura-message"

    let id: Int
    /// The answer that is meant; nil for none.
    let choice: Int?
    let cards: [TutorCard]
    /// Words to practise and words of the learner's deck that the message uses, as they stand there.
    let used: [String]
    /// The message with its words and mistakes.
    let line: TalkLine
    /// What the other speaker says if none is meant.
    var back = AskingBack.unknown
}

/// What the tutor says about a word or to a question.
struct CardAnswer: Answer {
    static let name = "soltura-cards"

    let id: Int
    let cards: [TutorCard]
}
