import Alignment
import Conversion
import Stories

/// Finds out when the words of a text are said, by listening.
struct WordTiming: Sendable {
    let conversion: Conversion
    private static let rate = 16_000

    /// - Parameters:
    ///   - sound: the clip, open for reading.
    ///   - language: a language tag.
    /// - Returns: a time for each word of the text; none if it has no words.
    /// - Throws: ``ConversionRefusal``, whose subject is the clip.
    func times(_ text: String, sound: Int32, language: String) throws(ConversionRefusal) -> [WordTime] {
        guard !text.split(separator: " ").isEmpty else { return [] }
        let recording = try conversion.samples(of: sound, rate: Self.rate)
        let speech = try conversion.speech(of: text, language: language, rate: Self.rate)
        let words = Alignment.words(
            of: text, in: recording, speech: speech.samples, speechWords: speech.words.map { ($0.scalar, $0.sample) },
            rate: Self.rate)
        return words.map { WordTime(start: Self.hundredths($0.start), end: Self.hundredths($0.end)) }
    }

    private static func hundredths(_ seconds: Double) -> Double { (seconds * 100).rounded() / 100 }
}
