import Confinement
import FoundationEssentials

/// What a speaker's two ends say to each other.
package enum SpeakerMessage: ChannelMessage, Hashable {
    // To the child
    /// The first: the name of one of espeak-ng's voices, which it keeps.
    case voice(String)
    /// Speak this.
    case text(SpokenOrder)
    // From the child
    /// It has loaded its voice and is sandboxed.
    case ready(rate: Int)
    case samples([Int16])
    case words([SpokenWord])
    /// All of the text has been spoken.
    case done
    /// It speaks nothing more.
    case refused(ConversionReason)

    package static let mostBytes = 1 << 20

    private enum Kind: UInt8 { case voice = 1, text, ready, samples, words, done, refused }

    /// A text to be spoken.
    package struct SpokenOrder: Codable, Hashable, Sendable {
        package let text: String
        package let wordsPerMinute: Int

        package init(text: String, wordsPerMinute: Int) { (self.text, self.wordsPerMinute) = (text, wordsPerMinute) }
    }

    /// Where a word is in the text, in Unicode scalars, and when it begins.
    package struct SpokenWord: Codable, Hashable, Sendable {
        package let scalar, length, milliseconds: Int

        package init(scalar: Int, length: Int, milliseconds: Int) {
            (self.scalar, self.length, self.milliseconds) = (scalar, length, milliseconds)
        }
    }

    // MARK: - Bytes

    package var content: (kind: UInt8, body: [UInt8])? {
        let (kind, body): (Kind, [UInt8]?) =
            switch self {
            case .voice(let name): (.voice, Self.json(name))
            case .text(let order): (.text, Self.json(order))
            case .ready(let rate): (.ready, Self.json(rate))
            case .samples(let samples): (.samples, samples.withUnsafeBytes { Array($0) })
            case .words(let words): (.words, Self.json(words))
            case .done: (.done, [])
            case .refused(let reason): (.refused, Self.json(reason))
            }
        return body.map { (kind.rawValue, $0) }
    }

    private static func json(_ value: some Encodable) -> [UInt8]? { try? [UInt8](JSONEncoder().encode(value)) }

    package init?(kind: UInt8, body: [UInt8]) {
        guard let kind = Kind(rawValue: kind), let message = Self.message(kind, body) else { return nil }
        self = message
    }

    private static func message(_ kind: Kind, _ body: [UInt8]) -> SpeakerMessage? {
        func read<Value: Decodable>(_ type: Value.Type) -> Value? { try? JSONDecoder().decode(type, from: Data(body)) }
        return switch kind {
        case .voice: read(String.self).map(SpeakerMessage.voice)
        case .text: read(SpokenOrder.self).map(SpeakerMessage.text)
        case .ready: read(Int.self).map { .ready(rate: $0) }
        case .samples: body.count % 2 == 0 ? .samples(samples(body)) : nil
        case .words: read([SpokenWord].self).map(SpeakerMessage.words)
        case .done: body.isEmpty ? .done : nil
        case .refused: read(ConversionReason.self).map(SpeakerMessage.refused)
        }
    }

    private static func samples(_ body: [UInt8]) -> [Int16] {
        body.withUnsafeBytes { bytes in
            (0..<(bytes.count / 2)).map { bytes.loadUnaligned(fromByteOffset: 2 * $0, as: Int16.self) }
        }
    }
}
