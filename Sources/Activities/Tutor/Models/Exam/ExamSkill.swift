import Sentences

/// What the exam finds out about a model.
enum ExamSkill: String, Codable, CaseIterable, Sendable {
    // Of replies in a talk.
    case spanish, length, question, role, sense
    /// Explains nothing that was not asked.
    case plain
    /// Declines a theme.
    case declining
    // Of the tutor beside the talk.
    case toEnglish = "to-english"
    case toSpanish = "to-spanish"
    /// Finds a mistake.
    case correcting
    /// Leaves a right sentence as it is.
    case keeping

    var isOfTalk: Bool { self < .toEnglish }

    /// The skill in the words of the terminal.
    var label: Sentence {
        switch self {
        case .spanish: "answers in Spanish"
        case .length: "keeps to the level's length"
        case .question: "ends with a question"
        case .role: "stays in its role"
        case .sense: "answers what was said"
        case .plain: "explains only what is asked"
        case .declining: "declines a theme"
        case .toEnglish: "translates into English"
        case .toSpanish: "translates into Spanish"
        case .correcting: "corrects a mistake"
        case .keeping: "leaves right sentences alone"
        }
    }
}

extension ExamSkill: Comparable {
    /// Whether one skill comes before another on the card.
    static func < (one: ExamSkill, other: ExamSkill) -> Bool { one.place < other.place }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension ReplyFault {
    /// The skill that it shows to be missing; nil for a fault that makes a reply worthless in each way.
    var skill: ExamSkill? {
        switch self {
        case .empty: nil
        case .notSpanish, .otherScript, .mistake: .spanish
        case .tooLong: .length
        case .noQuestion: .question
        case .outOfRole: .role
        case .markup, .loop, .echo, .theme: .sense
        }
    }

    /// The fault in English, as it is kept; the card for the terminal translates it.
    var label: String {
        switch self {
        case .empty: "nothing said"
        case .notSpanish: "not Spanish"
        case .otherScript: "another script"
        case .tooLong: "too long"
        case .noQuestion: "no question at the end"
        case .outOfRole: "out of its role"
        case .markup: "lists or other markup"
        case .loop: "the same words again and again"
        case .echo: "the learner's own words"
        case .mistake: "a mistake of grammar"
        case .theme(let theme): "a theme that is declined: \(theme.rawValue)"
        }
    }
}
