import Engine

/// The maximum of many times, since the start and in the last minute.
struct Peak {
    private(set) var ever: Nanoseconds = 0
    /// The maximum of each second that has any, oldest first; at most a minute.
    private var seconds: [(second: Int, longest: Nanoseconds)] = []

    /// - Parameter now: must never decrease.
    mutating func note(_ time: Nanoseconds, at now: Nanoseconds) {
        ever = max(ever, time)
        let second = now / Self.second
        if let last = seconds.indices.last, seconds[last].second == second {
            seconds[last].longest = max(seconds[last].longest, time)
        } else {
            seconds.removeAll { $0.second <= second - 60 }
            seconds.append((second, time))
        }
    }

    func inLastMinute(at now: Nanoseconds) -> Nanoseconds {
        seconds.filter { $0.second > now / Self.second - 60 }.map(\.longest).max() ?? 0
    }

    private static let second: Nanoseconds = 1_000_000_000
}
