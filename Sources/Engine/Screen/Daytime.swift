/// The wall clock, as coarse as the app needs it: the local day and hour.
///
/// A service tells it at the start and whenever it changes, so that no screen reads a clock.
public struct Daytime: Document {
    public static let name = "daytime"

    /// The local days since 1 January 1970; a wrong clock may give any.
    public let day: Int
    /// 0…23.
    public let hour: Int

    public init(day: Int, hour: Int) {
        self.day = clamp(day, Self.days)
        self.hour = clamp(hour, 0...23)
    }

    /// The days from the year 1 to 9999: arithmetic with these never traps.
    public static let days = -719_162...2_932_896

    /// 1 January 2026: no right clock shows an earlier day.
    public static let earliest = 20_454

    private enum CodingKeys: CodingKey { case day, hour }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(day: try fields.decode(Int.self, forKey: .day), hour: try fields.decode(Int.self, forKey: .hour))
    }

    /// The day that began last when each begins at an hour of the morning.
    public func day(from morning: Int) -> Int { hour < morning ? day - 1 : day }

    /// The date of a day, such as 2026-11-23.
    ///
    /// H. Hinnant: "chrono-Compatible Low-Level Date Algorithms", civil_from_days.
    public static func date(of day: Int) -> String {
        let shifted = clamp(day, days) + 719_468
        let era = shifted / 146_097
        let ofEra = shifted - era * 146_097
        let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
        let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let part = (5 * ofYear + 2) / 153
        let month = part < 10 ? part + 3 : part - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        func padded(_ number: Int, to width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(ofYear - (153 * part + 2) / 5 + 1, to: 2))"
    }
}

/// The hours that a grown-up wants to be quiet; they may pass midnight, and equal ones are none.
public struct QuietHours: Hashable, Sendable {
    private let isOn: Bool
    private let from, until: Int

    public init(_ world: World) { (isOn, from, until) = (world[.quietHours], world[.quietFrom], world[.quietUntil]) }

    /// Whether they contain an hour; without a clock it is never quiet.
    public func contains(_ hour: Int?) -> Bool {
        guard isOn, let hour else { return false }
        return from <= until ? (from..<until).contains(hour) : hour >= from || hour < until
    }
}

extension World {
    /// Whether it is quiet now.
    public var isQuietHour: Bool { QuietHours(self).contains(self[Daytime.self]?.hour) }
}
