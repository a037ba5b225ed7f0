import Alignment
import Conversion
import PackMaker
import TalePacks

/// Determines when the words of a text are spoken, by alignment.
package struct WordTiming: Sendable {
    let conversion: Conversion
    private static let rate = 16_000

    package init(conversion: Conversion) { self.conversion = conversion }

    /// - Parameters:
    ///   - sound: the clip, open for reading.
    ///   - language: a language tag.
    /// - Returns: a time for each word of the text; none if it has no words.
    /// - Throws: ``ConversionRefusal``, whose subject is the clip.
    package func times(_ text: String, sound: Int32, language: String) throws(ConversionRefusal) -> [WordTime] {
        guard !text.split(separator: " ").isEmpty else { return [] }
        let recording = try conversion.samples(of: sound, rate: Self.rate)
        let speech = try conversion.speech(of: text, language: language, rate: Self.rate)
        let words = Alignment.words(
            of: text, in: recording, speech: speech.samples, speechWords: speech.words.map { ($0.scalar, $0.sample) },
            rate: Self.rate)
        return words.map { WordTime(start: Self.hundredths($0.start), end: Self.hundredths($0.end)) }
    }

    /// The places at which a recording of a whole tale is cut into pages: by their words, or at its longest pauses.
    ///
    /// - Parameter texts: of the pages, in order; empty for a page without words.
    func cuts(_ texts: [String], sound: Int32, language: String) throws(ConversionRefusal) -> RecordingCuts {
        let recording = try conversion.samples(of: sound, rate: Self.rate)
        let pages = try pages(texts, recording, language)
        return RecordingCuts(
            bounds: pages.pages.bounds.map(Self.hundredths), pauses: pages.pages.pauses.map(Self.hundredths),
            areByWords: pages.areByWords)
    }

    /// Words determine the page starts if most pages have some.
    private func pages(
        _ texts: [String], _ recording: [Float], _ language: String
    ) throws(ConversionRefusal) -> (pages: RecordingPages, areByWords: Bool) {
        let text = texts.filter { !$0.isBlank }.joined(separator: " ")
        guard texts.count(where: { !$0.isBlank }) * 2 > texts.count,
            let speech = try? conversion.speech(of: text, language: language, rate: Self.rate)
        else {
            // Without words, or a voice that can speak them, only pauses count.
            return (RecordingPages(recording, rate: Self.rate, pages: texts.count), false)
        }
        let words = Alignment.words(
            of: text, in: recording, speech: speech.samples, speechWords: speech.words.map { ($0.scalar, $0.sample) },
            rate: Self.rate)
        return (RecordingPages(recording, rate: Self.rate, texts: texts, words: words), true)
    }

    private static func hundredths(_ seconds: Double) -> Double { (seconds * 100).rounded() / 100 }
}
