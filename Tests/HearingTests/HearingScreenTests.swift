import Testing

@testable import Engine
@testable import Hearing

struct HearingScreenTests {
    private func world(_ output: Loudspeaker.Output = .speaker, dose: Double? = nil) -> World {
        var world = World(motion: .cut)
        world[Loudspeaker.self] = Loudspeaker(output)
        world[Daytime.self] = Daytime(day: 20_800, hour: 12)
        guard let dose else { return world }
        var record = HearingRecord()
        record.calibrate(.speaker, meter: 75, level: 0)
        record.add(
            Exposure(seconds: dose * 40 * 3600, level: 0, output: .speaker), on: 20_800)
        world[HearingRecord.self] = record
        return world
    }

    private func first(_ world: World) -> RoomRow { HearingScreen.page(world).rows[0] }

    @Test func `uncalibrated it says so and shows no bar`() {
        guard case .words = first(world()).content else { return #expect(Bool(false), "no bar") }
        #expect(first(world()).words == .phrase(.hearingUncalibrated))
    }

    @Test func `headphones need a calibration of their own`() {
        #expect(first(world(.headphones, dose: 0.5)).words == .phrase(.hearingUncalibrated))
    }

    @Test func `calibrated it shows seven days as a bar`() {
        let row = first(world(dose: 0.255))
        #expect(row.words == .phrase(.hearingWeek(25)))
        guard case .bar(let part) = row.content else { return #expect(Bool(false), "a bar") }
        #expect(abs(part - 0.255) < 1e-9)
    }

    @Test func `the noise follows itself until it is calibrated or left`() {
        var screen = HearingScreen(world: world())
        #expect(screen.receive(.narrationEnded(HearingScreen.noise)) == [])
        #expect(screen.perform(.press(1)).contains(.narrate(HearingScreen.noise)))
        #expect(screen.receive(.narrationEnded(HearingScreen.noise)) == [.narrate(HearingScreen.noise)])
        #expect(screen.receive(.answer(HearingAnswer(isCalibrated: false))) == [])
        #expect(screen.receive(.answer(HearingAnswer(isCalibrated: true))).first == .stopNarration)
        #expect(screen.receive(.narrationEnded(HearingScreen.noise)) == [])
        #expect(screen.leave() == [.stopNarration])
    }

    @Test func `the meter's number is asked with the settings`() {
        var world = world()
        world[Settings.self] = Settings(["meterReading": .number(71)])
        var screen = HearingScreen(world: world)
        #expect(screen.perform(.press(3)).contains(.ask(HearingRequest.calibrate(meter: 71))))
    }
}
