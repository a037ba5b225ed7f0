import FoundationEssentials
import Inference

/// What is noted of an installed voice, beside its files.
public struct VoiceRecord: Codable, Hashable, Sendable {
    private var version = 1
    public var kind: VoiceKind
    /// espeak-ng's names of the languages that it speaks.
    public var languages: [String]
    /// The licence as the text beside its files states it.
    public var licence: String?
    /// Samples a second.
    public var rate: Int
    public var speakers: Int
    /// Bytes of its files.
    public var bytes: Int
    /// The parameters of a Piper voice.
    public var noise, paceNoise, length: Double

    /// Kokoro speaks what the phonemes say; these are the languages whose phonemes it has been heard to speak.
    static let languagesOfKokoro = ["en", "es", "es-419", "lv"]
    static let fileName = "voice.json"
    static let mostBytes = 1 << 14
    private static let mostVoiceBytes = 1 << 40

    init(_ kind: VoiceKind, _ description: VoiceDescription, _ facts: VoiceFacts, bytes: Int) {
        self.kind = kind
        languages = description.language.map { [$0] } ?? Self.languagesOfKokoro
        (licence, self.bytes) = (description.licence, bytes)
        (rate, speakers) = (facts.rate, facts.speakers)
        (noise, paceNoise, length) = (description.noise, description.paceNoise, description.length)
    }

    /// - Returns: nil if it is broken.
    init?(json: [UInt8]) {
        guard let record = try? JSONDecoder().decode(Self.self, from: Data(json)), record.version == 1,
            (8000...48_000).contains(record.rate), record.speakers > 0, !record.languages.isEmpty,
            (0...Self.mostVoiceBytes).contains(record.bytes)
        else { return nil }
        self = record
    }

    var json: [UInt8] {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            return try [UInt8](encoder.encode(self))
        }
    }

    /// How it is to be loaded.
    func order(threads: Int) -> VoiceOrder {
        // The model as a file, as weights, and what it computes, which for a long sentence is hundreds of megabytes.
        var order = VoiceOrder(kind, threads: threads, memoryBytes: 3 * bytes + 1 << 30)
        (order.noise, order.paceNoise, order.length) = (noise, paceNoise, length)
        return order
    }

    /// espeak-ng's name of the language in which it says a text; nil if it does not speak it.
    ///
    /// - Parameter tag: a language tag, such as `es-MX`, or espeak-ng's name of a language.
    public func language(for tag: String) -> String? {
        let wanted = tag.lowercased()
        func base(_ tag: String) -> Substring { tag.prefix { $0 != "-" && $0 != "_" } }
        return languages.first { $0 == wanted } ?? languages.first { base($0) == base(wanted) }
    }
}
