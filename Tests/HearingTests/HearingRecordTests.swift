import Engine
import FoundationEssentials
import Testing

@testable import Hearing

struct HearingRecordTests {
    private let week = HearingRecord.firstWeek + 10

    /// A calibrated machine whose sound of 0 dB has so many dB(A).
    private func record(_ reference: Int = 75) -> HearingRecord {
        var record = HearingRecord()
        record.calibrate(.speaker, meter: reference, level: 0)
        return record
    }

    private func exposure(_ seconds: Double, _ level: Double, _ output: Loudspeaker.Output = .speaker) -> Exposure {
        Exposure(seconds: seconds, level: level, output: output)
    }

    @Test(arguments: [(75.0, 40.0, 1.0), (78, 20, 1), (72, 80, 1), (75, 4, 0.1), (90, 1.25, 1)])
    func `3 dB more halve the time`(level: Double, hours: Double, dose: Double) {
        #expect(abs(HearingRecord.dose(seconds: hours * 3600, level: level) - dose) < 1e-9)
    }

    @Test func `a week adds up`() {
        var record = record()
        for _ in 0..<4 { record.add(exposure(3600, 0), inWeek: week) }
        #expect(abs(record.dose(inWeek: week) - 0.1) < 1e-9)
        #expect(record.dose(inWeek: week + 1) == 0)
    }

    @Test func `the meter's number says how loud the machine is`() {
        var record = HearingRecord()
        record.calibrate(.speaker, meter: 65, level: -30)
        #expect(record.references == ["speaker": 95])
        record.add(exposure(40 * 3600, -20), inWeek: week)
        #expect(abs(record.dose(inWeek: week) - 1) < 1e-9)
    }

    @Test func `what is not calibrated is not counted`() {
        var record = record()
        record.add(exposure(3600, 0, .headphones), inWeek: week)
        #expect(record == self.record())
        #expect(!record.isCalibrated(for: .headphones))
    }

    @Test func `a clock that runs wrong for a while loses no week`() {
        var record = record()
        record.add(exposure(3600, 0), inWeek: week)
        let before = record.dose(inWeek: week)
        record.add(exposure(3600, 0), inWeek: week + 1000)
        #expect(record.dose(inWeek: week) == before)
        for later in 1...50 { record.add(exposure(1, 0), inWeek: week + later) }
        #expect(record.weeks.count == HearingRecord.mostWeeks)
    }

    @Test func `a clock before this program counts for the last week`() {
        var record = record()
        #expect(record.week(ofDay: 0) == HearingRecord.firstWeek)
        record.add(exposure(1, 0), inWeek: week)
        #expect(record.week(ofDay: 0) == week)
        #expect(record.week(ofDay: nil) == week)
        #expect(record.week(ofDay: -400_000) == week)
    }

    @Test func `weeks begin on Monday`() {
        // 29 December 1969 and 5 January 1970 were Mondays.
        #expect([-4, -3, 3, 4, 10, 11].map(HearingRecord.week(ofDay:)) == [-1, 0, 0, 1, 1, 2])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
    func `no measurement makes it negative or endless`(level: Double) {
        var record = record()
        record.add(exposure(3600, level), inWeek: week)
        record.add(exposure(-5, 0), inWeek: week)
        record.calibrate(.speaker, meter: 70, level: level)
        #expect((0...1000).contains(record.dose(inWeek: week)))
    }

    @Test(arguments: [Int.min, Int.max]) func `a damaged week brings nothing down`(number: Int) throws {
        let json = #"{"references":{"speaker":75},"weeks":[{"number":\#(number),"dose":0.5}]}"#
        var record = try JSONDecoder().decode(HearingRecord.self, from: Data(json.utf8))
        _ = record.week(ofDay: 0)
        record.add(exposure(3600, 0), inWeek: week)
        #expect(abs(record.dose(inWeek: week) - 0.025) < 1e-9)
    }
}
