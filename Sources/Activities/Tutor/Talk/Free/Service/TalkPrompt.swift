import Inference

/// What a language model is told of a free talk: whom it plays, and what was said.
///
/// The learner and the model take turns, as chat templates want it, and the learner begins: where the model speaks first,
/// ``opening`` stands before it. Each prompt begins with the one before it, so that a model reads only what is new.
struct TalkPrompt: Hashable, Sendable {
    private let system: String
    private let turns: [TalkLine]

    init(_ builder: PromptBuilder, _ turns: [TalkLine]) { self.init(system: builder.prompt, turns) }
    init(system: String, _ turns: [TalkLine]) { (self.system, self.turns) = (system, turns) }

    /// Asks the model to speak first.
    static let opening = ChatMessage(.user, "Empieza tú, por favor.")

    var messages: [ChatMessage] {
        var messages = [ChatMessage(.system, system)]
        if turns.first?.speaker != .learner { messages.append(Self.opening) }
        for turn in turns {
            let message = ChatMessage(turn.speaker == .learner ? .user : .assistant, turn.text)
            if let last = messages.last, last.role == message.role {
                messages[messages.count - 1] = ChatMessage(last.role, "\(last.content)\n\(message.content)")
            } else {
                messages.append(message)
            }
        }
        return messages
    }
}

extension PromptBuilder {
    /// What a model is told of a talk.
    func messages(for turns: [TalkLine]) -> [ChatMessage] { TalkPrompt(self, turns).messages }
}
