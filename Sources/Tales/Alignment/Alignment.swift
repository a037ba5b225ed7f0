/// The time at which a word is spoken, in seconds of the recording.
public struct SpokenWord: Hashable, Sendable {
    public var start, end: Double

    public init(start: Double, end: Double) {
        self.start = start
        self.end = end
    }
}

/// Aligns the words of a text to a recording, guided by synthetic speech of the same text.
///
/// The method is that of the aeneas forced aligner (https://github.com/readbeyond/aeneas, "How aeneas works"): dynamic
/// time warping on the mel-frequency cepstra of both sounds maps moments of one to the other, and so
/// transfers the known word times of the synthetic speech.
public enum Alignment {
    /// How long, in moments, a word begins before its sound is clear: a closed mouth and a breath are part of it.
    private static let lead = 2

    /// Times every word of a text; words are separated by spaces.
    ///
    /// - Parameters:
    ///   - recording: mono samples, −1…1, at `rate` per second, like those of `speech`.
    ///   - speech: the synthetic speech.
    ///   - speechWords: the position of words in the text (Unicode scalars) and the sample of `speech` at which they
    ///     start.
    /// - Returns: one time per word, in ascending order; words that are not spoken
    ///   have zero length.
    public static func words(
        of text: String, in recording: [Float], speech: [Float], speechWords: [(scalar: Int, sample: Int)], rate: Int
    ) -> [SpokenWord] {
        let words = TextWords(text)
        guard !words.tokens.isEmpty else { return [] }
        let spoken = SoundFeatures(recording, rate: rate)
        let read = SoundFeatures(speech, rate: rate)
        let starts = words.starts(speechWords).map { ($0.word, read.onset(near: read.frame(ofSample: $0.sample))) }
        guard let warp = TimeWarp(of: read, borders: starts.map(\.1), onto: spoken) else {
            let seconds = Double(recording.count) / Double(max(1, rate))
            return words.spread(over: [(0, 0)], until: seconds)
        }
        let known = starts.map { word, frame in (word, max(0, spoken.onset(near: warp[frame]) - Self.lead)) }
        return words.spread(over: known, until: spoken.seconds(spoken.heard.upperBound), spoken)
    }
}
