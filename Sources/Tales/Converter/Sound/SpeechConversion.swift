import CFFmpeg
import CSpeech
import Confinement
import Conversion
import Glibc
import SoundHeaders

/// Speaks a text with espeak-ng.
struct SpeechConversion {
    /// An espeak-ng voice name: `lv`, also with a variant, `lv+f3`; `lv-LV` selects `lv`.
    let language: String

    private static let wordsPerMinute: Int32 = 140, mostScalars: Int = 50_000

    /// As in `„Nē.”`: the symbol is looked up at the start of a clause.
    private static let signWithoutWord = ". ”"

    /// Writes raw samples at a rate per second.
    func speak(
        _ text: String, rate: Int, to output: OutputFile
    ) throws(ConversionReason) -> ConversionAnswer.SpeechFacts {
        let library = try FFmpeg.load()
        let (speech, voiceRate) = try spoken(text)
        let count = try resample(speech.samples, from: voiceRate, to: rate, library, output)
        let words = speech.words.map { word in
            let sample = min(count, word.milliseconds * rate / 1000)
            return ConversionAnswer.SpeechFacts.Word(scalar: word.scalar, sample: sample)
        }
        return ConversionAnswer.SpeechFacts(count: count, words: words)
    }

    /// Writes Opus.
    func speak(
        _ text: String, _ sounds: SoundConversion, to output: OutputFile
    ) throws(ConversionReason) -> ConversionAnswer.SoundFacts {
        let library = try FFmpeg.load()
        let (speech, voiceRate) = try spoken(text)
        guard !speech.words.isEmpty else { throw ConversionReason.fixed(.silent) }
        let source = SoundSource(WAVFormat(rate: voiceRate).file(speech.samples))
        return try sounds.convert(JoinedSound([JoinedSound.Piece(source: source)], library), library, to: output)
    }

    /// Sandboxes this process and speaks the text.
    private func spoken(_ text: String) throws(ConversionReason) -> (Speech, rate: Int) {
        guard text.unicodeScalars.count <= Self.mostScalars else {
            throw ConversionReason.tooManyLetters(most: Self.mostScalars)
        }
        let rate = try start()
        // espeak-ng looks for another language's dictionary at words that seem foreign, and has started an
        // asynchronous speech thread, which waits forever.
        try Confinement.lockIn([.refusedFiles, .earlierThreads])
        let speech = Speech()
        try speech.speak(text)
        return (speech, rate)
    }

    /// - Returns: the voice's samples per second.
    private func start() throws(ConversionReason) -> Int {
        // It would look for an audio device, which it does not need, and start a thread to wait for it.
        setenv("PULSE_SERVER", "unix:/dev/null", 1)
        let rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, nil, espeakINITIALIZE_DONT_EXIT)
        guard rate > 0 else { throw ConversionReason.fixed(.noVoice) }
        let names = [language, String(language.prefix { $0 != "-" && $0 != "_" })]
        guard names.contains(where: { espeak_SetVoiceByName($0) == EE_OK }) else {
            throw ConversionReason.unknownLanguage(language)
        }
        espeak_SetParameter(espeakRATE, Self.wordsPerMinute, 0)
        // For a symbol without a word in the language it wants the English dictionary, and crashes without it.
        try Speech().speak(Self.signWithoutWord)
        return Int(rate)
    }

    private func resample(
        _ samples: [Int16], from voiceRate: Int, to rate: Int, _ library: FFmpeg, _ output: OutputFile
    ) throws(ConversionReason) -> Int {
        let filter = try SoundFilter(SampleConversion.chain(rate: rate), library)
        var count = 0
        let receive: SoundFilter.Receiver = { frame throws(ConversionReason) in
            count += frame.samples.count
            try output.write(UnsafeRawBufferPointer(frame.samples))
        }
        let length = 1 << 14
        for start in stride(from: 0, to: samples.count, by: length) {
            let part = samples[start..<min(start + length, samples.count)]
            try filter.pass(try SoundFrame(part, rate: voiceRate, library), to: receive)
        }
        try filter.finish(to: receive)
        return count
    }
}

/// espeak-ng's output.
private final class Speech {
    private(set) var samples: [Int16] = []
    /// The position of each word's first letter in the text, and when it starts.
    private(set) var words: [(scalar: Int, milliseconds: Int)] = []

    func speak(_ text: String) throws(ConversionReason) {
        espeak_SetSynthCallback { samples, count, events in
            guard let events else { return 0 }
            let speech = events.pointee.user_data.map { Unmanaged<Speech>.fromOpaque($0).takeUnretainedValue() }
            speech?.take(UnsafeBufferPointer(start: samples, count: Int(max(0, count))), events)
            return 0
        }
        let owner = Unmanaged.passUnretained(self).toOpaque()
        let flags = UInt32(espeakCHARS_UTF8)
        let result = espeak_Synth(text, text.utf8.count + 1, 0, POS_CHARACTER, 0, flags, nil, owner)
        guard result == EE_OK else { throw ConversionReason.fixed(.voiceFailed) }
    }

    private func take(_ samples: UnsafeBufferPointer<Int16>, _ events: UnsafeMutablePointer<espeak_EVENT>) {
        if samples.baseAddress != nil { self.samples += samples }
        var event = events
        while event.pointee.type != espeakEVENT_LIST_TERMINATED {
            if event.pointee.type == espeakEVENT_WORD {
                words.append((max(0, Int(event.pointee.text_position) - 1), Int(event.pointee.audio_position)))
            }
            event += 1
        }
    }
}

extension SoundFrame {
    /// A frame of 16-bit mono samples.
    fileprivate convenience init(
        _ samples: ArraySlice<Int16>, rate: Int, _ library: FFmpeg
    ) throws(ConversionReason) {
        try self.init(library)
        pointer.pointee.format = AV_SAMPLE_FMT_S16.rawValue
        pointer.pointee.sample_rate = Int32(rate)
        pointer.pointee.nb_samples = Int32(samples.count)
        library.pointee.av_channel_layout_default(&pointer.pointee.ch_layout, 1)
        guard library.pointee.av_frame_get_buffer(pointer, 0) == 0, let data = pointer.pointee.data.0 else {
            throw ConversionReason.fixed(.noMemory)
        }
        let target = UnsafeMutableRawBufferPointer(start: data, count: samples.count * 2)
        samples.withUnsafeBytes { target.copyMemory(from: $0) }
    }
}
