/// A rate limit of log lines.
///
/// Repetitions of a sentence are counted for an hour before it is written again. A burst of lines is written
/// completely, then one line at a time; dropped lines are counted.
struct LogLimit {
    private struct Repeated {
        var lastWritten: Duration
        var count = 0
    }

    private var sentences: [String: Repeated] = [:]
    private var allowance: Double
    private var lastLine = Duration.zero
    private var leftOut = 0

    private let burst: Int
    private let pause: Duration
    static let usualBurst = 100
    /// Sums of fractions may be a little less than they should be.
    private static let whole = 1 - 1e-9
    private static let quiet = Duration.seconds(3600)
    private static let mostSentences = 400

    /// - Parameters:
    ///   - burst: lines.
    ///   - pause: after a burst, the time for which one more line is written.
    init(burst: Int = usualBurst, pause: Duration = .seconds(15)) {
        self.burst = burst
        self.pause = pause
        allowance = Double(burst)
    }

    /// - Parameter now: time since any fixed point.
    /// - Returns: the line to write, with counts to report; nil if it is dropped.
    mutating func admit(_ line: String, at now: Duration) -> String? {
        if let known = sentences[line], now - known.lastWritten < Self.quiet {
            sentences[line]?.count += 1
            return nil
        }
        allowance = min(Double(burst), allowance + (now - lastLine) / pause)
        lastLine = now
        guard allowance >= Self.whole else {
            leftOut += 1
            return nil
        }
        allowance -= 1
        defer {
            leftOut = 0
            remember(line, at: now)
        }
        let again = sentences[line]?.count ?? 0
        return line + (again > 0 ? " (repeated \(again) times)" : "")
            + (leftOut > 0 ? " (\(leftOut) other lines were left out)" : "")
    }

    /// Forgets what was written, when a fault is over: the next one is news.
    mutating func forget() { sentences = [:] }

    /// Records that a line could not be written.
    mutating func wasLost() { leftOut += 1 }

    private mutating func remember(_ line: String, at now: Duration) {
        sentences[line] = Repeated(lastWritten: now)
        guard sentences.count > Self.mostSentences else { return }
        if let oldest = sentences.min(by: { $0.value.lastWritten < $1.value.lastWritten }) {
            sentences[oldest.key] = nil
        }
    }
}
