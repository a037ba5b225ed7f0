import Engine

/// What the end of a talk asks.
enum TalkEndRequest: Request {
    /// Sums up a talk: a ``SummaryAnswer``.
    case sum(FinishedTalk)
    /// Saves what is wanted of a talk to a medium: a ``SavingAnswer``.
    case save(SceneFiles, on: Medium)
}

/// A talk that has ended.
struct FinishedTalk: Hashable, Codable, Sendable {
    let lines: [TalkLine]
    /// The scenario's id; nil for a talk about an own goal.
    let scenario: String?
    let tutor: TutorChoices
}

/// The summary of a talk that has ended.
struct SummaryAnswer: Answer {
    static let name = "soltura-summary"

    /// Words to practise and words of the learner's deck that were used, as they stand there.
    let used: [String]
    let newWords: [NewWord]
    let mistakes: [SceneSummary.CountedMistake]
    /// The talk as plain text.
    let text: String
}

/// The progress of saving.
struct SavingAnswer: Answer {
    static let name = "soltura-saving"

    let saving: StickState
}
