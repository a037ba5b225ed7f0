/// When a word is said, in seconds of the recording.
public struct SpokenWord: Hashable, Sendable {
    public var start, end: Double

    public init(start: Double, end: Double) { (self.start, self.end) = (start, end) }
}

/// Finds when each word of a text is said in a recording, with a synthetic reading of the same text as a guide.
///
/// The method is that of the aeneas forced aligner (https://github.com/readbeyond/aeneas, "How aeneas works"): of both
/// sounds the mel-frequency cepstra are taken, dynamic time warping finds which moment of one is which of the other, and
/// the words, whose times in the synthetic reading are known, are carried over.
public enum Alignment {
    /// Times every word of a text; words are what stands between its spaces.
    ///
    /// - Parameters:
    ///   - recording: samples of one channel, −1…1, `rate` a second, like those of `speech`.
    ///   - speech: the synthetic reading.
    ///   - speechWords: the place of words in the text (Unicode scalars) and the sample of `speech` at which they begin.
    /// - Returns: as many times as the text has words, none before the one that precedes it; words that are said nowhere
    ///   have no length.
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
        let known = starts.map { word, frame in (word, spoken.onset(near: warp[frame])) }
        return words.spread(over: known, until: spoken.seconds(spoken.heard.upperBound), spoken)
    }
}
