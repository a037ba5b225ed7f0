import Engine

/// Measures frame times, update times and wake-ups of the loop.
///
/// Recording at every turn of the loop has constant cost; queries may be expensive.
struct FrameMeter {
    /// The times from waking up to presenting, and the part spent on rules.
    private var frameTimes = LastValues(most: 240), updateTimes = LastValues(most: 240)
    /// The CPU time of that: less, if others have the CPU or the display is waited for.
    private var frameWork = LastValues(most: 240)
    /// The number of painted pictures.
    private(set) var painted = 0
    /// The longest turns, from waking up to going to sleep, and the longest delays of wake-ups.
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

    /// What a frame costs on average, in milliseconds of CPU.
    var work: Double { Double(frameWork.inOrder.reduce(0, +)) / Double(max(1, frameWork.count)) / 1_000_000 }

    /// A summary of the frames, in milliseconds.
    var summary: String {
        let frames = frames
        let shares = [0.5, 0.95, 0.99].map { "p\(Int($0 * 100)) \(Self.percentile($0, of: frames)) ms" }
        return "the last \(frames.count) frames took " + shares.joined(separator: ", ")
            + "; each costs \(work) ms of CPU on average"
    }

    /// The percentile `share` (0…1) of the numbers; 0 without numbers.
    static func percentile(_ share: Double, of numbers: [Double]) -> Double {
        guard !numbers.isEmpty else { return 0 }
        let sorted = numbers.sorted()
        return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
    }
}
