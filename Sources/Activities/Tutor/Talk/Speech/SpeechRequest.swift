import Engine
import Spanish

/// What screens ask of the voices.
enum SpeechRequest: Request {
    /// Says a text: a ``SpeechAnswer`` for each mark and at the start.
    case say(SpokenText)
    /// Stops making what is being said.
    case hush
    /// The installed voices that speak Spanish: a ``VoicesAnswer``.
    case voices
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
