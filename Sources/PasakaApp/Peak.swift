/// The longest of many times, since the beginning and in the last minute.
struct Peak {
    private(set) var ever = Duration.zero
    /// The longest of each second in which there was any, oldest first; a minute at most.
    private var seconds: [(second: Int64, longest: Duration)] = []

    /// - Parameter now: time since any fixed moment; it must never go backwards.
    mutating func note(_ duration: Duration, at now: Duration) {
        ever = max(ever, duration)
        let second = now.components.seconds
        if let last = seconds.last, last.second == second {
            seconds[seconds.count - 1].longest = max(last.longest, duration)
        } else {
            seconds.append((second, duration))
            seconds.removeAll { $0.second <= second - 60 }
        }
    }

    func inLastMinute(at now: Duration) -> Duration {
        seconds.filter { $0.second > now.components.seconds - 60 }.map(\.longest).max() ?? .zero
    }
}
