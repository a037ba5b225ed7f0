/// The parent's end of a `pasaka-converter` that speaks one text after the other with one of espeak-ng's voices.
///
/// It blocks, so it belongs on a queue of its own. After it has thrown, the process must be ended.
public struct Speaker {
    /// The argument with which `pasaka-converter` is one.
    public static let argument = "--speaking"
    /// The samples a second of every voice; one channel.
    public static let rate = 22_050
    /// Unicode scalars of one text.
    public static let mostScalars = 5000
    private var channel: SpeakerChannel
    /// Milliseconds without a word from it after which it counts as hanging: a busy machine may take long to start it,
    /// though what it says then comes in the blink of an eye.
    private let patience: Int32

    /// Has a voice loaded; it is ready with the first text.
    ///
    /// - Parameters:
    ///   - socket: connects to the process; stays the caller's.
    ///   - voice: one of espeak-ng's, such as `es-419+f2`.
    ///   - patience: milliseconds without a word from it after which it counts as hanging.
    public init(_ socket: Int32, voice: String, patience: Int32 = 8000) {
        channel = SpeakerChannel(socket)
        self.patience = patience
        _ = channel.send(.voice(voice))  // a process that is gone shows when it is awaited
    }

    /// A word, and when it begins.
    public struct Word: Hashable, Sendable {
        /// Its place in the text, in Unicode scalars.
        public let scalars: Range<Int>
        public let seconds: Double

        public init(scalars: Range<Int>, seconds: Double) { (self.scalars, self.seconds) = (scalars, seconds) }
    }

    /// Waits until the voice is loaded and its process is sandboxed.
    public mutating func awaitVoice() throws(ConversionRefusal) {
        switch channel.receive(within: patience) {
        case .ready(rate: Self.rate): break
        case .refused(let reason): throw ConversionRefusal(reason)
        default: throw .speakerDied
        }
    }

    /// Speaks a text.
    ///
    /// - Parameters:
    ///   - samples: gets what is made, while it is made.
    ///   - words: gets the words that begin in it, just before.
    public mutating func speak(
        _ text: String, wordsPerMinute: Int, samples: ([Int16]) -> Void, words: ([Word]) -> Void
    ) throws(ConversionRefusal) {
        let text = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\0" }.prefix(Self.mostScalars)))
        let order = SpeakerMessage.SpokenOrder(text: text, wordsPerMinute: wordsPerMinute)
        guard channel.send(.text(order)) else { throw .speakerDied }
        let count = text.unicodeScalars.count
        var left = Self.mostSamples(ofScalars: count)
        while left > 0 {
            switch channel.receive(within: patience) {
            case .samples(let part):
                left -= max(1, part.count)
                samples(part)
            case .words(let part):
                left -= max(1, part.count)
                words(part.compactMap { Word($0, ofScalars: count) })
            case .done:
                // What it says besides would be heard with the next text.
                guard channel.isEmpty else { throw .speakerDied }
                return
            case .refused(let reason): throw ConversionRefusal(reason)
            default: throw .speakerDied
            }
        }
        throw .speakerDied
    }

    /// No voice needs ten seconds for a letter, even for the name of a rare one: the process may be compromised.
    private static func mostSamples(ofScalars count: Int) -> Int { (count + 1) * 10 * rate }
}

extension Speaker.Word {
    /// - Returns: nil for one that is not in the text: the process may be compromised.
    fileprivate init?(_ word: SpeakerMessage.SpokenWord, ofScalars count: Int) {
        guard (0..<count).contains(word.scalar), (1...count).contains(word.length) else {
            return nil
        }
        self.init(
            scalars: word.scalar..<min(count, word.scalar + word.length), seconds: Double(word.milliseconds) / 1000)
    }
}

extension ConversionRefusal {
    /// The message if the process is gone, hangs or sends nonsense.
    static let speakerDied = ConversionRefusal(ConversionReason.fixed(.voiceFailed))
}
