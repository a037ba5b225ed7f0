import Engine

/// How long frames took, how long the rules took, and how often the loop woke up.
///
/// What is noted at every turn of the loop costs the same whatever has been noted before; what is asked for may cost.
struct FrameMeter {
    /// From waking up to the picture being shown, and what the rules took of it.
    private var frameTimes = LastValues(most: 240), updateTimes = LastValues(most: 240)
    /// The processor's work in that time: less, where others have the processor or the display is waited for.
    private var frameWork = LastValues(most: 240)
    /// How many pictures have been painted.
    private(set) var painted = 0
    /// From waking up to going to sleep, and by how much the loop woke up too late.
    private(set) var turns = Peak(), delays = Peak()
    private var wakeUpTimes = Frequency()

    mutating func frame(_ time: Nanoseconds, work: Nanoseconds) {
        painted += 1
        frameTimes.append(time)
        frameWork.append(work)
    }
    mutating func update(_ time: Nanoseconds) { updateTimes.append(time) }

    mutating func turn(_ time: Nanoseconds, at now: Nanoseconds) { turns.note(time, at: now) }
    mutating func delay(_ time: Nanoseconds, at now: Nanoseconds) { delays.note(time, at: now) }
    mutating func wokeUp(at now: Nanoseconds) { wakeUpTimes.note(at: now) }

    /// Milliseconds, the last 240, oldest first.
    var frames: [Double] { frameTimes.inOrder.map(Self.milliseconds) }
    var updates: [Double] { updateTimes.inOrder.map(Self.milliseconds) }

    var wakeUps: Int { wakeUpTimes.total }
    func wakeUpsPerSecond(at now: Nanoseconds) -> Int { wakeUpTimes.inLastSecond(at: now) }

    static func milliseconds(_ time: Nanoseconds) -> Double { Double(time) / 1_000_000 }

    /// One line about the frames, in milliseconds.
    var summary: String {
        let frames = frames
        let shares = [0.5, 0.95, 0.99].map { "p\(Int($0 * 100)) \(Self.percentile($0, of: frames)) ms" }
        let work = Double(frameWork.inOrder.reduce(0, +)) / Double(max(1, frameWork.count)) / 1_000_000
        return "the last \(frames.count) frames took " + shares.joined(separator: ", ")
            + "; the work of one is \(work) ms on average"
    }

    /// The value below which `share` (0…1) of the numbers lie; 0 without numbers.
    static func percentile(_ share: Double, of numbers: [Double]) -> Double {
        guard !numbers.isEmpty else { return 0 }
        let sorted = numbers.sorted()
        return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
    }
}
