import Engine
import FoundationEssentials

/// What went wrong on this machine, for the day after: how often Pasaka crashed, and the last warnings and errors.
///
/// Stored as `incidents.json`.
public struct Incidents: Document {
    public static let name = "incidents"
    /// The log has names of tales and files.
    public static let isPrivate = true

    public private(set) var version = 1
    /// Days with starts or crashes, in ascending order.
    public private(set) var days: [Day] = []
    /// The last lines of the log that were warnings or errors, oldest first.
    public private(set) var lines: [LogLine] = []

    /// The crashes of one day.
    public struct Day: Hashable, Codable, Sendable {
        /// `2026-11-28`.
        public let date: String
        public var crashes: Int
        public var starts: Int

        public init(date: String, crashes: Int = 0, starts: Int = 0) {
            (self.date, self.crashes, self.starts) = (date, crashes, starts)
        }

        public init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            func count(_ number: Int?) -> Int { clamp(number ?? 0, 0...Day.most) }
            self.init(
                date: try fields.decode(String.self, forKey: .date),
                crashes: count(try fields.decode(Int.self, forKey: .crashes)),
                starts: count(try fields.decodeIfPresent(Int.self, forKey: .starts)))
        }

        /// The most of a day: more than any machine has, and far from the end of numbers in a sum of days.
        fileprivate static let most = 1_000_000
    }

    static let mostDays = 60
    static let mostLines = 100
    /// Bytes of all lines as JSON without spaces, so that the file stays below 80 kB.
    static let mostBytes = 32 << 10

    public init() {}

    private enum CodingKeys: CodingKey { case version, days, lines }

    /// A damaged file may have any numbers, and any many of them.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        version = try fields.decode(Int.self, forKey: .version)
        let all = try fields.decode([Day].self, forKey: .days)
        days = Dictionary(grouping: all, by: \.date).values.compactMap(\.first)
            .sorted { $0.date < $1.date }.suffix(Self.mostDays)
        lines = try fields.decode([LogLine].self, forKey: .lines).suffix(Self.mostLines)
    }

    /// Counts crashes.
    public mutating func crash(_ count: Int = 1, on date: String) { self.count(\.crashes, count, on: date) }

    /// Counts a start.
    public mutating func start(on date: String) { count(\.starts, 1, on: date) }

    private mutating func count(_ what: WritableKeyPath<Day, Int>, _ more: Int, on date: String) {
        if !days.contains(where: { $0.date == date }) {
            days = (days + [Day(date: date)]).sorted { $0.date < $1.date }.suffix(Self.mostDays)
        }
        guard let place = days.firstIndex(where: { $0.date == date }) else { return }
        days[place][keyPath: what] = clamp(days[place][keyPath: what] + clamp(more, 0...Day.most), 0...Day.most)
    }

    /// Keeps a line; the oldest go first.
    public mutating func keep(_ line: LogLine) { lines = (lines + [line]).suffix(Self.mostLines) }

    /// Drops the oldest lines of more bytes than are kept; before it is stored, for it takes time.
    public mutating func shorten() {
        let encoder = JSONEncoder()
        let sizes = lines.map { (try? encoder.encode($0).count) ?? 0 }  // a line is always encodable
        var size = sizes.reduce(0, +), first = 0
        while size > Self.mostBytes { (size, first) = (size - sizes[first], first + 1) }
        lines = Array(lines[first...])
    }
}
