import Conversion
import Glibc
import Inference
import Installed

/// Speaks one text after the other with an installed voice: sentence by sentence, so that the first is heard while the
/// rest is made.
///
/// It blocks, so it belongs on a queue of its own. After it has thrown, the process must be ended.
public struct InstalledSpeaker {
    /// Samples a second; one channel.
    public let rate: Int
    private let name: String
    private let speaker: Int
    private let language: String
    private let spelling: PhonemeSpelling
    private let phonemes: Phonemes
    private var session: SynthesisSession
    private var facts: VoiceFacts?
    /// Whether the process works on a sentence that nobody wants: it must be ended, and another one started.
    public private(set) var isSpent = false

    /// espeak-ng's phonemes of texts.
    typealias Phonemes =
        @Sendable (_ texts: [String], _ language: String, _ areTied: Bool) throws(ConversionRefusal) ->
        [String]

    /// Words a minute of a voice at its own speed.
    private static let usualWords = 150.0

    /// Has a voice loaded; it is ready with the first text.
    ///
    /// - Parameters:
    ///   - socket: connects to a `pasaka-voice`; stays the caller's.
    ///   - language: espeak-ng's name of one that the voice speaks.
    ///   - conversion: asks espeak-ng for the phonemes.
    ///   - patience: milliseconds without a word from the process after which it counts as hanging.
    public init(
        _ socket: Int32, _ voice: ChosenVoice, language: String, _ conversion: Conversion,
        patience: Int32 = 180_000
    ) throws(InstalledRefusal) {
        try self.init(
            SynthesisSession(socket, patience: patience), voice, language: language
        ) { texts, language, areTied throws(ConversionRefusal) in
            try conversion.phonemes(of: texts, language: language, areTied: areTied)
        }
    }

    init(
        _ session: SynthesisSession, _ voice: ChosenVoice, language: String,
        phonemes: @escaping Phonemes
    ) throws(InstalledRefusal) {
        let record = voice.voice.record
        (rate, name, speaker) = (record.rate, voice.voice.name, voice.speaker)
        (self.language, self.session, self.phonemes) = (language, session, phonemes)
        spelling = PhonemeSpelling(kind: record.kind, language: language)
        let files = try voice.voice.open()
        defer { files.forEach { close($0) } }
        self.session.load(files, record.order(threads: Self.threads))
    }

    /// Waits until the voice is loaded.
    public mutating func awaitVoice() throws(InstalledRefusal) {
        guard facts == nil else { return }
        do throws(SynthesisFailure) {
            let facts = try session.awaitVoice()
            guard facts.rate == rate else { throw .unreadable }  // it was checked with another
            self.facts = facts
        } catch {
            throw .voice(name, error)
        }
    }

    /// Speaks a text.
    ///
    /// - Parameters:
    ///   - isWanted: whether the text is still wanted; asked while a sentence is made.
    ///   - samples: gets what is made, a sentence at a time; false ends it before the next.
    ///   - words: gets the words that begin in it, just before.
    public mutating func speak(
        _ text: String, wordsPerMinute: Int = 150, isWanted: () -> Bool = { true }, samples: ([Int16]) -> Bool,
        words: ([Speaker.Word]) -> Void = { _ in }
    ) throws(InstalledRefusal) {
        let sentences = SpokenSentence.sentences(
            of: String(String.UnicodeScalarView(text.unicodeScalars.prefix(Speaker.mostScalars))))
        var spelled = try spelled(sentences)[...]
        try awaitVoice()
        var made = 0
        for sentence in sentences {
            let own = SentencePhonemes(sentence, Array(spelled.prefix(sentence.parts.count)))
            spelled = spelled.dropFirst(sentence.parts.count)
            let sound = try sound(own, speed: Double(wordsPerMinute) / Self.usualWords, isWanted)
            guard !isSpent else { return }
            let start = Double(made) / Double(rate)
            words(own.times(sound, rate: rate).map { Speaker.Word(scalars: $0.place, seconds: start + $0.seconds) })
            made += sound.count
            guard samples(sound) else { return }
        }
    }

    /// The phonemes of each part of the sentences.
    private func spelled(_ sentences: [SpokenSentence]) throws(InstalledRefusal) -> [String] {
        do throws(ConversionRefusal) {
            let texts = sentences.flatMap { $0.parts.map(\.text) }
            guard !texts.isEmpty else { return [] }
            return try phonemes(texts, language, spelling.areTied).map(spelling.spell)
        } catch {
            throw .text(error)
        }
    }

    /// - Returns: nothing if it is not wanted any more.
    private mutating func sound(
        _ phonemes: SentencePhonemes, speed: Double, _ isWanted: () -> Bool
    ) throws(InstalledRefusal) -> [Int16] {
        guard let facts else { return [] }
        var sound: [Int16] = []
        for part in phonemes.orders {
            var order = SpeechOrder(phonemes: part)
            (order.speaker, order.speed) = (speaker, speed)
            do throws(SynthesisFailure) {
                try session.speak(order, facts, isWanted: isWanted) { sound += $0 }
            } catch {
                guard error == .unwanted else { throw .voice(name, error) }
                isSpent = true
                return []
            }
        }
        return AudiblePart.trimmed(sound, rate: rate)
    }

    /// One processor stays free: on a busy machine the engine's threads only wait for one another.
    private static var threads: Int { min(4, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1)) }
}
