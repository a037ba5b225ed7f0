import Confinement
import FoundationEssentials

/// What the two ends of a voice's process say to each other.
package enum SynthesisMessage: ChannelMessage, Hashable {
    // To the child; one of the first two comes first, with open files.
    /// With the voice's configuration and, if there is one, the text about its licence.
    case describe(VoiceKind)
    /// With the voice's model, tokens and, for Kokoro, its speakers.
    case load(VoiceOrder)
    case speak(SpeechOrder)
    // From the child
    case description(VoiceDescription)
    case ready(VoiceFacts)
    case samples([Int16])
    /// The sentence has been spoken.
    case done
    /// It does nothing more.
    case failed(SynthesisFailure)

    package static let mostBytes = 1 << 20

    private enum Kind: UInt8 { case describe = 1, load, speak, description, ready, samples, done, failed }

    package var content: (kind: UInt8, body: [UInt8])? {
        let (kind, body): (Kind, [UInt8]?) =
            switch self {
            case .describe(let voice): (.describe, Self.json(voice))
            case .load(let order): (.load, Self.json(order))
            case .speak(let order): (.speak, Self.json(order))
            case .description(let description): (.description, Self.json(description))
            case .ready(let facts): (.ready, Self.json(facts))
            case .samples(let samples): (.samples, samples.withUnsafeBytes { Array($0) })
            case .done: (.done, [])
            case .failed(let failure): (.failed, Self.json(failure))
            }
        return body.map { (kind.rawValue, $0) }
    }

    private static func json(_ value: some Encodable) -> [UInt8]? { try? [UInt8](JSONEncoder().encode(value)) }

    package init?(kind: UInt8, body: [UInt8]) {
        guard let kind = Kind(rawValue: kind), let message = Self.message(kind, body) else { return nil }
        self = message
    }

    private static func message(_ kind: Kind, _ body: [UInt8]) -> SynthesisMessage? {
        func read<Value: Decodable>(_ type: Value.Type) -> Value? { try? JSONDecoder().decode(type, from: Data(body)) }
        return switch kind {
        case .describe: read(VoiceKind.self).map(SynthesisMessage.describe)
        case .load: read(VoiceOrder.self).map(SynthesisMessage.load)
        case .speak: read(SpeechOrder.self).map(SynthesisMessage.speak)
        case .description: read(VoiceDescription.self).map(SynthesisMessage.description)
        case .ready: read(VoiceFacts.self).map(SynthesisMessage.ready)
        case .samples: body.count % 2 == 0 ? .samples(samples(body)) : nil
        case .done: body.isEmpty ? .done : nil
        case .failed: read(SynthesisFailure.self).map(SynthesisMessage.failed)
        }
    }

    private static func samples(_ body: [UInt8]) -> [Int16] {
        body.withUnsafeBytes { bytes in
            (0..<(bytes.count / 2)).map { bytes.loadUnaligned(fromByteOffset: 2 * $0, as: Int16.self) }
        }
    }
}
