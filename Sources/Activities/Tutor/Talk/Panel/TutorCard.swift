/// What the tutor says beside the talk: one card about a message or a question.
struct TutorCard: Hashable, Codable, Sendable {
    let source: Source
    let content: Content

    init(_ source: Source, _ content: Content) { (self.source, self.content) = (source, content) }

    /// The source of a card: nothing poses as something else.
    enum Source: Hashable, Codable, Sendable {
        /// The scene's author wrote it.
        case written
        /// The rules of grammar and the dictionaries say it.
        case rule
        /// Apertium's translation, which is rough.
        case machine
        /// A language model, with its size as shown, such as `1,5 GB`.
        case model(name: String, size: String)
        /// The program itself, about what it cannot do.
        case program
    }

    enum Content: Hashable, Codable, Sendable {
        /// The meaning of a sentence.
        case translation(of: String, String)
        /// A rough translation: words that are not known are marked.
        case roughTranslation(of: String, [Piece])
        /// A mistake, what is right, and why.
        case correction(from: String, to: String, why: String)
        /// The rules have found nothing, which does not mean that all is right.
        case noMistakes
        /// A written answer was chosen, in which there is nothing to correct.
        case writtenAnswer
        /// The dictionary knows too few of the words, so nothing was checked.
        case notSpanish
        /// The tools gave no answer.
        case notChecked
        /// Forms of the grammar that the learner has used: the words, and the form's name.
        case practised([Practised])
        /// No form of a verb in the text has one meaning only.
        case noForms
        /// The chosen parts of the grammar, with the words that practise them.
        case focus([PractisedFocus])
        /// A verb's forms in one tense.
        case table(VerbTable)
        /// The message has no irregular verb.
        case noIrregularVerbs
        /// Words with their meanings.
        case words([WordNote])
        /// Something that needs a language model, and none is installed.
        case needsModel(Need)
        /// The reason why nothing was heard.
        case hearingProblem(ListeningProblem)
        /// The tools of the language are not installed.
        case needsTools
        /// What a language model has answered.
        case said(String)
        /// The reason why the model has not answered.
        case modelProblem(ModelProblem)
    }

    /// Whether only a language model could say it.
    var needsModel: Bool { if case .needsModel = content { true } else { false } }

    /// A piece of a rough translation.
    struct Piece: Hashable, Codable, Sendable {
        let text: String
        /// Whether the dictionary knows it.
        let isKnown: Bool
    }

    struct Practised: Hashable, Codable, Sendable {
        let word: String
        let form: FormName
    }

    struct PractisedFocus: Hashable, Codable, Sendable {
        let focus: GrammarFocus
        /// The words in which it was practised; none if it was not.
        let words: [String]
    }

    /// What only a model could do.
    enum Need: String, Codable, Sendable { case customInstruction, freeQuestion, freeTalk }
}

/// The forms of a verb in one tense.
struct VerbTable: Hashable, Codable, Sendable {
    let verb: String
    let tense: FormName
    let rows: [Row]

    struct Row: Hashable, Codable, Sendable {
        /// The person's pronoun, such as `yo`.
        let person: String
        let form: String
        /// Whether it differs from what the regular pattern gives.
        let isIrregular: Bool
    }
}

/// A word, and what is known of it.
struct WordNote: Hashable, Codable, Sendable {
    /// The word as it stands in the text.
    let word: String
    /// The base form.
    let lemma: String
    let forms: [FormName]
    /// What it means, in the tutor's language or in English.
    let meanings: [String]
    /// How well the learner's deck says it is known; nil if it is not in the deck.
    let mastery: Mastery?
}
