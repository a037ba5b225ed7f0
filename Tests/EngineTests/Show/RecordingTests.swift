import FoundationEssentials
import Testing

@testable import Engine

struct RecordingTests {
    private static let inputs: [(tick: Int, input: Input)] = [
        (0, .reply(.learned(AnyDocument(Weather(isRaining: false))))), (5, .button(.right)),
        (5, .button(.right)),
        (9, .button(.confirm)), (9, .buttonReleased(.confirm)), (30, .press(Playroom.exit.center)),
        (40, .drag(Point(x: 205, y: 1001))), (170, .release(Playroom.exit.center)), (171, .cancel),
        (180, .button(.next)), (190, .reply(.narrationStarted("a.ogg", seconds: 2.5))),
        (200, .reply(.narrationEnded("a.ogg"))), (201, .reply(.narrationFailed("b.ogg"))),
    ]

    private var recording: Recording {
        var world = World(motion: .eased)
        world.learn(AnyDocument(Weather(isRaining: true)))
        var recording = Recording(start: world, route: "room/alarm")
        for event in Self.inputs { recording.append(event.input, at: event.tick) }
        recording.end(at: 260)
        return recording
    }

    @Test func `it is as long as its end`() {
        #expect(recording.ticks == 260)
        #expect(recording.events.count == 13)
    }

    @Test func `it survives JSON`() throws {
        let decoder = JSONDecoder()
        decoder.userInfo[.vocabulary] = [Weather.self] as [any Recordable.Type]
        let json = try JSONEncoder().encode(recording)
        #expect(try decoder.decode(Recording.self, from: json) == recording)
    }

    @Test func `a document that nobody knows is refused`() throws {
        let json = try JSONEncoder().encode(recording)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Recording.self, from: json) }
    }

    @Test func `replay equals the live run`() {
        var show = Show(world: recording.start, activities: Activity.playrooms, at: recording.route)
        var pictures: [Picture] = []
        for tick in 0...260 {
            _ = show.advance(tick - show.ticks)
            for event in Self.inputs where event.tick == tick { _ = show.take(event.input) }
            pictures.append(show.picture)
        }
        var replayed: [Picture] = []
        recording.replay(Activity.playrooms, stops: Array(0...260)) { _, show in replayed.append(show.picture)
        }
        #expect(replayed == pictures)
    }

    @Test func `a few stops show the same as all`() {
        var all: [Int: Picture] = [:]
        recording.replay(Activity.playrooms, stops: Array(0...260)) { tick, show in all[tick] = show.picture }
        recording.replay(Activity.playrooms, stops: [260, 33, 7]) { tick, show in
            #expect(show.picture == all[tick])
            #expect(show.ticks == tick)
        }
    }

    @Test func `stops after the end are not visited`() {
        var visited: [Int] = []
        recording.replay(Activity.playrooms, stops: [300, 10, 260, 261]) { tick, _ in visited.append(tick) }
        #expect(visited == [10, 260])
    }
}
