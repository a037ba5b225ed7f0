import Engine
import FoundationEssentials
import Testing

@testable import Hearing

struct HearingRecordTests {
    private let day = Daytime.earliest + 70

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

    @Test func `seven days add up, and each counts for seven days`() {
        var record = record()
        for later in 0..<4 { record.add(exposure(3600, 0), on: day + later) }
        let doses = (-1...10).map { Int((record.dose(until: day + $0) * 1000).rounded()) }
        #expect(doses == [0, 25, 50, 75, 100, 100, 100, 100, 75, 50, 25, 0])
    }

    @Test func `the meter's number says how loud the machine is`() {
        var record = HearingRecord()
        record.calibrate(.speaker, meter: 65, level: -30)
        #expect(record.references == ["speaker": 95])
        record.add(exposure(40 * 3600, -20), on: day)
        #expect(abs(record.dose(until: day) - 1) < 1e-9)
    }

    @Test func `what is not calibrated is not counted`() {
        var record = record()
        record.add(exposure(3600, 0, .headphones), on: day)
        #expect(record == self.record())
        #expect(!record.isCalibrated(for: .headphones))
    }

    @Test func `a clock that runs wrong for a while loses no day`() {
        var record = record()
        record.add(exposure(3600, 0), on: day)
        let before = record.dose(until: day)
        record.add(exposure(3600, 0), on: day + 7000)
        #expect(record.dose(until: day) == before)
        for later in 1...50 { record.add(exposure(1, 0), on: day + later) }
        #expect(record.days.count == HearingRecord.mostDays)
    }

    @Test func `a clock before this program counts for the last day`() {
        var record = record()
        #expect(record.day(by: 0) == Daytime.earliest)
        record.add(exposure(1, 0), on: day)
        #expect([0, nil, -400_000, day + 1].map(record.day(by:)) == [day, day, day, day + 1])
    }

    @Test func `an older program's record keeps how loud the machine is`() throws {
        let json = #"{"references":{"speaker":75},"weeks":[{"number":2900,"dose":0.5}]}"#
        #expect(try JSONDecoder().decode(HearingRecord.self, from: Data(json.utf8)) == record())
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
    func `no measurement makes it negative or endless`(level: Double) {
        var record = record()
        record.add(exposure(3600, level), on: day)
        record.add(exposure(-5, 0), on: day)
        record.calibrate(.speaker, meter: 70, level: level)
        #expect((0...1000).contains(record.dose(until: day)))
    }

    @Test(arguments: [Int.min, Int.max]) func `a damaged day brings nothing down`(number: Int) throws {
        let json = #"{"references":{"speaker":75},"days":[{"number":\#(number),"dose":0.5}]}"#
        var record = try JSONDecoder().decode(HearingRecord.self, from: Data(json.utf8))
        _ = record.day(by: 0)
        record.add(exposure(3600, 0), on: day)
        #expect(abs(record.dose(until: day) - 0.025) < 1e-9)
    }
}
