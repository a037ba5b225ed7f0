import Engine

/// A grown-up's wish for this evening: the next tale is a good-night tale.
///
/// It is fulfilled by the first tale that is read to its end, and forgotten in the morning. Stored as `bedtime.json`.
public struct Bedtime: Document {
    public static let name = "bedtime"

    public private(set) var version = 1
    public private(set) var isWanted = false
    /// The day that began in the morning; nil if the clock was not known.
    private var day: Int?

    public init() {}

    /// - Parameter today: the day that began in the morning; nil if the clock is not known.
    public init(on today: Int?) { (isWanted, day) = (true, today) }

    func isWanted(on today: Int?) -> Bool {
        guard isWanted, let day, let today else { return isWanted }
        return day == today
    }
}

extension World {
    /// Whether the next tale is a good-night tale.
    var isBedtime: Bool { self[Bedtime.self]?.isWanted(on: today) ?? false }

    /// Whether a tale that begins now goes to sleep: because of the evening, or because it always does.
    func isGoodNight(of tale: String) -> Bool {
        isNight || isBedtime || self[.goodNightTales].contains(tale)
    }
}
