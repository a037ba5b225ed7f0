/// How long frames took, how long the rules took, and how often the loop woke up.
struct FrameMeter {
    /// Milliseconds, the last 240, oldest first.
    private(set) var frames: [Double] = []
    private(set) var updates: [Double] = []
    /// How many pictures have been painted.
    private(set) var painted = 0
    /// From waking up to going to sleep, and by how much the loop woke up too late.
    private(set) var turns = Peak(), delays = Peak()
    private var wakeUps: [ContinuousClock.Instant] = []
    private static let most = 240

    mutating func frame(_ duration: Duration) {
        painted += 1
        Self.append(duration, to: &frames)
    }
    mutating func update(_ duration: Duration) { Self.append(duration, to: &updates) }

    /// - Parameter now: time since the start.
    mutating func turn(_ duration: Duration, at now: Duration) { turns.note(duration, at: now) }
    mutating func delay(_ duration: Duration, at now: Duration) { delays.note(duration, at: now) }

    mutating func wokeUp(at now: ContinuousClock.Instant) {
        wakeUps.append(now)
        wakeUps.removeAll { now - $0 > .seconds(1) }
    }

    func wakeUpsPerSecond(at now: ContinuousClock.Instant) -> Int { wakeUps.count { now - $0 <= .seconds(1) } }

    /// One line about the frames, in milliseconds.
    var summary: String {
        let shares = [0.5, 0.95, 0.99].map { "p\(Int($0 * 100)) \(Self.percentile($0, of: frames)) ms" }
        return "the last \(frames.count) frames took " + shares.joined(separator: ", ")
    }

    /// The value below which `share` (0…1) of the numbers lie; 0 without numbers.
    static func percentile(_ share: Double, of numbers: [Double]) -> Double {
        guard !numbers.isEmpty else { return 0 }
        let sorted = numbers.sorted()
        return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
    }

    private static func append(_ duration: Duration, to numbers: inout [Double]) {
        numbers.append(duration / .milliseconds(1))
        numbers.removeFirst(max(0, numbers.count - most))
    }
}
