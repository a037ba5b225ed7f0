import Sentences

/// Which sentences about a fault the log is told: at most one a minute, and the same again after an hour.
struct LinePace: Sendable {
    /// When each was told; forgotten when the fault is over.
    private var told: [Sentence: Duration] = [:]
    private var last: Duration?

    static let least = Duration.seconds(60)
    static let again = Duration.seconds(3600)

    /// Whether a sentence is to be told now.
    mutating func tells(_ sentence: Sentence, at now: Duration) -> Bool {
        if let last, now - last < Self.least { return false }
        if let time = told[sentence], now - time < Self.again { return false }
        (told[sentence], last) = (now, now)
        return true
    }

    /// Notes that the fault is over: the next is news.
    mutating func end() { told = [:] }
}
