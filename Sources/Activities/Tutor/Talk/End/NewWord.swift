/// A word of a scene that is not in the learner's deck yet.
public struct NewWord: Hashable, Codable, Sendable {
    /// The word in Spanish, nouns with their article.
    public let word: String
    /// The meaning in the learner's language; empty if nothing knows it.
    public let meaning: String
    /// A right sentence with it; empty without one.
    public let example: String
    /// Whether it fell in the talk.
    public let isSaid: Bool

    public init(_ word: String, _ meaning: String, example: String = "", isSaid: Bool) {
        (self.word, self.meaning, self.example, self.isSaid) = (word, meaning, example, isSaid)
    }
}

extension DeckExport {
    /// - Parameters:
    ///   - kept: other notes, which follow the words.
    ///   - scenario: its id; nil for a talk about an own goal.
    public init(_ words: [NewWord], kept: [ExportedNote] = [], scenario: String?) {
        self.init(words.map { ExportedNote($0.word, $0.meaning, example: $0.example) } + kept, scenario: scenario)
    }
}
