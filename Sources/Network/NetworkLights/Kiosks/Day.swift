import Glibc

/// A day of the calendar, without a time or a zone.
public struct Day: Hashable, Comparable, Sendable {
    /// Days since 1 January 1970.
    public let number: Int

    public init(_ number: Int) { self.number = number }

    /// Reads `2026-11-29`.
    ///
    /// - Returns: nil for a day that no calendar has.
    public init?(_ text: some StringProtocol) { self.init(Array(text.utf8)[...]) }

    init?(_ digits: ArraySlice<UInt8>) {
        let start = digits.startIndex
        guard digits.count == 10, digits[start + 4] == Self.dash, digits[start + 7] == Self.dash,
            let year = Self.value(digits[start..<(start + 4)]),
            let month = Self.value(digits[(start + 5)..<(start + 7)]),
            let day = Self.value(digits[(start + 8)...]), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        self.init(year: year, month: month, day: day)
        guard parts == (year, month, day) else { return nil }
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
        let (year, month, day) = (min(max(0, parts.year), 9999), parts.month, parts.day)
        var digits: [UInt8] = []
        digits.reserveCapacity(10)
        for divisor in [1000, 100, 10, 1] { digits.append(UInt8(48 + year / divisor % 10)) }
        for number in [month, day] { digits += [Self.dash, UInt8(48 + number / 10), UInt8(48 + number % 10)] }
        return String(decoding: digits, as: UTF8.self)
    }

    private var parts: (year: Int, month: Int, day: Int) {
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
        return (years + era * 400 + (isEarly ? 1 : 0), isEarly ? fromMarch - 9 : fromMarch + 3, day)
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
}
