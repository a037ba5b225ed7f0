import Engine
import Glibc

/// What the hearing guard keeps: how loud this machine is, and how much of a week's sound it has made.
///
/// It knows no child: it counts as if one had listened to everything.
public struct HearingRecord: Document {
    public static let name = "hearing"

    /// For each output, the level at the ear in dB(A) of a sound that is said to have 0 dB.
    public private(set) var references: [String: Double] = [:]
    /// The last weeks, at most ``mostWeeks``: after a clock that ran wrong for a while, the right week is still there.
    private(set) var weeks: [Week] = []

    struct Week: Hashable, Codable, Sendable {
        /// From Monday, 29 December 1969.
        let number: Int
        /// 1 is all that a week allows.
        var dose: Double

        init(number: Int, dose: Double) { (self.number, self.dose) = (number, dose) }

        /// A damaged file may hold any number.
        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            let number = try fields.decode(Int.self, forKey: .number)
            let (first, last) = (Daytime.days.lowerBound / 7, Daytime.days.upperBound / 7)
            self.init(number: clamp(number, first...last), dose: try fields.decode(Double.self, forKey: .dose))
        }
    }

    static let mostWeeks = 4
    /// What a child's week allows, as WHO and ITU recommend (ITU-T H.870, mode 2): 75 dB(A) for 40 hours.
    static let (allowedLevel, allowedSeconds) = (75.0, 40 * 3600.0)
    /// Decibels that halve the time.
    static let exchange = 3.0
    /// Where a broken measurement ends.
    private static let (mostDose, mostLevel) = (1000.0, 130.0)

    public init() {}

    // MARK: - Calibration

    func isCalibrated(for output: Loudspeaker.Output) -> Bool { references[output.rawValue] != nil }

    var isCalibrated: Bool { !references.isEmpty }

    /// Learns how loud an output is, from the number on a meter and the level that was measured meanwhile.
    mutating func calibrate(_ output: Loudspeaker.Output, meter: Int, level: Double) {
        guard level.isFinite else { return }
        references[output.rawValue] = Double(meter) - level
    }

    /// Forgets how loud an output is.
    mutating func forget(_ output: Loudspeaker.Output) { references[output.rawValue] = nil }

    // MARK: - Dose

    /// The part of a week's allowance that so many seconds of a level use up.
    static func dose(seconds: Double, level: Double) -> Double {
        guard seconds > 0, seconds.isFinite, level.isFinite else { return 0 }
        return seconds / allowedSeconds * exp2((min(level, mostLevel) - allowedLevel) / exchange)
    }

    /// The dose of a week so far, never negative.
    func dose(inWeek number: Int) -> Double {
        let dose = weeks.first { $0.number == number }?.dose ?? 0
        return dose.isFinite ? min(max(dose, 0), Self.mostDose) : 0
    }

    /// Adds what was heard in a week, if its output is calibrated.
    mutating func add(_ exposure: Exposure, inWeek number: Int) {
        guard let reference = references[exposure.output.rawValue] else { return }
        let more = Self.dose(seconds: exposure.seconds, level: exposure.level + reference)
        let dose = min(dose(inWeek: number) + more, Self.mostDose)
        weeks.removeAll { $0.number == number }
        weeks.append(Week(number: number, dose: dose))
        // Those that are furthest from now go.
        weeks = Array(weeks.sorted { abs($0.number - number) < abs($1.number - number) }.prefix(Self.mostWeeks))
    }

    /// The week of a day since 1 January 1970, which was a Thursday.
    static func week(ofDay day: Int) -> Int { (day + 3 - ((day + 3) % 7 + 7) % 7) / 7 }

    /// The week of a day, or the last one counted if the clock cannot be right.
    func week(ofDay day: Int?) -> Int {
        if let day, Self.week(ofDay: day) >= Self.firstWeek { return Self.week(ofDay: day) }
        return weeks.map(\.number).max() ?? Self.firstWeek
    }

    /// That of 1 January 2026: no right clock shows an earlier one.
    static let firstWeek = week(ofDay: Daytime.earliest)
}
