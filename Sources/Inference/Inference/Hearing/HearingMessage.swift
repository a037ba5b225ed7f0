import Confinement
import FoundationEssentials

/// What the two ends of a recogniser's process say to each other.
package enum HearingMessage: ChannelMessage, Hashable {
    // To the child
    /// The first, with the model's file.
    case load(RecogniserOrder)
    /// Samples follow.
    case hear(HearingOrder)
    /// 16 bits, one channel, 16,000 a second; at most ``HearingOrder/mostSamples`` together.
    case samples([Int16])
    /// All samples have been sent.
    case end
    /// Ends what was begun with `hear`; later it means nothing.
    case cancel
    // From the child
    case ready(RecogniserFacts)
    /// The next part of what was said.
    case text(String)
    case done(HearingReport)
    /// After `load` it does nothing more; after `hear` nothing is heard.
    case failed(HearingFailure)

    package static let mostBytes = 1 << 17
    /// Samples that are sent at a time.
    package static let mostSamples = mostBytes / 4

    private enum Kind: UInt8 { case load = 1, hear, samples, end, cancel, ready, text, done, failed }

    package var content: (kind: UInt8, body: [UInt8])? {
        let (kind, body): (Kind, [UInt8]?) =
            switch self {
            case .load(let order): (.load, Self.json(order))
            case .hear(let order): (.hear, Self.json(order))
            case .samples(let samples): (.samples, samples.withUnsafeBytes { Array($0) })
            case .end: (.end, [])
            case .cancel: (.cancel, [])
            case .ready(let facts): (.ready, Self.json(facts))
            case .text(let text): (.text, Array(text.utf8))
            case .done(let report): (.done, Self.json(report))
            case .failed(let failure): (.failed, Self.json(failure))
            }
        return body.map { (kind.rawValue, $0) }
    }

    private static func json(_ value: some Encodable) -> [UInt8]? { try? [UInt8](JSONEncoder().encode(value)) }

    package init?(kind: UInt8, body: [UInt8]) {
        func read<Value: Decodable>(_ type: Value.Type) -> Value? { try? JSONDecoder().decode(type, from: Data(body)) }
        guard let kind = Kind(rawValue: kind) else { return nil }
        let message: HearingMessage? =
            switch kind {
            case .load: read(RecogniserOrder.self).map(HearingMessage.load)
            case .hear: read(HearingOrder.self).map(HearingMessage.hear)
            case .samples: body.count % 2 == 0 ? .samples(Self.samples(body)) : nil
            case .end: body.isEmpty ? .end : nil
            case .cancel: body.isEmpty ? .cancel : nil
            case .ready: read(RecogniserFacts.self).map(HearingMessage.ready)
            case .text: String(validating: body, as: UTF8.self).map(HearingMessage.text)
            case .done: read(HearingReport.self).map(HearingMessage.done)
            case .failed: read(HearingFailure.self).map(HearingMessage.failed)
            }
        guard let message else { return nil }
        self = message
    }

    private static func samples(_ body: [UInt8]) -> [Int16] {
        body.withUnsafeBytes { bytes in
            (0..<(bytes.count / 2)).map { bytes.loadUnaligned(fromByteOffset: 2 * $0, as: Int16.self) }
        }
    }
}
