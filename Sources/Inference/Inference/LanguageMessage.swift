import Channel

/// What the two ends of a language model's process say to each other.
package enum LanguageMessage: EngineMessage, Hashable {
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
    /// The next piece of the reply; empty for a token that is none yet, or belongs to a thought.
    case piece(String)
    case done(ReplyReport)
    /// The reason of a failure: after `load` nothing more is done; after `reply` there is no reply.
    case failed(LanguageFailure)

    package static let mostBytes = 1 << 20

    /// Characters of a token at most, as far as a model can be trusted.
    private static let mostPiece = 1024

    package var isPossible: Bool {
        switch self {
        case .ready(let facts): facts.isPossible
        case .piece(let text): text.unicodeScalars.count <= Self.mostPiece
        case .done(let report): report.isPossible
        case .progress(let share): (0...1).contains(share)
        case .load, .reply, .cancel, .failed: true
        }
    }

    package enum Kind: UInt8 { case load = 1, reply, cancel, progress, ready, piece, done, failed }

    package var content: (kind: Kind, body: MessageBody) {
        get throws {
            switch self {
            case .load(let order): (.load, try .json(order))
            case .reply(let order): (.reply, try .json(order))
            case .cancel: (.cancel, .empty)
            case .progress(let share): (.progress, try .json(share))
            case .ready(let facts): (.ready, try .json(facts))
            case .piece(let text): (.piece, .text(text))
            case .done(let report): (.done, try .json(report))
            case .failed(let failure): (.failed, try .json(failure))
            }
        }
    }

    package init(_ kind: Kind, _ body: MessageBody) throws(ChannelNonsense) {
        self =
            switch kind {
            case .load: try .load(body.json())
            case .reply: try .reply(body.json())
            case .cancel: try body.empty(.cancel)
            case .progress: try .progress(body.json())
            case .ready: try .ready(body.json())
            case .piece: try .piece(body.text())
            case .done: try .done(body.json())
            case .failed: try .failed(body.json())
            }
    }
}
