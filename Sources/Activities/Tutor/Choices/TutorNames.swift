import Engine
import Spanish

extension Scenario.Category {
    /// Its name on the screen.
    var wording: TutorWording.Category { TutorWording.Category(rawValue: rawValue) ?? .social }
}

extension SpokenLabel {
    /// The title of a scenario.
    static func scene(_ id: String) -> SpokenLabel { .named("soltura-scene-\(id)") }
}

extension Level {
    /// The level at which a written talk begins for a learner's choice: where it shows in the talk, at A2.
    init(_ choice: LevelChoice) { self = choice.level ?? .a2 }
}

extension LevelChoice {
    var wording: TutorWording? {
        switch self {
        case .automatic: .levelAutomatic
        case .native: .levelNative
        default: nil
        }
    }
}

extension Dialect {
    var wording: TutorWording {
        switch self {
        case .spain: .spain
        case .mexico: .mexico
        case .argentina: .argentina
        case .colombia: .colombia
        }
    }
}

extension GrammarFocus {
    var wording: TutorWording {
        switch self {
        case .present: .present
        case .preterite: .preterite
        case .imperfect: .imperfect
        case .future: .future
        case .subjunctive: .subjunctive
        }
    }
}

extension TutorPreset {
    var wording: TutorWording {
        switch self {
        case .translation: .translation
        case .grammar: .grammar
        case .irregularVerbs: .irregularVerbs
        case .vocabulary: .vocabulary
        case .commonMistakes: .commonMistakes
        case .custom: .custom
        }
    }
}

extension TutorLanguage {
    var wording: TutorWording {
        switch self {
        case .latvian: .inLatvian
        case .english: .inEnglish
        case .spanish: .inSpanish
        }
    }

    /// The language in which the interface's own words about grammar are shown; Spanish has none.
    var interface: Language { self == .latvian ? .latvian : .english }
}

extension Mastery {
    var wording: TutorWording {
        switch self {
        case .mastered: .mastered
        case .familiar: .familiar
        case .learning: .learning
        case .new: .new
        }
    }
}
