import Engine

/// The progress of listening.
struct ListeningAnswer: Answer {
    static let name = "soltura-hearing"

    /// The id of the ``ListeningRequest/start(id:language:)``.
    let id: Int
    let stage: Stage

    enum Stage: Hashable, Codable, Sendable {
        /// The level is 0…1, from −60 dB to full scale; at most twenty a second.
        case listening(level: Double, seconds: Double)
        /// The recogniser works.
        case working
        /// The text heard, to be read and mended before it is sent.
        case heard(String)
        case failed(ListeningProblem)
    }
}

/// What a screen asks of the ears.
enum ListeningRequest: Request {
    /// Listens, at most 30 seconds: ``ListeningAnswer`` up to what was heard, or why nothing was.
    ///
    /// - Parameters:
    ///   - id: of its news.
    ///   - language: that is spoken, such as `es`.
    case start(id: Int, language: String)
    /// All has been said.
    case end
    /// Forgets what was said; no more news of it follows.
    case cancel
}
