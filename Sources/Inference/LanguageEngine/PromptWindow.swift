import Inference

/// A text and its tokens: those of a reply as it was made, which need not be those that its text would give.
struct PromptText: Hashable {
    var text: String
    var tokens: [Int32]
}

/// Makes a talk fit a model's context: the oldest messages are left out.
struct PromptWindow {
    /// Tokens that there is room for, beside the reply.
    let room: Int
    /// The text of messages; nil if it cannot be told.
    let prompt: ([ChatMessage]) -> PromptText?

    /// The text of the messages that fit, and how many were left out.
    ///
    /// The system's message and the last one stay. The oldest are left out in twos, so that the learner still begins.
    ///
    /// - Returns: nil if not even those fit.
    func fit(_ messages: [ChatMessage]) -> (prompt: PromptText, dropped: Int)? {
        let head = Array(messages.prefix { $0.role == .system })
        var turns = messages.dropFirst(head.count)
        var dropped = 0
        while true {
            guard let prompt = prompt(head + turns) else { return nil }
            if prompt.tokens.count <= room { return (prompt, dropped) }
            guard turns.count > 1 else { return nil }
            let step = min(2, turns.count - 1)
            (turns, dropped) = (turns.dropFirst(step), dropped + step)
        }
    }
}
