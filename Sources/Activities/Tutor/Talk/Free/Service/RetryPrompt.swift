import Inference

/// Asks once more, after a reply that had a fault: the same messages, and an instruction that names the fault.
///
/// The faulty reply is not repeated, because a small model would copy it.
struct RetryPrompt: Hashable, Sendable {
    private let first: [ChatMessage]
    private let fault: ReplyFault
    private let length: ReplyLength

    /// - Parameter first: they end with the learner's message.
    init(_ first: [ChatMessage], after fault: ReplyFault, for level: Level?) {
        (self.first, self.fault, length) = (first, fault, ReplyLength(for: level))
    }

    var messages: [ChatMessage] {
        guard let last = first.last else { return [] }
        return first.dropLast() + [ChatMessage(last.role, "\(last.content)\n[\(instruction)]")]
    }

    /// Asks for what is missing at the end of a reply that stays.
    static func question(after reply: String, to messages: [ChatMessage]) -> [ChatMessage] {
        messages + [ChatMessage(.assistant, reply), ChatMessage(.user, "[Ask me one short question now.]")]
    }

    private var instruction: String {
        switch fault {
        case .empty: "Answer in one sentence. Write only what you say."
        case .notSpanish, .otherScript: "Answer in Spanish only."
        case .tooLong:
            "Answer in at most \(length.sentences) short sentences, \(length.words) words in all."
        case .noQuestion: "End your answer with a question."
        case .outOfRole: "Stay in your role. You are that person."
        case .markup: "Write plain sentences, no lists."
        case .loop: "Say each thing once."
        case .echo: "Do not repeat my words; answer them."
        case .mistake: "Write simple, correct Spanish."
        case .theme: "Do not talk about that. Lead back to the scene with a question."
        }
    }
}
