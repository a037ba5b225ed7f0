import Engine
import Glibc

/// What the hearing guard keeps: how loud this machine is, and how much of seven days' sound it has made.
///
/// It knows no child: it counts as if one had listened to everything.
public struct HearingRecord: Document {
    public static let name = "hearing"

    /// The output's level at the ear in dB(A) for a sound that is said to have 0 dB, by output.
    public private(set) var references: [String: Double] = [:]
    /// The last days with sound, at most ``mostDays``: after a clock that ran wrong for a while, the right ones are still
    /// there.
    private(set) var days: [Day] = []

    struct Day: Hashable, Codable, Sendable {
        /// The days since 1 January 1970.
        let number: Int
        /// 1 is all that seven days allow.
        var dose: Double

        init(number: Int, dose: Double) { (self.number, self.dose) = (number, dose) }

        /// A damaged file may hold any number.
        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                number: clamp(try fields.decode(Int.self, forKey: .number), Daytime.days),
                dose: try fields.decode(Double.self, forKey: .dose))
        }
    }

    static let mostDays = 28
    /// What a child's seven days allow, as WHO and ITU recommend (ITU-T H.870, mode 2): 75 dB(A) for 40 hours.
    static let (allowedLevel, allowedSeconds) = (75.0, 40 * 3600.0)
    /// Decibels that halve the time.
    static let exchange = 3.0
    /// The largest dose, and level in dB(A), that is believed: beyond it a measurement is broken.
    private static let (mostDose, mostLevel) = (1000.0, 130.0)

    public init() {}

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        references = try fields.decodeIfPresent([String: Double].self, forKey: .references) ?? [:]
        days = try fields.decodeIfPresent([Day].self, forKey: .days) ?? []
    }

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

    /// The dose of seven days, of which this is the last; never negative.
    func dose(until day: Int) -> Double {
        let week = days.filter { (0..<7).contains(day - $0.number) && $0.dose.isFinite }
        return clamp(week.reduce(0) { $0 + max(0, $1.dose) }, 0...Self.mostDose)
    }

    /// Adds what was heard on a day, if its output is calibrated.
    mutating func add(_ exposure: Exposure, on day: Int) {
        guard let reference = references[exposure.output.rawValue] else { return }
        let more = Self.dose(seconds: exposure.seconds, level: exposure.level + reference)
        let known = days.first { $0.number == day }?.dose ?? 0
        let dose = min((known.isFinite ? max(0, known) : 0) + more, Self.mostDose)
        days.removeAll { $0.number == day }
        days.append(Day(number: day, dose: dose))
        // Those that are furthest from now go.
        days = Array(days.sorted { abs($0.number - day) < abs($1.number - day) }.prefix(Self.mostDays))
    }

    /// The day by a clock, or the last one counted if that clock cannot be right.
    func day(by clock: Int?) -> Int {
        if let clock, clock >= Daytime.earliest { return clock }
        return days.map(\.number).max() ?? Daytime.earliest
    }
}
