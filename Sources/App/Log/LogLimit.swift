/// The rate limit of the log.
///
/// Repetitions of a sentence are counted for an hour before it is written again. A burst of a hundred lines is
/// written completely, then one line every fifteen seconds; dropped lines are counted.
struct LogLimit {
    private struct Repeated {
        var lastWritten: Duration
        var count = 0
    }

    private var sentences: [String: Repeated] = [:]
    private var allowance = Double(burst)
    private var lastLine = Duration.zero
    private var leftOut = 0

    static let burst = 100
    private static let secondsForALine = 15.0
    private static let quiet = Duration.seconds(3600)
    private static let mostSentences = 400

    /// - Parameter now: time since any fixed point.
    /// - Returns: the line to write, with counts to report; nil if it is dropped.
    mutating func admit(_ line: String, at now: Duration) -> String? {
        if let known = sentences[line], now - known.lastWritten < Self.quiet {
            sentences[line]?.count += 1
            return nil
        }
        allowance = min(Double(Self.burst), allowance + (now - lastLine) / .seconds(Self.secondsForALine))
        lastLine = now
        guard allowance >= 1 else {
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
