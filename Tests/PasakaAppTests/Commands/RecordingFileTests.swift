import Engine
import Stories
import TalePacks
import TestSupport
import Testing

@testable import PasakaApp

@MainActor struct RecordingFileTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    private var path: String { disk.path + "/journey.json" }

    private func recording() -> Recording {
        var world = World(motion: .cut)
        world[Shelf.self] = Shelf(stories: [Story(id: "racenis", title: "Rācenis", slides: [Slide(id: "1")])])
        world[UserProgress.self] = UserProgress()
        world[Settings.self] = Settings()
        var recording = Recording(start: world, route: "stories/racenis/1")
        recording.append(.press(Point(x: 1.5, y: 2)), at: 3)
        recording.append(.reply(.narrationStarted("stories/0/racenis/1.ogg", seconds: 2.5)), at: 5)
        recording.append(.reply(.learned(AnyDocument(Shelf()))), at: 6)
        recording.append(.button(.next), at: 90)
        recording.end(at: 150)
        return recording
    }

    private func failure(_ text: String) throws -> String? {
        try disk.write("journey.json", text)
        do {
            _ = try RecordingFile.read(path)
            return nil
        } catch let failure as Stagehand.Failure {
            return failure.description
        }
    }

    @Test func `a recording comes back as it was`() throws {
        try RecordingFile.write(recording(), to: path)
        #expect(try RecordingFile.read(path) == recording())
    }

    @Test(arguments: ["", "garbage", "{}", "[]", "{\"version\": 1}"])
    func `anything else is no recording`(text: String) throws {
        #expect(try failure(text) == "\(path): this is not a recording of Pasaka")
    }

    @Test func `another format is told so`() throws {
        try RecordingFile.write(recording(), to: path)
        let text = try disk.text("journey.json")
        let next = Recording.version + 1
        let newer = text.split(separator: "\"version\" : \(Recording.version)\n}", omittingEmptySubsequences: false)
        #expect(newer.count == 2)
        #expect(
            try failure(newer.joined(separator: "\"version\" : \(next)\n}"))
                == "\(path): the recording has format \(next); this Pasaka plays format \(Recording.version)")
    }

    @Test func `a format that had other fields is told so too`() throws {
        #expect(
            try failure(#"{"version": 2, "ticks": 7, "events": [{"tick": 1, "input": {"reply": {"recorder": {}}}}]}"#)
                == "\(path): the recording has format 2; this Pasaka plays format \(Recording.version)")
    }

    @Test func `a file that is not there is told so`() {
        do {
            _ = try RecordingFile.read(path)
            Issue.record("no failure")
        } catch {
            #expect("\(error)".contains("the recording cannot be read"))
        }
    }

    @Test func `a place that cannot be written is told so`() {
        #expect(throws: Stagehand.Failure.self) { try RecordingFile.write(recording(), to: "/nowhere/journey.json") }
    }

    @Test(
        arguments: [
            (nil, [0, 60, 120, 150]), ("7", [7]), ("0,150", [0, 150]), ("90,30", [90, 30]), ("", []),
        ] as [(String?, [Int])])
    func `stops are those asked for or one a second`(text: String?, stops: [Int]) throws {
        #expect(try RecordingFile.stops(text, of: recording()) == stops)
    }

    @Test(arguments: ["x", "-1", "151", "1,x", "1.5"])
    func `stops outside the recording are refused`(text: String) {
        #expect(throws: Stagehand.Failure.self) { try RecordingFile.stops(text, of: recording()) }
    }
}
