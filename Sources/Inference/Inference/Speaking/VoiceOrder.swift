/// A kind of voice that the engine can speak with.
public enum VoiceKind: String, Codable, CaseIterable, Sendable {
    /// A VITS model as Piper trains them: one language.
    case piper
    /// Kokoro: the language is that of the phonemes.
    case kokoro
}

/// How a voice is to be loaded.
public struct VoiceOrder: Codable, Hashable, Sendable {
    public var kind: VoiceKind
    /// Threads that calculate.
    public var threads: Int
    /// Bytes of memory.
    public var memoryBytes: Int
    /// How much of the sound, and of its pace, is left to chance; Piper only.
    public var noise = 0.667
    public var paceNoise = 0.8
    /// How much longer everything takes than the model would have it; Piper only.
    public var length = 1.0

    public init(_ kind: VoiceKind, threads: Int, memoryBytes: Int) {
        (self.kind, self.threads, self.memoryBytes) = (kind, threads, memoryBytes)
    }
}

/// The facts about a loaded voice.
public struct VoiceFacts: Codable, Hashable, Sendable {
    /// Samples a second; one channel.
    public let rate: Int
    /// People who speak with it.
    public let speakers: Int

    public init(rate: Int, speakers: Int) { (self.rate, self.speakers) = (rate, speakers) }

    /// Whether an intact engine can say this.
    var isPossible: Bool { (8000...48_000).contains(rate) && (1...1000).contains(speakers) }
}

/// A sentence to be spoken.
public struct SpeechOrder: Codable, Hashable, Sendable {
    /// Unicode scalars, as the voice's tokens have them.
    public var phonemes: [UInt32]
    /// One of the voice's speakers, from 0.
    public var speaker = 0
    /// 1 is the voice's own.
    public var speed = 1.0

    /// Phonemes of one sentence: a longer one is divided before.
    public static let mostPhonemes = 480

    public init(phonemes: [UInt32]) { self.phonemes = phonemes }
}
