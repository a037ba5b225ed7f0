import Engine
import Foundation
import Glibc
import GrownUps
import MorningCheck
import Sentences
import TalePacks
import TestSupport
import Testing

@testable import PasakaApp

struct ReportTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    /// A family's tale, whose names must not be told.
    private var world: World {
        var world = World(motion: .cut)
        world[Shelf.self] = Shelf(stories: [
            Story(id: "zane", title: "Zane", slides: [Slide(id: "1", text: "Zane nāk."), Slide(id: "2")])
        ])
        return world
    }

    private func written(selftest: SelfTest? = nil) throws -> String {
        var redaction = Redaction(shipped: [])
        let report = Report(
            state: disk.path, folder: disk.path + "/run", selftest: selftest, redaction: &redaction)
        let file = open(disk.path + "/report.json", O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        defer { close(file) }
        var writer = ReportWriter(file: file, redaction: redaction)
        try writer.write(report, recordingsIn: disk.path + "/run", state: disk.path + "/state")
        return try disk.text("report.json")
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    private func record(_ inputs: [Input]) throws {
        try disk.write("run/keep")
        let recorder = FlightRecorder(folder: disk.path + "/run", pause: .seconds(1000))
        var show = Show(world: world, activities: activities, at: "stories/zane/1")
        for input in inputs {
            recorder.append(input, to: show)
            _ = show.take(input)
            _ = show.advance(60)
        }
        recorder.writeWaiting()
    }

    @Test func `yesterday's crash and errors are in it, without names`() throws {
        try record([.press(Point(x: 1, y: 1))])
        try disk.write("state/keep")
        try disk.write("state/crash.jsonl", try disk.text("run/inputs.jsonl"))
        for name in ["inputs.jsonl", "inputs-before.jsonl"] { unlink("\(disk.path)/run/\(name)") }
        var incidents = Incidents()
        incidents.crash(on: "2026-11-27")
        incidents.keep(
            LogLine(
                time: "2026-11-27 17:59:58", level: "error", label: "pasaka.documents",
                sentence: "\(tale: "zane") cannot be saved"))
        try disk.write("incidents.json", Array(JSONEncoder().encode(incidents)))
        let text = try written(), report = try object(text)
        #expect(report["crashes"] as? [String: Int] == ["2026-11-27": 1])
        #expect(
            report["trouble"] as? [String] == ["2026-11-27 17:59:58 error pasaka.documents: tale-1 cannot be saved"])
        #expect((report["beforeCrash"] as? [String: Any])?["events"] != nil)
        #expect(!text.contains("Zane") && !text.contains("zane"))
    }

    @Test func `it says why data is missing`() throws {
        let missing = try #require(try object(written())["missing"] as? [String])
        #expect(
            missing.map { $0.prefix { $0 != ":" } } == [
                "selftest", "health", "settings", "reading", "beforeCrash", "lastMinute",
            ])
    }

    @Test func `its recording can be replayed, and has no names`() throws {
        try record([.button(.next), .button(.back), .button(.confirm)])
        let text = try written()
        #expect(!text.lowercased().contains("zane"))
        let decoder = JSONDecoder()
        decoder.userInfo[.vocabulary] = activities.vocabulary
        let report = try decoder.decode(Report.Recordings.self, from: Data(text.utf8))
        let recording = try #require(report.recording)
        #expect(recording.route == "stories/tale-3/1")
        #expect(recording.events.map(\.tick) == [0, 60, 120])
        #expect(recording.start[Shelf.self]?.stories.first?.title == "xxxx")
    }

    /// The recording's files, line by line.
    private func recordingLines() throws -> [String] {
        try record([.button(.next), .button(.back)])
        return try disk.text("run/inputs.jsonl").split(separator: "\n").map(String.init)
    }

    private func missing(_ text: String) throws -> [String] {
        try #require(try object(text)["missing"] as? [String])
    }

    @Test func `a recording of another version is not left out without a word`() throws {
        let lines = try recordingLines().map { $0.replacing("\"motion\":", with: "\"movement\":") }
        try disk.write("run/inputs.jsonl", lines.joined(separator: "\n") + "\n")
        let text = try written()
        #expect(try object(text)["lastMinute"] == nil)
        #expect(try missing(text).contains { $0.hasPrefix("lastMinute: a recording is damaged") }, "\(text)")
    }

    @Test(arguments: [Int.min, -1, Int.max]) func `numbers that no player writes end no report`(number: Int) throws {
        for field in ["number", "tick"] {
            let lines = try recordingLines().map { line in
                line.replacing(try Regex("\"\(field)\":\\d+"), with: "\"\(field)\":\(number)")
            }
            try disk.write("run/inputs.jsonl", (lines + recordingLines().dropFirst()).joined(separator: "\n") + "\n")
            #expect(try missing(written()).contains { $0.hasPrefix("lastMinute: a recording is damaged") })
        }
    }

    @Test func `an oversized settings file is not loaded`() throws {
        try disk.write("settings.json", "{\"version\": 1, \"zane\": [\(String(repeating: "1, ", count: 1 << 20))1]}")
        #expect(try missing(written()).contains { $0.hasPrefix("settings: ") })
    }

    @Test func `the player's health is included without names`() throws {
        let health = Health(
            written: "2026-01-02T03:04:05+0200", runningSeconds: 3, route: "stories/zane/2",
            loop: .init(
                wakeUps: 1, ticks: 60, longestTurn: 1, longestTurnInLastMinute: 1, longestDelay: 0,
                longestDelayInLastMinute: 0),
            frames: .init(painted: 1, p50: 1, p99: 1), player: ProcessFacts(of: nil),
            decoder: .init(process: ProcessFacts(of: nil), restarts: 0),
            screen: .init(width: 1, height: 1, renderer: "software", videoDriver: "zane"), sound: "Zane's speaker",
            problems: [
                "\(tale: "zane")/story.json: \(field: "slides[1].imageName") \(file: "Kristaps un Zane 5.jpg") is odd"
            ],
            log: [
                LogLine(time: "t", level: "notice", label: "pasaka.sticks", sentence: "\(tale: "zane") is gone")
            ])
        try health.write(to: disk.path + "/run")
        let text = try written(selftest: SelfTest([Light(.tales, .tornTales, "\(tale: "zane"): torn")]))
        #expect(!text.lowercased().contains("zane") && !text.contains("Kristaps"))
        let told = try #require(try object(text)["health"] as? [String: Any])
        #expect(told["route"] as? String == "stories/tale-1/2")
        #expect((told["problems"] as? [String])?.first?.hasSuffix(".jpg is odd") == true)
        #expect((told["log"] as? [String])?.first?.hasSuffix("notice pasaka.sticks: tale-1 is gone") == true)
        #expect((try object(text)["selftest"] as? [String])?.first?.hasSuffix("(tale-1: torn)") == true)
    }

    @Test func `a health of very many lines is cut to its size`() throws {
        let problems = (0..<20_000).map { "\(tale: "a tale \($0)"): is odd" as Sentence }
        let health = Health(
            written: "", runningSeconds: 3, route: "home",
            loop: .init(
                wakeUps: 1, ticks: 60, longestTurn: 1, longestTurnInLastMinute: 1, longestDelay: 0,
                longestDelayInLastMinute: 0),
            frames: .init(painted: 1, p50: 1, p99: 1), player: ProcessFacts(of: nil),
            decoder: .init(process: ProcessFacts(of: nil), restarts: 0),
            screen: .init(width: 1, height: 1, renderer: "", videoDriver: ""), sound: "", problems: problems, log: [])
        let json = try health.json
        #expect(json.count <= Health.mostBytes)
        #expect(try JSONDecoder().decode(Health.self, from: Data(json)).problems.count > 500)
    }
}
