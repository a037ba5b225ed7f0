import Engine
import FoundationEssentials

/// What went wrong on this machine, for the day after: how often Pasaka crashed, and the last warnings and errors.
///
/// Stored as `incidents.json`.
public struct Incidents: Document {
    public static let name = "incidents"

    public private(set) var version = 1
    /// Days with crashes, in ascending order.
    public private(set) var days: [Day] = []
    /// The last lines of the log that were warnings or errors, oldest first.
    public private(set) var lines: [LogLine] = []

    /// The crashes of one day.
    public struct Day: Hashable, Codable, Sendable {
        /// `2026-11-28`.
        public let date: String
        public var crashes: Int
    }

    static let mostDays = 60
    static let mostLines = 100
    /// Bytes of all lines as JSON without spaces, so that the file stays below 128 kB.
    static let mostBytes = 64 << 10

    public init() {}

    public var isEmpty: Bool { days.isEmpty && lines.isEmpty }

    /// Counts a crash.
    public mutating func crash(on date: String) {
        if let place = days.firstIndex(where: { $0.date == date }) {
            days[place].crashes = min(days[place].crashes + 1, 1_000_000)
        } else {
            days = (days + [Day(date: date, crashes: 1)]).sorted { $0.date < $1.date }.suffix(Self.mostDays)
        }
    }

    /// Keeps a line; the oldest go first.
    public mutating func keep(_ line: LogLine) {
        lines = (lines + [line]).suffix(Self.mostLines)
        let encoder = JSONEncoder()
        let sizes = lines.map { (try? encoder.encode($0).count) ?? 0 }  // a line is always encodable
        var size = sizes.reduce(0, +), first = 0
        while size > Self.mostBytes { (size, first) = (size - sizes[first], first + 1) }
        lines = Array(lines[first...])
    }
}
