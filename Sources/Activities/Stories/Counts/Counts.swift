import Engine

/// How often tales were started, heard and leafed through, and where they were left: by tale and day, of nobody in
/// particular.
///
/// Stored as `counts.json`.
public struct Counts: Document {
    public static let name = "counts"

    public private(set) var version = 1
    /// The counts by day, in ascending order.
    public private(set) var days: [Day] = []

    /// The most days that are kept.
    static let mostDays = 400
    /// The most tales that are counted on one day.
    static let mostTales = 300
    static let mostSlides = 400
    /// Numbers of all days together, which are about two megabytes: the file is written at each start of a tale.
    static let mostNumbers = 100_000

    public struct Day: Hashable, Codable, Sendable {
        public let day: Int
        public var tales: [String: Tale] = [:]

        fileprivate var size: Int { tales.values.reduce(0) { $0 + $1.size } }
    }

    public struct Tale: Hashable, Codable, Sendable {
        public var starts = 0
        /// How often it was heard to its end.
        public var finishes = 0
        /// How often its end was reached, but too little of it heard.
        public var leafed = 0
        /// How often it was left, by slide from the first.
        public var left: [Int] = []

        public init(starts: Int = 0, finishes: Int = 0, leafed: Int = 0, left: [Int] = []) {
            (self.starts, self.finishes, self.leafed, self.left) = (starts, finishes, leafed, left)
        }

        public init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            func count(_ number: Int) -> Int { clamp(number, 0...Tale.most) }
            starts = count(try fields.decode(Int.self, forKey: .starts))
            finishes = count(try fields.decode(Int.self, forKey: .finishes))
            leafed = count(try fields.decodeIfPresent(Int.self, forKey: .leafed) ?? 0)
            left = try fields.decode([Int].self, forKey: .left).prefix(Counts.mostSlides).map(count)
        }

        /// A sum of any number of days stays far from the end of numbers.
        private static let most = 1_000_000

        mutating func leave(_ slide: Int) {
            guard (1...Counts.mostSlides).contains(slide) else { return }
            left += Array(repeating: 0, count: max(0, slide - left.count))
            left[slide - 1] += 1
        }

        /// How many numbers, with its name, it has in the file.
        fileprivate var size: Int { 7 + left.count }

        static func + (one: Tale, other: Tale) -> Tale {
            let count = max(one.left.count, other.left.count)
            func at(_ left: [Int], _ place: Int) -> Int { left.indices.contains(place) ? left[place] : 0 }
            return Tale(
                starts: one.starts + other.starts, finishes: one.finishes + other.finishes,
                leafed: one.leafed + other.leafed,
                left: (0..<count).map { at(one.left, $0) + at(other.left, $0) })
        }
    }

    public init() {}

    public var isEmpty: Bool { days.isEmpty }
    /// Whether the last good copy goes too: deleting the counts deletes it.
    public var leavesNoTrace: Bool { isEmpty }

    /// Counts something of a tale on a day.
    mutating func count(_ tale: String, on day: Int, _ change: (inout Tale) -> Void) {
        if !days.contains(where: { $0.day == day }) {
            days.insert(Day(day: day), at: days.firstIndex { $0.day > day } ?? days.endIndex)
        }
        guard let place = days.firstIndex(where: { $0.day == day }),
            days[place].tales[tale] != nil || days[place].tales.count < Self.mostTales
        else { return }
        change(&days[place].tales[tale, default: Tale()])
        shorten(keeping: day)
    }

    /// A wrong clock's day goes first if it is the oldest; today never goes.
    private mutating func shorten(keeping day: Int) {
        var size = days.reduce(0) { $0 + $1.size }
        while days.count > 1, days.count > Self.mostDays || size > Self.mostNumbers {
            size -= days.remove(at: days[0].day == day ? 1 : 0).size
        }
    }

    /// All days together, by tale.
    public var total: [String: Tale] {
        days.reduce(into: [:]) { total, day in total.merge(day.tales) { $0 + $1 } }
    }

    /// All days of a tale together.
    public subscript(tale: String) -> Tale { days.reduce(Tale()) { $0 + ($1.tales[tale] ?? Tale()) } }
}

extension Counts {
    /// A table for a spreadsheet: a line for each day and tale, with the count for each slide at the end.
    ///
    /// - Parameter title: of a tale; its id if it is gone.
    func table(_ title: (String) -> String?) -> String {
        let slides = days.flatMap(\.tales.values).map(\.left.count).max() ?? 0
        let head =
            ["date", "tale", "title", "started", "heard", "leafed through"] + (0..<slides).map { "left at \($0 + 1)" }
        let lines = days.flatMap { day in
            day.tales.sorted { $0.key < $1.key }.map { id, tale in
                let left = (0..<slides).map { $0 < tale.left.count ? tale.left[$0] : 0 }
                return [Daytime.date(of: day.day), Self.quoted(id), Self.quoted(title(id) ?? id)]
                    + ([tale.starts, tale.finishes, tale.leafed] + left).map(String.init)
            }
        }
        // The mark at the front tells spreadsheets that it is UTF-8.
        return "\u{FEFF}" + ([head] + lines).map { $0.joined(separator: ",") + "\r\n" }.joined()
    }

    /// A field in quotes; a formula is made a text.
    ///
    /// OWASP, "CSV Injection"; also with spaces before the formula, and in full width. Scalars, not characters, because an
    /// accent makes another character of a sign.
    private static func quoted(_ text: String) -> String {
        let first = text.unicodeScalars.first { $0 != " " }
        let isFormula = first.map { "=+-@\t\r\n\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains($0) } ?? false
        return "\"" + (isFormula ? "'" : "")
            + text.split(separator: "\"", omittingEmptySubsequences: false)
            .joined(separator: "\"\"") + "\""
    }
}
