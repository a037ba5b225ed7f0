import CLinux
import Glibc

/// A text as spoken by espeak-ng.
public struct SpokenText: Sendable {
    /// −1…1, mono.
    public let samples: [Float]
    public let words: [ConversionAnswer.SpeechFacts.Word]
}

extension Conversion {
    /// The samples of any sound, mixed to mono, −1…1.
    ///
    /// - Parameter rate: samples per second.
    public func samples(of input: Int32, rate: Int) throws(ConversionRefusal) -> [Float] {
        try samples(.samples(rate: rate), input: input).samples
    }

    /// Synthesises speech for a text.
    ///
    /// - Parameters:
    ///   - language: a language tag, or the name of one of espeak-ng's voices.
    ///   - rate: samples per second.
    public func speech(of text: String, language: String, rate: Int) throws(ConversionRefusal) -> SpokenText {
        let job = ConversionJob.speech(text: text, language: language, rate: rate)
        let (samples, answer) = try samples(job, input: nil)
        guard case .speech(let facts) = answer, facts.count == samples.count else { throw .notAnswered }
        return SpokenText(samples: samples, words: facts.words)
    }

    /// The phonemes of texts as espeak-ng would speak them, in the IPA.
    ///
    /// - Parameters:
    ///   - language: a language tag, or the name of one of espeak-ng's voices.
    ///   - areTied: whether the letters of one phoneme are tied (U+0361).
    public func phonemes(
        of texts: [String], language: String, areTied: Bool
    ) throws(ConversionRefusal) -> [String] {
        guard !texts.isEmpty else { return [] }
        let job = ConversionJob.phonemes(texts, language: language, areTied: areTied)
        guard case .phonemes(let phonemes) = try run(job, input: nil, output: nil) else { throw .notAnswered }
        return phonemes
    }

    private func samples(
        _ job: ConversionJob, input: Int32?
    ) throws(ConversionRefusal) -> (samples: [Float], answer: ConversionAnswer) {
        let memory = descriptors_memory("pasaka-samples")
        guard memory >= 0 else { throw ConversionRefusal("takes too much memory") }
        defer { close(memory) }
        let answer = try run(job, input: input, output: ConversionOutput(memory))
        let count = max(0, Int(lseek(memory, 0, SEEK_END))) / MemoryLayout<Float>.size
        let samples = [Float](unsafeUninitializedCapacity: count) { buffer, length in
            let bytes = count * MemoryLayout<Float>.size
            length = max(0, pread(memory, buffer.baseAddress, bytes, 0)) / MemoryLayout<Float>.size
        }
        // A file of floats may hold others, too.
        guard samples.allSatisfy(\.isFinite) else { throw ConversionRefusal(ConversionReason.fixed(.damagedSound)) }
        return (samples, answer)
    }
}
