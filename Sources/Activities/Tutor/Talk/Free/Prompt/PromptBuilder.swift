import Spanish

/// Builds the system prompt of a language model: whom it plays, for which level, with which words and grammar.
///
/// It holds at most ``mostTokens``, so that a small machine reads it in seconds: words are left out first, the best
/// known before the others, then the learner's own texts are cut.
public struct PromptBuilder: Sendable {
    public var preferences: Preferences
    public var scenario: Scenario?
    public var deck = Deck()
    /// The number of the talk, which says whose turn the deck's words have; the next talk takes the next number.
    public var rotation = 0

    public static let mostTokens = 350
    /// A rough count: a word of Spanish or English is so many tokens.
    static let tokensPerWord = 1.6
    /// How many words of each mastery there are: most of those that are known well.
    static let counts: [(Mastery, Int)] = [(.mastered, 12), (.familiar, 8), (.learning, 5), (.new, 3)]

    /// The most notes of a mastery, more than a prompt needs for its turns.
    static let mostOfEach = 120

    public init(_ preferences: Preferences, _ scenario: Scenario? = nil, deck: Deck = Deck(), rotation: Int = 0) {
        (self.preferences, self.scenario, self.deck, self.rotation) = (preferences, scenario, deck, rotation)
    }

    /// How many tokens a text has, by a rough count.
    public static func tokens(in text: String) -> Int {
        Int((Double(text.split(whereSeparator: \.isWhitespace).count) * tokensPerWord).rounded(.up))
    }

    public var prompt: String {
        var words = deckWords
        var (targets, longest) = (preferences.targetWords, Self.longestOwnText)
        while true {
            let text = text(words, targets, longest: longest)
            guard Self.tokens(in: text) > Self.mostTokens else { return text }
            if let place = words.firstIndex(where: { !$0.words.isEmpty }) {
                words[place].words.removeLast()
            } else if !targets.isEmpty {
                targets.removeLast()
            } else if longest > 0 {
                longest -= 1
            } else {
                return text
            }
        }
    }

    /// Words of the learner's own goal.
    private static let longestOwnText = 80

    private func text(_ words: [(mastery: Mastery, words: [String])], _ targets: [String], longest: Int) -> String {
        let sections = [
            role(longest: longest), Self.guidelines(for: preferences.level), Self.dialect(preferences.dialect), grammar,
            targets.isEmpty ? nil : "Let these words come up: \(targets.joined(separator: ", ")).",
            Self.known(words), rules,
        ]
        return sections.compactMap(\.self).joined(separator: "\n")
    }

    // MARK: - Whom it plays

    private func role(longest: Int) -> String {
        let base = "You practise Spanish with a learner."
        let goal = Self.cut(preferences.goal, to: longest)
        if let scenario {
            return "\(base) You play: \(scenario.role.spanish). Scene: \(scenario.title.spanish). "
                + "The learner's task: \(scenario.goal.spanish)"
        }
        return goal.isEmpty ? "\(base) Talk about everyday life." : "\(base) The learner's own goal: \(goal)"
    }

    private static func cut(_ text: String, to words: Int) -> String {
        text.split(whereSeparator: \.isWhitespace).prefix(words).joined(separator: " ")
    }

    // MARK: - How it talks

    private static func guidelines(for level: LevelChoice) -> String {
        switch level {
        case .a1:
            "Level A1: present tense, the most frequent 500 words, sentences of at most 6 words, one idea at a time."
        case .a2: "Level A2: simple past and near future, everyday words, sentences of at most 10 words."
        case .b1: "Level B1: all common tenses, some subjunctive, sentences of at most 15 words."
        case .b2: "Level B2: natural language with idioms that the situation explains, sentences of at most 20 words."
        case .c1: "Level C1: rich, precise language, also about abstract things."
        case .c2: "Level C2: the language of an educated native speaker, with nuance and humour."
        case .automatic: "Begin at level A2; then write as simply or as richly as the learner does."
        case .native: "The learner is a native speaker: talk as you would among friends."
        }
    }

    private static func dialect(_ dialect: Dialect) -> String {
        switch dialect {
        case .spain: "Spanish of Spain, with vosotros."
        case .mexico: "Spanish of Mexico, with ustedes."
        case .argentina: "Spanish of Argentina, with vos and ustedes."
        case .colombia: "Spanish of Colombia, with ustedes."
        }
    }

    private var grammar: String? {
        let names = preferences.grammar.map { focus in
            switch focus {
            case .present: "present"
            case .preterite: "preterite"
            case .imperfect: "imperfect"
            case .future: "future"
            case .subjunctive: "subjunctive"
            }
        }
        return names.isEmpty ? nil : "Ask so that the learner needs: \(names.joined(separator: ", "))."
    }

    private var rules: String {
        let length = ReplyLength(for: preferences.level.level)
        return """
            Write only Spanish. Answer in at most \(length.sentences) short sentences and end with a question. If the \
            learner makes a mistake, say it rightly in your answer, without scolding. Stay in your role. Never pretend \
            to know the learner.
            Decline, and lead back to the scene: \(Self.themes).
            """
    }

    /// The declined themes, those of ``Theme``.
    private static let themes =
        "violence, sex, drugs, self-harm, hate, real private data, medical or legal advice"

    // MARK: - Words

    /// Words of the deck: as many of each mastery as fit, others each time.
    private var deckWords: [(mastery: Mastery, words: [String])] {
        Self.counts.map { mastery, count in
            let notes = deck[mastery].filter { !$0.isSuspended && $0.front.count <= Preferences.longestWord }
            guard !notes.isEmpty else { return (mastery, []) }
            let start = (rotation % notes.count) * count % notes.count
            return (mastery, (0..<min(count, notes.count)).map { notes[(start + $0) % notes.count].front })
        }
    }

    private static func known(_ words: [(mastery: Mastery, words: [String])]) -> String? {
        let lines = words.filter { !$0.words.isEmpty }.map { mastery, words in
            let name =
                switch mastery {
                case .mastered: "The learner knows well"
                case .familiar: "The learner knows"
                case .learning: "The learner is learning; use"
                case .new: "New for the learner; use one or two"
                }
            return "\(name): \(words.joined(separator: ", "))."
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}
