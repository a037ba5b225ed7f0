import Engine
import Spanish

/// What the tutor's screens ask of their service.
///
/// Wishes hold what was typed; they are kept nowhere.
enum TutorWish: Request {
    /// Learns all scenarios in short, and what is installed: a ``Scenes``.
    case scenes
    /// Learns one scenario whole, too.
    case scene(String)
    /// Has ready what a talk needs, so that neither its first line nor its first answer is late.
    case prepare(TalkNeeds)
    /// What a typed message means, and what the tutor says of it: a ``MessageNews``.
    case understand(LearnerMessage)
    /// What the tutor says of a word that was tapped: a ``CardNews``.
    case word(WordWish)
    /// What the tutor says to a question: a ``CardNews``.
    case question(QuestionWish)
    /// Has a language model reply: ``ReplyNews``.
    case reply(ReplyWish)
    /// Stops the reply to a wish.
    case stopReply(Int)
    /// Listens to the learner: ``HearingNews``.
    case listen(ListeningWish)
    /// Says a text: a ``SpeechNews`` for each mark and at the start.
    case say(SpokenText)
    /// Stops making what is being said.
    case hush
    /// The installed voices that speak Spanish: a ``VoicesNews``.
    case voices
    /// Words of the deck for the prompt: a ``DeckWordsNews``.
    case deckWords
    /// The decks on the inserted media: a ``DeckNews``.
    case decks([Medium])
    /// Reads a deck and keeps it, if its screen is still open then: a ``DeckNews``.
    case openDeck(DeckFile)
    /// Forgets the deck: a ``DeckNews``.
    case forgetDeck
    /// Sums up a talk: a ``SummaryNews``.
    case sum(FinishedTalk)
    /// Saves what is wanted of a talk to a medium: a ``SavingNews``.
    case save(SceneFiles, on: Medium)
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

/// A talk that has ended.
struct FinishedTalk: Hashable, Codable, Sendable {
    let lines: [TalkLine]
    /// The scenario's id; nil for a talk about an own goal.
    let scenario: String?
    let tutor: TutorChoices
}

/// A word that was tapped.
struct WordWish: Hashable, Codable, Sendable {
    /// The id of the answer.
    let id: Int
    /// The word's place in the saying, from 0.
    let word: Int
    let text: String
    let scenario: String?
    let tutor: TutorChoices
}

/// A question that was typed to the tutor.
struct QuestionWish: Hashable, Codable, Sendable {
    /// The id of the answer.
    let id: Int
    let text: String
    let scenario: String?
    let tutor: TutorChoices
}

/// Something to be said.
struct SpokenText: Hashable, Codable, Sendable {
    /// The id of the saying; nil for a single word.
    let id: Int?
    var text: String
    let voice: VoicePerson
    let dialect: Dialect
    var isSlow = false
    /// Words of the saying before this text, if it is only a part of it.
    var wordsBefore = 0
}

/// A deck's file on a medium.
struct DeckFile: Hashable, Codable, Sendable {
    let name: String
    let path: String
}
