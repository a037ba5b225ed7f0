/// What a voice's own files say about it, besides the model.
public struct VoiceDescription: Codable, Hashable, Sendable {
    /// espeak-ng's name of its language; nil for Kokoro, which has none of its own.
    public var language: String?
    /// Samples a second; nil for Kokoro, whose model says it.
    public var rate: Int?
    public var speakers = 1
    public var noise = 0.667
    public var paceNoise = 0.8
    public var length = 1.0
    /// The model's number for each phoneme, by Unicode scalar; none for Kokoro, which has them in a file.
    public var tokens: [UInt32: Int] = [:]
    /// The licence as a text beside it states it.
    public var licence: String?

    public init() {}

    /// Whether an intact reader can say this.
    package var isPossible: Bool {
        let names = (language ?? "").utf8
        let isName = names.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 }
        return isName && names.count <= 20 && rate.map { (8000...48_000).contains($0) } ?? true
            && (1...1000).contains(speakers) && [noise, paceNoise, length].allSatisfy { (0...10).contains($0) }
            && tokens.count <= 2000 && tokens.values.allSatisfy { (0..<100_000).contains($0) }
            && tokens.keys.allSatisfy { Unicode.Scalar($0) != nil } && (licence ?? "").count <= 200
    }

    /// The lines of a file of tokens, as the engine reads them.
    public var tokenFile: [UInt8] {
        tokens.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.flatMap { scalar, number in
            Array("\(Unicode.Scalar(scalar) ?? " ") \(number)\n".utf8)
        }
    }
}
