import CSpeech
import Confinement
import Conversion
import Glibc

/// espeak-ng with one voice, in a process that is sandboxed as soon as the voice is loaded.
final class VoiceEngine {
    /// Samples per second.
    let rate: Int
    private var take: (_ samples: [Int16], _ words: [SpeakerMessage.SpokenWord]) -> Bool = { _, _ in true }

    /// Milliseconds of sound that are made at a time.
    private static let part: Int32 = 50
    /// The sign of `„Nē.”` without its word: the symbol is looked up at the start of a clause.
    private static let signWithoutWord = ". ”"

    /// - Parameter voice: a voice's name: `lv`, also with a variant, `lv+f3`; `lv-LV` selects `lv`.
    init(_ voice: String) throws(ConversionReason) {
        // It would look for an audio device, which it does not need, and start a thread to wait for it.
        setenv("PULSE_SERVER", "unix:/dev/null", 1)
        rate = Int(espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, Self.part, nil, espeakINITIALIZE_DONT_EXIT))
        guard rate > 0 else { throw ConversionReason.fixed(.noVoice) }
        let names = [voice, String(voice.prefix { $0 != "-" && $0 != "_" })]
        guard names.contains(where: { espeak_SetVoiceByName($0) == EE_OK }) else {
            throw ConversionReason.unknownLanguage(voice)
        }
    }

    /// Sandboxes this process.
    func lockIn() throws(ConversionReason) {
        // For a symbol without a word in the language it wants the English dictionary, and crashes without it.
        try speak(Self.signWithoutWord, wordsPerMinute: 140) { _, _ in true }
        // It looks for another language's dictionary at words that seem foreign, and has started an asynchronous
        // speech thread, which waits forever.
        try Confinement.lockIn([.earlierThreads])
    }

    /// Speaks a text.
    ///
    /// - Parameter take: gets what is made, while it is made; false ends it.
    func speak(
        _ text: String, wordsPerMinute: Int, take: @escaping ([Int16], [SpeakerMessage.SpokenWord]) -> Bool
    ) throws(ConversionReason) {
        self.take = take
        defer { self.take = { _, _ in true } }
        espeak_SetParameter(espeakRATE, Int32(clamping: wordsPerMinute), 0)
        espeak_SetSynthCallback { samples, count, events in
            guard let events, let owner = events.pointee.user_data else { return 0 }
            let engine = Unmanaged<VoiceEngine>.fromOpaque(owner).takeUnretainedValue()
            let samples = samples.map { Array(UnsafeBufferPointer(start: $0, count: Int(max(0, count)))) } ?? []
            return engine.take(samples, VoiceEngine.words(in: events)) ? 0 : 1
        }
        let owner = Unmanaged.passUnretained(self).toOpaque()
        let flags = UInt32(espeakCHARS_UTF8)
        let result = espeak_Synth(text, text.utf8.count + 1, 0, POS_CHARACTER, 0, flags, nil, owner)
        guard result == EE_OK else { throw ConversionReason.fixed(.voiceFailed) }
    }

    /// The phonemes of a text, in the IPA, with spaces between words.
    ///
    /// - Parameter areTied: whether the letters of one phoneme are tied (U+0361).
    func phonemes(of text: String, areTied: Bool) -> String {
        let ipa: Int32 = 0x02, tied: Int32 = 0x80 | 0x361 << 8  // speak_lib.h, `phonememode`
        let mode = areTied ? ipa | tied : ipa
        var clauses: [String] = []
        text.withCString { start in
            var next: UnsafeRawPointer? = UnsafeRawPointer(start)
            while next != nil {
                guard let clause = espeak_TextToPhonemes(&next, Int32(espeakCHARS_UTF8), mode) else { break }
                clauses.append(String(cString: clause))
            }
        }
        return clauses.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func words(in events: UnsafeMutablePointer<espeak_EVENT>) -> [SpeakerMessage.SpokenWord] {
        var (words, event) = ([SpeakerMessage.SpokenWord](), events)
        while event.pointee.type != espeakEVENT_LIST_TERMINATED {
            if event.pointee.type == espeakEVENT_WORD {
                words.append(
                    SpeakerMessage.SpokenWord(
                        scalar: max(0, Int(event.pointee.text_position) - 1), length: max(0, Int(event.pointee.length)),
                        milliseconds: max(0, Int(event.pointee.audio_position))))
            }
            event += 1
        }
        return words
    }
}
