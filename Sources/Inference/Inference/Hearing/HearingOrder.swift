/// How a recogniser is to be loaded.
public struct RecogniserOrder: Codable, Hashable, Sendable {
    /// Threads that calculate.
    public var threads: Int
    /// Bytes of memory for everything.
    public var memoryBytes: Int

    public init(threads: Int, memoryBytes: Int) { (self.threads, self.memoryBytes) = (threads, memoryBytes) }
}

/// The facts about a loaded recogniser.
public struct RecogniserFacts: Codable, Hashable, Sendable {
    public let header: RecogniserHeader
    /// The instructions of the CPU with which it calculates, such as `avx2`.
    public let instructions: String

    public init(header: RecogniserHeader, instructions: String) {
        (self.header, self.instructions) = (header, instructions)
    }
}

/// How a recogniser is to hear.
public struct HearingOrder: Codable, Hashable, Sendable {
    /// The language that is spoken, such as `es`; it is never guessed.
    public var language: String

    public init(language: String = "es") { self.language = language }

    /// Samples a second.
    public static let rate = 16_000
    /// Whisper hears so much at a time.
    public static let mostSeconds = 30
    public static let mostSamples = rate * mostSeconds
}

/// What a recogniser says besides the text.
public struct HearingReport: Codable, Hashable, Sendable {
    /// How likely it finds it that nobody spoke, 0…1.
    public var noSpeech: Double
    /// Seconds that it worked.
    public var seconds: Double

    public init(noSpeech: Double, seconds: Double) { (self.noSpeech, self.seconds) = (noSpeech, seconds) }

    /// Whether an intact engine can say this.
    var isPossible: Bool { (0...1).contains(noSpeech) && (0...Self.mostSeconds).contains(seconds) }

    /// A day.
    private static let mostSeconds = 86_400.0
}
