import Engine

/// The progress of the model's reply.
struct ReplyAnswer: Answer {
    static let name = "soltura-reply"

    /// The id of the ``WantedReply``.
    let id: Int
    let state: State

    enum State: Hashable, Codable, Sendable {
        /// The model is being loaded: how much of it is, 0…1, as the engine says.
        case loading(Double)
        /// The model reads what was said.
        case reading
        /// The model is making its reply: all of it so far, in whole words.
        case making(String)
        /// Its sentences so far are right and stay, so that they may be spoken.
        case judged(String)
        /// The model has replied.
        case said(String)
        /// The theme is not talked about: a written line says so.
        case declined(Line)
        /// The model was stopped: what it had said by then.
        case stopped(String)
        case failed(ModelProblem)
    }
}

/// What a talk asks of a language model.
enum ReplyRequest: Request {
    /// Has a model reply: ``ReplyAnswer``.
    case make(WantedReply)
    /// Stops the reply with this id.
    case stop(Int)
}

/// What a model is to reply to.
struct WantedReply: Hashable, Codable, Sendable {
    let id: Int
    /// The installed model's name.
    let model: String
    /// The scenario's id; nil for an own goal.
    let scenario: String?
    /// The talk so far; without any, the model speaks first.
    let turns: [TalkLine]
    let preferences: Preferences
}
