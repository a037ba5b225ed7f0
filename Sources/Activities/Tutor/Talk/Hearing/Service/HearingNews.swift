import Engine

/// The progress of listening.
struct HearingNews: Answer {
    static let name = "soltura-hearing"

    /// The id of the ``ListeningWish/start(id:language:)``.
    let id: Int
    let stage: Stage

    enum Stage: Hashable, Codable, Sendable {
        /// The level is 0…1, from −60 dB to full scale; at most twenty a second.
        case listening(level: Double, seconds: Double)
        /// The recogniser works.
        case working
        /// The text heard, to be read and mended before it is sent.
        case heard(String)
        case failed(HearingProblem)
    }
}

/// What a screen asks of the ears.
enum ListeningWish: Hashable, Codable, Sendable {
    /// Listens, at most 30 seconds: ``HearingNews`` up to what was heard, or why nothing was.
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
