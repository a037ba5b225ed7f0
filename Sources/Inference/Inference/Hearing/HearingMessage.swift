import Channel

/// What the two ends of a recogniser's process say to each other.
package enum HearingMessage: EngineMessage, Hashable {
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
    /// The reason of a failure: after `load` nothing more is done; after `hear` nothing is heard.
    case failed(HearingFailure)

    package static let mostBytes = 1 << 17
    /// Samples that are sent at a time.
    package static let mostSamples = mostBytes / 4

    package var isPossible: Bool {
        switch self {
        case .ready(let facts): facts.header.isPossible && facts.instructions.isInstructions
        case .done(let report): report.isPossible
        case .load, .hear, .samples, .end, .cancel, .text, .failed: true
        }
    }

    package enum Kind: UInt8 { case load = 1, hear, samples, end, cancel, ready, text, done, failed }

    package var content: (kind: Kind, body: MessageBody) {
        get throws {
            switch self {
            case .load(let order): (.load, try .json(order))
            case .hear(let order): (.hear, try .json(order))
            case .samples(let samples): (.samples, .samples(samples))
            case .end: (.end, .empty)
            case .cancel: (.cancel, .empty)
            case .ready(let facts): (.ready, try .json(facts))
            case .text(let text): (.text, .text(text))
            case .done(let report): (.done, try .json(report))
            case .failed(let failure): (.failed, try .json(failure))
            }
        }
    }

    package init(_ kind: Kind, _ body: MessageBody) throws(ChannelNonsense) {
        self =
            switch kind {
            case .load: try .load(body.json())
            case .hear: try .hear(body.json())
            case .samples: try .samples(body.samples())
            case .end: try body.empty(.end)
            case .cancel: try body.empty(.cancel)
            case .ready: try .ready(body.json())
            case .text: try .text(body.text())
            case .done: try .done(body.json())
            case .failed: try .failed(body.json())
            }
    }
}
