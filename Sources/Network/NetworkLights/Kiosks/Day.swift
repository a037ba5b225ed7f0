import Glibc

/// A day of the calendar, without a time or a zone.
public struct Day: Hashable, Comparable, Sendable {
    /// Days since 1 January 1970.
    public let number: Int

    public init(_ number: Int) { self.number = number }

    /// Reads `2026-11-29`.
    ///
    /// - Returns: nil for a day that no calendar has.
    public init?(_ text: some StringProtocol) {
        let digits = Array(text.utf8)
        guard digits.count == 10, digits[4] == Self.dash, digits[7] == Self.dash,
            let year = Self.value(digits[0..<4]), let month = Self.value(digits[5..<7]),
            let day = Self.value(digits[8..<10])
        else { return nil }
        self.init(year: year, month: month, day: day)
        guard (1...12).contains(month), (1...31).contains(day), self.text == String(text) else { return nil }
    }

    /// Howard Hinnant's `days_from_civil`: years that begin in March have their leap day at the end.
    private init(year: Int, month: Int, day: Int) {
        let isEarly: Bool = month <= 2
        let year: Int = isEarly ? year - 1 : year
        let era: Int = (year >= 0 ? year : year - 399) / 400
        let ofEra: Int = year - era * 400
        let fromMarch: Int = isEarly ? month + 9 : month - 3
        let ofYear: Int = (153 * fromMarch + 2) / 5 + day - 1
        let leaps: Int = ofEra / 4 - ofEra / 100
        let inEra: Int = ofEra * 365 + leaps + ofYear
        number = era * 146_097 + inEra - 719_468
    }

    /// The day of a moment by this machine's clock and zone.
    ///
    /// - Parameter seconds: since 1970.
    public init(of seconds: Int) {
        var moment = seconds, local = tm()
        localtime_r(&moment, &local)
        self.init(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
    }

    /// The day as in `2026-11-29`.
    public var text: String {
        let moved: Int = number + 719_468
        let era: Int = (moved >= 0 ? moved : moved - 146_096) / 146_097
        let ofEra: Int = moved - era * 146_097
        let leaps: Int = ofEra / 36_524 - ofEra / 1460 - ofEra / 146_096
        let years: Int = (ofEra + leaps) / 365
        let before: Int = 365 * years + years / 4 - years / 100
        let ofYear: Int = ofEra - before
        let fromMarch: Int = (5 * ofYear + 2) / 153
        let day: Int = ofYear - (153 * fromMarch + 2) / 5 + 1
        let isEarly: Bool = fromMarch >= 10
        let year: Int = years + era * 400 + (isEarly ? 1 : 0)
        let month: Int = isEarly ? fromMarch - 9 : fromMarch + 3
        return [Self.padded(year, 4), Self.padded(month, 2), Self.padded(day, 2)].joined(separator: "-")
    }

    public static func < (left: Day, right: Day) -> Bool { left.number < right.number }

    private static let dash = UInt8(ascii: "-")

    private static func value(_ digits: ArraySlice<UInt8>) -> Int? {
        var value = 0
        for digit in digits {
            guard (48...57).contains(digit) else { return nil }
            value = value * 10 + Int(digit) - 48
        }
        return value
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
