import Engine

/// Counts events in the last second, in buckets of a tenth of a second.
struct Frequency {
    private var tenths = [Int](repeating: 0, count: 10)
    /// The index of the last tenth since time zero.
    private var last = 0
    /// The total number of events.
    private(set) var total = 0

    private static let tenth: Nanoseconds = 100_000_000

    /// - Parameter now: must never decrease.
    mutating func note(at now: Nanoseconds) {
        move(to: now / Self.tenth)
        tenths[last % tenths.count] += 1
        total += 1
    }

    func inLastSecond(at now: Nanoseconds) -> Int {
        var moved = self
        moved.move(to: now / Self.tenth)
        return moved.tenths.reduce(0, +)
    }

    private mutating func move(to tenth: Int) {
        for skipped in 0..<min(max(0, tenth - last), tenths.count) { tenths[(tenth - skipped) % tenths.count] = 0 }
        last = max(last, tenth)
    }
}
