import Channel

/// What the two ends of a voice's process say to each other.
package enum SynthesisMessage: EngineMessage, Hashable {
    // To the child; one of the first two comes first, with open files.
    /// The order to describe a voice, with its configuration and, if there is one, the text about its licence.
    case describe(VoiceKind)
    /// The order to load a voice, with its model, tokens and, for Kokoro, its speakers.
    case load(VoiceOrder)
    case speak(SpeechOrder)
    // From the child
    case description(VoiceDescription)
    case ready(VoiceFacts)
    case samples([Int16])
    /// The sentence has been spoken.
    case done
    /// The reason of a failure: nothing more is done.
    case failed(SynthesisFailure)

    package static let mostBytes = 1 << 20

    package var isPossible: Bool {
        switch self {
        case .description(let description): description.isPossible
        case .ready(let facts): facts.isPossible
        case .describe, .load, .speak, .samples, .done, .failed: true
        }
    }

    package enum Kind: UInt8 { case describe = 1, load, speak, description, ready, samples, done, failed }

    package var content: (kind: Kind, body: MessageBody) {
        get throws {
            switch self {
            case .describe(let voice): (.describe, try .json(voice))
            case .load(let order): (.load, try .json(order))
            case .speak(let order): (.speak, try .json(order))
            case .description(let description): (.description, try .json(description))
            case .ready(let facts): (.ready, try .json(facts))
            case .samples(let samples): (.samples, .samples(samples))
            case .done: (.done, .empty)
            case .failed(let failure): (.failed, try .json(failure))
            }
        }
    }

    package init(_ kind: Kind, _ body: MessageBody) throws(ChannelNonsense) {
        self =
            switch kind {
            case .describe: try .describe(body.json())
            case .load: try .load(body.json())
            case .speak: try .speak(body.json())
            case .description: try .description(body.json())
            case .ready: try .ready(body.json())
            case .samples: try .samples(body.samples())
            case .done: try body.empty(.done)
            case .failed: try .failed(body.json())
            }
    }
}
