import Channel

/// What a speaker's two ends say to each other.
package enum SpeakerMessage: ChannelMessage, Hashable {
    // To the child
    /// The first: the name of one of espeak-ng's voices, which it keeps.
    case voice(String)
    /// Speak this.
    case text(SpokenOrder)
    // From the child
    /// The speaker has loaded its voice and is sandboxed.
    case ready(rate: Int)
    case samples([Int16])
    case words([SpokenWord])
    /// All of the text has been spoken.
    case done
    /// The speaker speaks nothing more.
    case refused(ConversionReason)

    package static let mostBytes = 1 << 20

    package enum Kind: UInt8 { case voice = 1, text, ready, samples, words, done, refused }

    /// A text to be spoken.
    package struct SpokenOrder: Codable, Hashable, Sendable {
        package let text: String
        package let wordsPerMinute: Int

        package init(text: String, wordsPerMinute: Int) { (self.text, self.wordsPerMinute) = (text, wordsPerMinute) }
    }

    /// The place of a word in the text, in Unicode scalars, and the moment at which it begins.
    package struct SpokenWord: Codable, Hashable, Sendable {
        package let scalar, length, milliseconds: Int

        package init(scalar: Int, length: Int, milliseconds: Int) {
            (self.scalar, self.length, self.milliseconds) = (scalar, length, milliseconds)
        }
    }

    package var isPossible: Bool {
        guard case .words(let words) = self else { return true }
        return words.allSatisfy { (0...Self.mostMilliseconds).contains($0.milliseconds) }
    }

    /// A day.
    private static let mostMilliseconds = 86_400_000

    // MARK: - Bytes

    package var content: (kind: Kind, body: MessageBody) {
        get throws {
            switch self {
            case .voice(let name): (.voice, try .json(name))
            case .text(let order): (.text, try .json(order))
            case .ready(let rate): (.ready, try .json(rate))
            case .samples(let samples): (.samples, .samples(samples))
            case .words(let words): (.words, try .json(words))
            case .done: (.done, .empty)
            case .refused(let reason): (.refused, try .json(reason))
            }
        }
    }

    package init(_ kind: Kind, _ body: MessageBody) throws(ChannelNonsense) {
        self =
            switch kind {
            case .voice: try .voice(body.json())
            case .text: try .text(body.json())
            case .ready: try .ready(rate: body.json())
            case .samples: try .samples(body.samples())
            case .words: try .words(body.json())
            case .done: try body.empty(.done)
            case .refused: try .refused(body.json())
            }
    }
}
