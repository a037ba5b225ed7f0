import Sentences

/// Rate-limits log lines about a fault: at most one a minute, and the same again after an hour.
struct LinePace: Sendable {
    /// When each was logged; cleared when the fault is over.
    private var told: [Sentence: Duration] = [:]
    private var last: Duration?

    static let least = Duration.seconds(60)
    static let again = Duration.seconds(3600)

    /// Whether to log a sentence now.
    mutating func tells(_ sentence: Sentence, at now: Duration) -> Bool {
        if let last, now - last < Self.least { return false }
        if let time = told[sentence], now - time < Self.again { return false }
        told[sentence] = now
        last = now
        return true
    }

    /// Resets when the fault is over, so that the next one is logged.
    mutating func end() { told = [:] }
}
