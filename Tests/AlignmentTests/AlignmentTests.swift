import TestSupport
import Testing

@testable import Alignment

struct AlignmentTests {
    /// The guiding speech: four words of 0.4 s, the third after a pause.
    private let guide = MadeSpeech.sentence([(0, 0.4), (0, 0.4), (0.3, 0.4), (0, 0.4)])
    private let text = "viens otrs trešais ceturtais"

    private func words(_ text: String, in recording: [Float], scalars: [Int] = [0, 6, 11, 19]) -> [SpokenWord] {
        Alignment.words(
            of: text, in: recording, speech: guide.samples, speechWords: Array(zip(scalars, guide.starts)),
            rate: MadeSpeech.rate)
    }

    /// The maximum error of a word's start, in seconds.
    private func error(_ words: [SpokenWord], _ starts: [Int]) -> Double {
        zip(words, starts).map { abs($0.start - Double($1) / Double(MadeSpeech.rate)) }.max() ?? .infinity
    }

    @Test func `the same reading has the same times`() {
        #expect(error(words(text, in: guide.samples), guide.starts) <= 0.031)
    }

    @Test(arguments: [0.7, 1.3, 2])
    func `a slower or quicker reader is followed`(pace: Double) {
        let recording = MadeSpeech.sentence([
            (0, 0.4 * pace), (0, 0.4 * pace), (0.3 * pace, 0.4 * pace), (0, 0.4 * pace),
        ])
        #expect(error(words(text, in: recording.samples), recording.starts) <= 0.031)
    }

    @Test(arguments: [[0.3, 1.2, 0.3, 0.3], [1.2, 0.3, 0.3, 0.3], [0.2, 0.6, 0.3, 0.5]])
    func `a reader who lingers on one word is followed`(lengths: [Double]) {
        let recording = MadeSpeech.sentence(lengths.map { (0, $0) })
        #expect(error(words(text, in: recording.samples), recording.starts) <= 0.031)
    }

    @Test(arguments: [0.6, 0.8, 1.25, 1.5]) func `a higher or deeper voice is followed`(pitch: Double) {
        let recording = MadeSpeech.sentence([(0, 0.2), (0, 0.6), (0.3, 0.3), (0, 0.5)], pitch: pitch)
        #expect(error(words(text, in: recording.samples), recording.starts) <= 0.031)
    }

    @Test func `silence before after and between is no word`() {
        let recording = MadeSpeech.sentence([(1.5, 0.4), (0.8, 0.4), (0.2, 0.4), (0, 0.4)])
        let words = words(text, in: recording.samples + MadeSpeech.silence(2))
        #expect(error(words, recording.starts) <= 0.031)
        #expect(abs((words.last?.end ?? 0) - 4.1) <= 0.1)
        #expect(abs((words.first?.end ?? 0) - 1.9) <= 0.1)
    }

    @Test func `every word has a place also a dash`() {
        let words = words("viens otrs – trešais ceturtais", in: guide.samples, scalars: [0, 6, 13, 21])
        #expect(words.count == 5)
        #expect(abs(words[2].start - 0.8) <= 0.1)
        #expect(abs(words[2].end - 1.1) <= 0.1)
    }

    @Test func `times never run backwards`() {
        let recording = MadeSpeech.sentence([(0.2, 0.1), (0, 0.9), (0, 0.2), (0.5, 0.3)])
        let times = words(text, in: recording.samples).flatMap { [$0.start, $0.end] }
        #expect(times == times.sorted())
    }

    @Test(arguments: [
        Named("nothing", [Float]()), Named("two seconds of silence", [Float](repeating: 0, count: 32_000)),
        Named("three samples", [0.5, -0.5, 0.25]), Named("one long word", MadeSpeech.word(3, seconds: 9)),
    ])
    func `what is not that text still gives a time for each word`(recording: Named<[Float]>) {
        let words = words(text, in: recording.value)
        let times = words.flatMap { [$0.start, $0.end] }
        #expect(words.count == 4)
        #expect(times == times.sorted())
        #expect(times.allSatisfy { $0 >= 0 && $0 <= Double(recording.value.count) / 16_000 + 0.02 })
    }

    @Test func `texts without words or letters have their times too`() {
        #expect(words("", in: guide.samples) == [])
        #expect(words("   ", in: guide.samples) == [])
        #expect(words("– …", in: guide.samples, scalars: []).count == 2)
        #expect(words("viens", in: guide.samples, scalars: [0]).count == 1)
    }

    @Test func `readings without words or sound are no guide but no harm`() {
        let words = Alignment.words(of: text, in: guide.samples, speech: [], speechWords: [], rate: 16_000)
        #expect(words.count == 4)
        let wrong = Alignment.words(
            of: text, in: guide.samples, speech: guide.samples, speechWords: [(500, 3), (0, 9_999_999), (6, -5)],
            rate: 16_000)
        #expect(wrong.count == 4)
    }
}
