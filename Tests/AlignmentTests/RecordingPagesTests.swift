import Testing

@testable import Alignment

/// The places at which one recording of a whole tale is cut.
struct RecordingPagesTests {
    /// Six words of 0.5 s; the pauses before the third and the fifth are the longest.
    private let recording = MadeSpeech.sentence([
        (0.2, 0.5), (0.4, 0.5), (1.2, 0.5), (0.4, 0.5), (1.0, 0.5), (0.3, 0.5),
    ])
    private var starts: [Double] { recording.starts.map { Double($0) / Double(MadeSpeech.rate) } }

    private func isNear(_ bounds: [Double], _ expected: [Double]) -> Bool {
        bounds.count == expected.count && zip(bounds, expected).allSatisfy { abs($0 - $1) < 0.1 }
    }

    @Test func `without words the longest pauses part the pages`() {
        let pages = RecordingPages(recording.samples, rate: MadeSpeech.rate, pages: 3)
        let end = Double(recording.samples.count) / Double(MadeSpeech.rate)
        #expect(isNear(pages.bounds, [0, starts[2] - 0.6, starts[4] - 0.5, end]), "\(pages.bounds)")
        #expect(pages.pauses.count == 5)
    }

    @Test func `where there are too few pauses the longest page is halved`() {
        let word = MadeSpeech.word(0, seconds: 2)
        let pages = RecordingPages(word, rate: MadeSpeech.rate, pages: 4)
        #expect(isNear(pages.bounds, [0, 0.5, 1, 1.5, 2]), "\(pages.bounds)")
    }

    @Test func `with words each page begins in the pause before its first word, and one without words is silent`() {
        let words = starts.map { SpokenWord(start: $0, end: $0 + 0.5) }
        let pages = RecordingPages(
            recording.samples, rate: MadeSpeech.rate, texts: ["a b", "c", "", "d e f"], words: words)
        let end = Double(recording.samples.count) / Double(MadeSpeech.rate)
        #expect(
            isNear(pages.bounds, [0, starts[2] - 0.6, starts[3] - 0.2, starts[3] - 0.2, end]), "\(pages.bounds)")
    }

    @Test func `a page never ends before it begins, wherever its words seem to be`() {
        let words = [3, 3.1, 0.2, 0.3].map { SpokenWord(start: $0, end: $0 + 0.1) }
        let pages = RecordingPages(
            MadeSpeech.silence(4), rate: MadeSpeech.rate, texts: ["a", "b", "c", "d"], words: words)
        #expect(isNear(pages.bounds, [0, 3.1, 3.1, 3.1, 4]), "\(pages.bounds)")
    }

    @Test func `a recording without any sound has pages of one length`() {
        let pages = RecordingPages(MadeSpeech.silence(4), rate: MadeSpeech.rate, pages: 2)
        #expect(isNear(pages.bounds, [0, 2, 4]))
        #expect(RecordingPages([], rate: MadeSpeech.rate, pages: 2).bounds == [0, 0, 0])
    }
}
