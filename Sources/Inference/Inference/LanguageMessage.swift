import Confinement
import FoundationEssentials

/// What the two ends of a language model's process say to each other.
package enum LanguageMessage: ChannelMessage, Hashable {
    // To the child
    /// The first, with the model's file.
    case load(ModelOrder)
    case reply(ReplyOrder)
    /// Ends the reply that is being made; later it means nothing.
    case cancel
    // From the child
    /// How much has been loaded, 0…1.
    case progress(Double)
    case ready(ModelFacts)
    /// The next piece of the reply.
    case piece(String)
    case done(ReplyReport)
    /// After `load` it does nothing more; after `reply` there is no reply.
    case failed(LanguageFailure)

    package static let mostBytes = 1 << 20

    private enum Kind: UInt8 { case load = 1, reply, cancel, progress, ready, piece, done, failed }

    package var content: (kind: UInt8, body: [UInt8])? {
        let (kind, body): (Kind, [UInt8]?) =
            switch self {
            case .load(let order): (.load, Self.json(order))
            case .reply(let order): (.reply, Self.json(order))
            case .cancel: (.cancel, [])
            case .progress(let share): (.progress, Self.json(share))
            case .ready(let facts): (.ready, Self.json(facts))
            case .piece(let text): (.piece, Array(text.utf8))
            case .done(let report): (.done, Self.json(report))
            case .failed(let failure): (.failed, Self.json(failure))
            }
        return body.map { (kind.rawValue, $0) }
    }

    private static func json(_ value: some Encodable) -> [UInt8]? { try? [UInt8](JSONEncoder().encode(value)) }

    package init?(kind: UInt8, body: [UInt8]) {
        func read<Value: Decodable>(_ type: Value.Type) -> Value? { try? JSONDecoder().decode(type, from: Data(body)) }
        guard let kind = Kind(rawValue: kind) else { return nil }
        let message: LanguageMessage? =
            switch kind {
            case .load: read(ModelOrder.self).map(LanguageMessage.load)
            case .reply: read(ReplyOrder.self).map(LanguageMessage.reply)
            case .cancel: body.isEmpty ? .cancel : nil
            case .progress: read(Double.self).map(LanguageMessage.progress)
            case .ready: read(ModelFacts.self).map(LanguageMessage.ready)
            case .piece: String(validating: body, as: UTF8.self).map(LanguageMessage.piece)
            case .done: read(ReplyReport.self).map(LanguageMessage.done)
            case .failed: read(LanguageFailure.self).map(LanguageMessage.failed)
            }
        guard let message else { return nil }
        self = message
    }
}
