import Engine
import Synchronization
import Testing

@testable import Hearing

struct HearingServiceTests {
    /// What the service listens to, saves and tells.
    private final class House: SoundLevels {
        private let listener = Mutex<(@Sendable (Exposure) -> Void)?>(nil)
        let saved = Mutex<[HearingRecord]>([])
        let replies = Mutex<[Input.Reply]>([])

        func listen(_ tell: @escaping @Sendable (Exposure) -> Void) { listener.withLock { $0 = tell } }
        var isHeard: Bool { listener.withLock { $0 != nil } }
        func sound(_ seconds: Double, _ level: Double) {
            let listener = listener.withLock { $0 }
            listener?(Exposure(seconds: seconds, level: level, output: .speaker))
        }
    }

    private let house = House()
    private let day = 20_800

    private func service(_ record: HearingRecord? = nil) -> HearingService {
        var host = ActivityHost(
            agenda: Agenda(now: { .zero }) { _, _ in }, folders: ActivityHost.Folders(assets: nil, state: ""))
        host.levels = house
        host.save = { [house] document in
            if let record = document.content as? HearingRecord { house.saved.withLock { $0.append(record) } }
        }
        host.tell = { [house] reply in house.replies.withLock { $0.append(reply) } }
        let service = HearingService(host) { [day] in day }
        var world = World()
        world[HearingRecord.self] = record
        _ = service.documents(for: world, .home)
        return service
    }

    private var calibrated: HearingRecord {
        var record = HearingRecord()
        record.calibrate(.speaker, meter: 75, level: 0)
        return record
    }

    @Test func `an uncalibrated machine does not measure`() {
        service().begin()
        #expect(!house.isHeard)
    }

    @Test func `what is heard is saved each minute, and at the end`() {
        let service = service(calibrated)
        service.begin()
        for _ in 0..<59 { house.sound(1, -10) }
        #expect(house.saved.withLock(\.count) == 0)
        house.sound(1, -10)
        #expect(house.saved.withLock(\.count) == 1)
        house.sound(1, -10)
        service.close()
        service.close()
        #expect(house.saved.withLock(\.count) == 2)
    }

    @Test func `the noise calibrates and is not counted`() {
        let service = service()
        service.carryOut(.listen, for: 3)
        for level in [-60.0, -20, -20, -20] { house.sound(1, level) }
        service.carryOut(.calibrate(meter: 70), for: 3)
        let record = house.saved.withLock(\.last)
        #expect(record?.references.keys.sorted() == ["speaker"])
        #expect(abs((record?.references["speaker"] ?? 0) - 90) < 0.01)
        #expect(record?.days == [])
        #expect(house.replies.withLock(\.last) == .answer(HearingAnswer(isCalibrated: true), to: 3))
    }

    @Test func `the meter's number is that of the last five seconds`() {
        let service = service()
        service.carryOut(.listen, for: 3)
        for level in [-20.0, -20, -20, -40, -40, -40, -40, -40] { house.sound(1, level) }
        service.carryOut(.calibrate(meter: 70), for: 3)
        #expect(abs((house.saved.withLock(\.last)?.references["speaker"] ?? 0) - 110) < 0.01)
    }

    @Test func `without the noise there is nothing to calibrate with`() {
        let service = service()
        service.carryOut(.calibrate(meter: 70), for: 3)
        #expect(house.saved.withLock(\.count) == 0)
        #expect(house.replies.withLock { $0 } == [.answer(HearingAnswer(isCalibrated: false), to: 3)])
    }

    @Test func `noise of a page that has been left does not calibrate`() {
        let service = service()
        service.carryOut(.listen, for: 3)
        for _ in 0..<4 { house.sound(1, -20) }
        service.left(3)
        service.carryOut(.calibrate(meter: 70), for: 4)
        #expect(house.saved.withLock(\.count) == 0)
    }

    @Test func `it can be forgotten`() {
        let service = service(calibrated)
        service.carryOut(.forget, for: 1)
        #expect(house.saved.withLock(\.last)?.isCalibrated == false)
    }
}
