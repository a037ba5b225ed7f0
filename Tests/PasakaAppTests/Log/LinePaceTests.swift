import Sentences
import Testing

@testable import PasakaApp

struct LinePaceTests {
    /// Which of these sentences are told, at these seconds.
    private func told(_ sentences: [(Int, Sentence)], over: Set<Int> = []) -> [Int] {
        var pace = LinePace()
        return sentences.compactMap { second, sentence in
            if over.contains(second) { pace.end() }
            return pace.tells(sentence, at: .seconds(second)) ? second : nil
        }
    }

    @Test func `at most one sentence a minute is logged`() {
        #expect(told([(0, "a"), (1, "b"), (59, "c"), (60, "d"), (119, "e"), (121, "f")]) == [0, 60, 121])
    }

    @Test func `the same sentence is logged again after an hour`() {
        #expect(told([(0, "a"), (60, "a"), (3599, "a"), (3600, "a"), (3700, "a")]) == [0, 3600])
    }

    @Test func `after a fault was over the same sentence is news, but not within the minute`() {
        #expect(told([(0, "a"), (30, "a"), (70, "a")], over: [30]) == [0, 70])
    }

    @Test func `two alternating sentences are each logged once an hour`() {
        let sentences = (0..<120).map { ($0 * 30, $0.isMultiple(of: 2) ? "a" : "b" as Sentence) }
        #expect(told(sentences) == [0, 90])
    }
}
