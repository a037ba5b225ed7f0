import Inference

/// What a language model is told when it is the tutor beside the talk: one short task about one text.
struct TutorPrompt: Hashable, Sendable {
    private let task: Task
    private let text: String

    init(_ task: Task, about text: String) { (self.task, self.text) = (task, text) }

    /// What the tutor does with a text.
    enum Task: Hashable, Sendable {
        case toEnglish
        case toSpanish
        /// The corrected sentence only; a rule finds what is different.
        case correct
        case preset(TutorPreset, ModelLanguage, instruction: String)
        /// A question to the tutor.
        case question(ModelLanguage)
    }

    var messages: [ChatMessage] { [ChatMessage(.system, instruction), ChatMessage(.user, text)] }

    private var instruction: String {
        switch task {
        case .toEnglish: "Translate the Spanish text into English. Write only the translation."
        case .toSpanish: "Translate the English text into Spanish. Write only the translation."
        case .correct:
            """
            Correct the Spanish sentence: change only what is wrong. If it is right, write it as it is. Write only the \
            sentence, no explanation.
            """
        case .preset(let preset, let language, let instruction): Self.instruction(preset, language, instruction)
        case .question(let language):
            "You are a Spanish teacher. Answer the learner's question. \(Self.manner(language))"
        }
    }

    private static func instruction(_ preset: TutorPreset, _ language: ModelLanguage, _ own: String) -> String {
        let manner = manner(language)
        return switch preset {
        case .translation:
            language == .english
                ? "Translate the learner's Spanish into English. Write only the translation."
                : "Say the learner's Spanish in easier Spanish. Write only that."
        case .grammar: "Explain the most important point of grammar in the learner's Spanish sentence. \(manner)"
        case .irregularVerbs:
            "Name the irregular verbs in the learner's Spanish sentence, each with its infinitive and tense. \(manner)"
        case .vocabulary: "Explain up to three difficult words of the learner's Spanish sentence. \(manner)"
        case .commonMistakes:
            """
            Name the most important mistake in the learner's Spanish sentence, and say it rightly. If there is none, say \
            only that. \(manner)
            """
        case .custom:
            "You are a Spanish teacher. About the learner's Spanish sentence, do this: \(own.oneLine). \(manner)"
        }
    }

    private static func manner(_ language: ModelLanguage) -> String {
        switch language {
        case .english: "Answer in English, in at most three short sentences."
        case .spanish: "Answer in easy Spanish, in at most three short sentences."
        }
    }
}

/// The language in which a model explains: small ones make too many mistakes in Latvian.
enum ModelLanguage: Hashable, Sendable {
    case english, spanish

    init(_ language: TutorLanguage) { self = language == .spanish ? .spanish : .english }
}

extension String {
    /// The text without line ends, and without the mark at its end.
    fileprivate var oneLine: String {
        let line = split(whereSeparator: \.isNewline).joined(separator: " ").trimmed
        return line.hasSuffix(".") ? String(line.dropLast()) : line
    }
}
