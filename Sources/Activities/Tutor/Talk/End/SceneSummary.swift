/// What remains of a talk when it has ended; kept nowhere by itself.
public struct SceneSummary: Hashable, Sendable {
    /// Words to practise, and those of the deck, that the learner has used, as they stand there.
    public let used: [String]
    /// The words worth keeping: of the scene that fell, others that fell, the scene's other words.
    public let newWords: [NewWord]
    /// The mistakes in the order in which they were made, each once.
    public let mistakes: [CountedMistake]

    private let talk: [TalkLine]
    private let scenario: Scenario?
    private let language: TutorLanguage

    /// A mistake, and how often it was made.
    public struct CountedMistake: Hashable, Codable, Sendable {
        public let mistake: Mistake
        public let count: Int
    }

    /// - Parameters:
    ///   - scenario: nil for a talk about an own goal.
    ///   - targets: words to practise.
    ///   - language: that of the meanings; for Spanish they are English.
    ///   - meaning: of a base form without its article; nil if nothing knows it.
    public init(
        _ talk: [TalkLine], scenario: Scenario?, targets: [String] = [], deck: DeckWords, language: TutorLanguage,
        meaning: (_ lemma: String) -> String? = { _ in nil }
    ) {
        (self.talk, self.scenario, self.language) = (talk, scenario, language)
        used = LearnerWords(targets, deck).used(in: talk.filter { $0.speaker == .learner }.flatMap(\.tokens))
        newWords = NewWords(talk, scenario, deck, language).list(meaning)
        var counts: [(mistake: Mistake, count: Int)] = []
        for mistake in talk.flatMap(\.mistakes) {
            if let place = counts.firstIndex(where: { $0.mistake == mistake }) {
                counts[place].count += 1
            } else {
                counts.append((mistake, 1))
            }
        }
        mistakes = counts.map { CountedMistake(mistake: $0.mistake, count: $0.count) }
    }

    /// The talk as plain text, with its mistakes.
    ///
    /// - Parameter date: such as 2026-11-24.
    public func text(date: String) -> String {
        let title = scenario.map { [$0.title.spanish, $0.title.meaning(in: language)] } ?? ["Soltura"]
        let role = scenario?.role.spanish ?? "tutor"
        let lines = talk.map { line in
            "\(line.speaker == .tutor ? "\(role.prefix(1).uppercased())\(role.dropFirst())" : "Yo"): \(line.text)"
        }
        let notes = mistakes.map { one in
            let count = one.count > 1 ? " (\(one.count)×)" : ""
            return "\(one.mistake.from) → \(one.mistake.to)\(count): \(one.mistake.why)"
        }
        let sections = [[title.joined(separator: " – "), date], lines, notes]
        return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }
}

extension Line {
    /// What it means, in the language of the tutor's explanations; for Spanish in English.
    func meaning(in language: TutorLanguage) -> String { language == .latvian ? latvian : english }
}
