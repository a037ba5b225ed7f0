import Channel

/// The parent's end of a `pasaka-voice` that speaks with one installed voice.
///
/// It blocks, so it belongs on a queue of its own. After it has thrown anything but ``SynthesisFailure/tooLong``, the
/// process must be ended.
public struct SynthesisSession {
    private var channel: MessageChannel<SynthesisMessage>
    /// Milliseconds without a word from it after which it counts as hanging.
    private let patience: Int32
    /// Milliseconds between two looks whether a sentence is still wanted.
    private static let look: Int32 = 50
    /// A message counts as so many samples at least, or empty ones would never come to an end.
    private static let leastPart = 1024

    /// - Parameters:
    ///   - socket: connects to the process; stays the caller's.
    ///   - patience: milliseconds without a word from it after which it counts as hanging: a slow machine may take a
    ///     minute for a long sentence.
    public init(_ socket: Int32, patience: Int32 = 180_000) {
        channel = MessageChannel(socket)
        self.patience = patience
    }

    /// Has a voice's own files about it read; the process does nothing more.
    ///
    /// - Parameter files: its configuration, which a Kokoro voice has not, and if there is one the text about its
    ///   licence; open for reading, they stay the caller's.
    public mutating func describe(_ kind: VoiceKind, _ files: [Int32]) throws(SynthesisFailure) -> VoiceDescription {
        guard channel.send(.describe(kind), with: files) else { throw .died }
        switch channel.receive(within: patience) {
        case .description(let description): return description
        case .failed(let failure): throw failure
        default: throw .unreadable
        }
    }

    /// Has a voice loaded, without waiting for it.
    ///
    /// - Parameter files: its model, its tokens and, for Kokoro, its speakers; open for reading, they stay the caller's.
    public mutating func load(_ files: [Int32], _ order: VoiceOrder) {
        _ = channel.send(.load(order), with: files)  // a process that is gone shows when it is awaited
    }

    /// Waits until the voice is loaded.
    public mutating func awaitVoice() throws(SynthesisFailure) -> VoiceFacts {
        switch channel.receive(within: patience) {
        case .ready(let facts): return facts
        case .failed(let failure): throw failure
        // The engine ends its process at a file that it cannot read.
        default: throw .unreadable
        }
    }

    /// Speaks a sentence.
    ///
    /// - Parameters:
    ///   - facts: the voice's.
    ///   - isWanted: whether the sentence is still wanted; asked while it is made, which may take seconds.
    ///   - samples: gets what is made.
    public mutating func speak(
        _ order: SpeechOrder, _ facts: VoiceFacts, isWanted: () -> Bool = { true }, samples: ([Int16]) -> Void
    ) throws(SynthesisFailure) {
        guard (1...SpeechOrder.mostPhonemes).contains(order.phonemes.count) else { throw .tooLong }
        guard channel.send(.speak(order)) else { throw .died }
        // No voice needs two seconds for a phoneme: the process may be compromised.
        var left = (order.phonemes.count + 5) * 2 * facts.rate
        while left > 0 {
            switch try next(while: isWanted) {
            case .samples(let part):
                left -= max(Self.leastPart, part.count)
                samples(part)
                guard isWanted() else { throw .unwanted }
            case .done where channel.isEmpty: return
            case .failed(let failure): throw failure
            default: throw .died
            }
        }
        throw .died
    }

    private mutating func next(while isWanted: () -> Bool) throws(SynthesisFailure) -> SynthesisMessage {
        let end = ContinuousClock.now + .milliseconds(patience)
        while ContinuousClock.now < end {
            switch channel.arrival() {
            case .message(let message): return message
            case .gone: throw .died
            case .nothing:
                guard isWanted() else { throw .unwanted }
                _ = channel.hasMore(within: Self.look)
            }
        }
        throw .died
    }
}
