import Testing

@testable import PasakaApp

struct LogLimitTests {
    @Test func `a sentence that is said again is counted for an hour`() {
        var limit = LogLimit()
        #expect(limit.admit("the disk is full", at: .zero) == "the disk is full")
        for second in 1...312 { #expect(limit.admit("the disk is full", at: .seconds(second)) == nil) }
        #expect(limit.admit("the stick is gone", at: .seconds(400)) == "the stick is gone")
        #expect(limit.admit("the disk is full", at: .seconds(3599)) == nil)
        #expect(limit.admit("the disk is full", at: .seconds(3600)) == "the disk is full (repeated 313 times)")
        #expect(limit.admit("the disk is full", at: .seconds(7200)) == "the disk is full")
    }

    @Test func `a burst is cut and counted`() {
        var limit = LogLimit()
        let lines = (0..<5000).compactMap { limit.admit("sentence \($0)", at: .milliseconds($0 * 2)) }
        #expect(lines.count == LogLimit.usualBurst)
        #expect(limit.admit("later", at: .seconds(30)) == "later (4900 other lines were left out)")
    }

    @Test func `in an hour of faults there are few hundred lines`() {
        var limit = LogLimit()
        let count = (0..<36_000).count { limit.admit("sentence \($0)", at: .milliseconds($0 * 100)) != nil }
        #expect(count == 339)
    }

    @Test func `what could not be written is counted`() {
        var limit = LogLimit()
        _ = limit.admit("one", at: .zero)
        limit.wasLost()
        #expect(limit.admit("two", at: .zero) == "two (1 other lines were left out)")
    }

    @Test func `what is remembered of many weeks is little`() throws {
        var limit = LogLimit()
        for line in 0..<5000 { _ = limit.admit("sentence \(line)", at: .seconds(line * 60)) }
        let sentences = try #require(Mirror(reflecting: limit).descendant("sentences"))
        #expect(Mirror(reflecting: sentences).children.count == 400)
        // The latest are those that are remembered.
        #expect(limit.admit("sentence 4999", at: .seconds(5000 * 60)) == nil)
    }

    /// The seconds of these at which a limit of one line a minute admits its sentence.
    private func told(_ sentences: [(Int, String)], over: Set<Int> = []) -> [Int] {
        var limit = LogLimit(burst: 1, pause: .seconds(60))
        return sentences.compactMap { second, sentence in
            if over.contains(second) { limit.forget() }
            return limit.admit(sentence, at: .seconds(second)) != nil ? second : nil
        }
    }

    @Test func `at most one sentence a minute is logged of a fault`() {
        #expect(told([(0, "a"), (1, "b"), (59, "c"), (60, "d"), (119, "e"), (121, "f")]) == [0, 60, 121])
    }

    @Test func `the same sentence is logged again after an hour`() {
        #expect(told([(0, "a"), (60, "a"), (3599, "a"), (3600, "a"), (3700, "a")]) == [0, 3600])
    }

    @Test func `after a fault was over the same sentence is news, but not within the minute`() {
        #expect(told([(0, "a"), (30, "a"), (70, "a")], over: [30]) == [0, 70])
    }

    @Test func `two alternating sentences are each logged once an hour`() {
        #expect(told((0..<120).map { ($0 * 30, $0.isMultiple(of: 2) ? "a" : "b") }) == [0, 90])
    }
}
