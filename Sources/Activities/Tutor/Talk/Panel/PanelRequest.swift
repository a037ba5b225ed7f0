import Engine
import Spanish

/// What a talk asks of the tutor beside it.
///
/// Requests hold what was typed; they are kept nowhere.
enum PanelRequest: Request {
    /// Has ready what a talk needs, so that neither its first line nor its first answer is late.
    case prepare(TalkNeeds)
    /// What a typed message means, and what the tutor says of it: a ``MessageAnswer``.
    case message(LearnerMessage)
    /// What the tutor says of a word that was tapped: a ``CardAnswer``.
    case word(TappedWord)
    /// What the tutor says to a question: a ``CardAnswer``.
    case question(TypedQuestion)
}

/// A message of the learner's, and what is needed to understand it.
struct LearnerMessage: Hashable, Codable, Sendable {
    /// Its place in the talk.
    let id: Int
    let text: String
    /// The written answer that was tapped; nil for own words, whose meaning is searched for.
    let chosen: Line?
    /// The turn of the scene that it answers; nil for none.
    let place: Place?
    let tutor: TutorChoices

    struct Place: Hashable, Codable, Sendable {
        let scenario: String
        let level: Level
        let turn: String
    }
}

/// The voice and the preset that a talk needs.
struct TalkNeeds: Hashable, Codable, Sendable {
    /// The voice that speaks; nil for silence.
    let voice: Voice?
    let preset: TutorPreset
}

/// What the learner has chosen for the tutor beside the talk.
struct TutorChoices: Hashable, Codable, Sendable {
    let preset: TutorPreset
    let language: TutorLanguage
    let dialect: Dialect
    /// What of the grammar is practised.
    var grammar: [GrammarFocus] = []
    /// Words to practise.
    var words: [String] = []
    /// The language model that helps, by its name; nil for none.
    var model: String?
    /// The learner's own words for what it does by ``TutorPreset/custom``.
    var instruction = ""
}

/// A word that was tapped.
struct TappedWord: Hashable, Codable, Sendable {
    /// The id of the answer.
    let id: Int
    /// The word's place in the saying, from 0.
    let word: Int
    let text: String
    let scenario: String?
    let tutor: TutorChoices
}

/// A question that was typed to the tutor.
struct TypedQuestion: Hashable, Codable, Sendable {
    /// The id of the answer.
    let id: Int
    let text: String
    let scenario: String?
    let tutor: TutorChoices
}
