import Engine

/// What is said, and when its words come.
struct SpeechAnswer: Answer {
    static let name = "soltura-speech"

    /// The number of the saying, and its text.
    let id: Int?
    let text: String
    /// What plays; nil if nothing can speak.
    let sound: Sound?
    /// The words as far as they are known, in order.
    let marks: [Mark]

    struct Mark: Hashable, Codable, Sendable {
        /// The word's place in the text, from 0.
        let word: Int
        /// Seconds from the beginning of the sound.
        let start: Double
    }
}

/// The installed voices that speak Spanish.
struct VoicesAnswer: Answer {
    static let name = "soltura-voices"

    let voices: [Entry]

    struct Entry: Hashable, Codable, Sendable {
        /// Its name for ``VoicePerson/installed(_:)``.
        let name: String
        /// The name of the voice's kind: `Piper`, `Kokoro`.
        let kind: String
    }
}
