import CFFmpeg
import Conversion
import Glibc
import SoundHeaders

/// Speaks a text with espeak-ng.
struct SpeechConversion {
    /// An espeak-ng voice name: `lv`, also with a variant, `lv+f3`; `lv-LV` selects `lv`.
    let language: String

    private static let wordsPerMinute = 140, mostScalars = 50_000

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

    /// The phonemes of each text.
    func phonemes(of texts: [String], areTied: Bool) throws(ConversionReason) -> [String] {
        guard texts.reduce(0, { $0 + $1.unicodeScalars.count }) <= Self.mostScalars else {
            throw ConversionReason.tooManyLetters(most: Self.mostScalars)
        }
        let engine = try VoiceEngine(language)
        try engine.lockIn()
        return texts.map { engine.phonemes(of: $0, areTied: areTied) }
    }

    /// Sandboxes this process and speaks the text.
    private func spoken(_ text: String) throws(ConversionReason) -> (Speech, rate: Int) {
        guard text.unicodeScalars.count <= Self.mostScalars else {
            throw ConversionReason.tooManyLetters(most: Self.mostScalars)
        }
        let engine = try VoiceEngine(language)
        try engine.lockIn()
        let speech = Speech()
        try engine.speak(text, wordsPerMinute: Self.wordsPerMinute) { samples, words in
            speech.samples += samples
            speech.words += words
            return true
        }
        return (speech, engine.rate)
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
    var samples: [Int16] = []
    var words: [SpeakerMessage.SpokenWord] = []
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
