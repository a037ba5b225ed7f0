/// How a language model is to be loaded.
public struct ModelOrder: Codable, Hashable, Sendable {
    /// Tokens of one talk, with the reply; a model that knows fewer has fewer.
    public var contextTokens = 2048
    /// Threads that calculate.
    public var threads: Int
    /// Bytes of memory for all that is not read from the file as it is.
    public var memoryBytes: Int
    /// Whether only what the file says of itself is read, to find out whether the engine knows such models.
    public var isTrial = false

    public init(threads: Int, memoryBytes: Int) { (self.threads, self.memoryBytes) = (threads, memoryBytes) }
}

/// The facts about a loaded model.
public struct ModelFacts: Codable, Hashable, Sendable {
    /// The number of its parameters.
    public let parameters: Int
    /// Tokens of one talk, with the reply.
    public let contextTokens: Int
    /// The instructions of the CPU with which it calculates, such as `avx2`.
    public let instructions: String

    public init(parameters: Int, contextTokens: Int, instructions: String) {
        (self.parameters, self.contextTokens, self.instructions) = (parameters, contextTokens, instructions)
    }

    /// Whether an intact engine can say this.
    var isPossible: Bool {
        (0...Self.mostParameters).contains(parameters) && (0...Self.mostTokens).contains(contextTokens)
            && instructions.isInstructions
    }

    static let mostTokens = 1 << 30
    private static let mostParameters = 1 << 50
}

extension String {
    /// Whether it can name the instructions of a CPU, such as `avx2`.
    var isInstructions: Bool { utf8.count <= 40 && utf8.allSatisfy { (0x21...0x7e).contains($0) } }
}

/// What a model is to reply to.
public struct ReplyOrder: Codable, Hashable, Sendable {
    /// The talk it belongs to: what its messages have in common with the last order of the same talk is not read again.
    public enum Talk: Int, Codable, CaseIterable, Sendable {
        /// The learner's.
        case learner
        /// The tutor's beside it.
        case tutor
    }

    public var talk: Talk
    /// The system's message first; the last is the learner's.
    public var messages: [ChatMessage]
    public var mostTokens = 256
    /// Tokens of a thought, of a model that thinks before it replies; a small context has fewer.
    public var mostThoughtTokens = 512
    /// 0 for always the likeliest token.
    public var temperature = 0.7
    public var seed: UInt32 = 1

    public init(_ messages: [ChatMessage], in talk: Talk = .learner) { (self.messages, self.talk) = (messages, talk) }
}

/// The outcome of a reply.
public struct ReplyReport: Codable, Hashable, Sendable {
    public enum End: String, Codable, Sendable {
        /// The model has ended it.
        case whole
        /// The reply has as many tokens as it may have.
        case full
        case cancelled
    }

    public var end: End
    /// Tokens of the messages, and those of them that had to be read: the others were known from the last order.
    public var promptTokens = 0
    public var newTokens = 0
    /// The oldest messages that were left out because the context is full.
    public var droppedMessages = 0
    /// Tokens of the reply, and of the thoughts before it, which are not told.
    public var tokens = 0
    public var thoughtTokens = 0
    /// Seconds for reading the messages, and for the reply.
    public var promptSeconds = 0.0
    public var seconds = 0.0

    public init(_ end: End) { self.end = end }

    /// Whether an intact engine can say this.
    var isPossible: Bool {
        [tokens, thoughtTokens, promptTokens, newTokens, droppedMessages].allSatisfy {
            (0...ModelFacts.mostTokens).contains($0)
        }
            && [promptSeconds, seconds].allSatisfy { (0...Self.mostSeconds).contains($0) }
    }

    /// A day.
    private static var mostSeconds: Double { 86_400 }
}
