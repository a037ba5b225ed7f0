import Engine
import Glibc
import TestSupport
import Testing

@testable import PasakaApp

@MainActor struct FlightRecorderTests {
    private let folder: TemporaryFolder
    private let show = Show(world: World(motion: .cut), activities: activities)

    init() throws { folder = try TemporaryFolder() }

    private func press(_ inputs: [(tick: Int, input: Input)], _ recorder: inout FlightRecorder, _ show: inout Show) {
        for (tick, input) in inputs {
            _ = show.advance(tick - show.ticks)
            recorder.append(input, to: show)
            _ = show.take(input)
        }
    }

    @Test func withoutInputsItIsTheScreen() {
        let recording = FlightRecorder(file: nil).recording(of: show)
        #expect(recording.route == .home)
        #expect(recording.events == [])
        #expect(recording.ticks == 0)
    }

    @Test func itBeginsWithAScreenThatWasOpenedAMinuteAgoOrEarlier() {
        var (recorder, show) = (FlightRecorder(file: nil), show)
        press(
            [
                (10, .button(.confirm)), (20, .button(.back)), (100, .button(.down)), (110, .button(.confirm)),
                (3720, .button(.back)), (3730, .button(.down)),
            ], &recorder, &show)
        let recording = recorder.recording(of: show)
        #expect(recording.route == .home)
        #expect(recording.events.map(\.tick) == [0, 10, 3620, 3630])
        #expect(recording.ticks == 3630)
    }

    @Test func itsReplayEndsWhereTheShowIs() {
        var (recorder, show) = (FlightRecorder(file: nil), show)
        press([(5, .button(.confirm)), (50, .button(.back)), (90, .button(.confirm))], &recorder, &show)
        let recording = recorder.recording(of: show)
        var routes: [Route] = []
        recording.replay(activities, stops: [recording.ticks]) { routes.append($1.route) }
        #expect(routes == [show.route])
    }

    @Test func hoursOnOneScreenTakeNoMoreThanTwoBeginnings() {
        var (recorder, show) = (FlightRecorder(file: nil), show)
        for tick in 0..<20_000 { press([(tick, .cancel)], &recorder, &show) }
        let count = recorder.recording(of: show).events.count
        #expect((FlightRecorder.mostEvents...2 * FlightRecorder.mostEvents + 1).contains(count))
    }

    // MARK: - After a crash

    @Test func whatACrashedPlayerHasWrittenIsThere() throws {
        var show = show
        let file = FlightFile(folder: folder.path)
        var recorder = FlightRecorder(file: file)
        press([(5, .button(.confirm)), (50, .button(.back)), (90, .button(.play))], &recorder, &show)
        file.finish()
        _ = FlightFile(folder: folder.path)
        let recording = try #require(FlightFile.crash(in: folder.path))
        #expect(recording.start == show.world)
        #expect(recording.events.map(\.input) == [.button(.confirm), .button(.back), .button(.play)])
        #expect(recording.events.map(\.tick) == [0, 45, 85])
        #expect(FlightFile.last(in: folder.path) == nil)
    }

    @Test func theSecondFileFollowsTheFirst() throws {
        var show = show
        let file = FlightFile(folder: folder.path)
        var recorder = FlightRecorder(file: file)
        for tick in 0..<5000 { press([(tick, .cancel)], &recorder, &show) }
        #expect(eventually { (FlightFile.last(in: folder.path)?.events.count ?? 0) > 2000 })
        let recording = try #require(FlightFile.last(in: folder.path))
        #expect(recording.events.count < 4100)
        #expect(recording.events.last?.tick == recording.events.count - 1)
        file.remove()
        #expect(FlightFile.last(in: folder.path) == nil)
    }
}
