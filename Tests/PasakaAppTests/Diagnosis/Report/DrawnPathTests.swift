import Engine
import Foundation
import Glibc
import TestSupport
import Testing

@testable import LetterJudge
@testable import Letters
@testable import PasakaApp

/// A child may write its name: no report and no file for a crash may have it.
struct DrawnPathTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder(["run/keep"]) }

    /// A sheet to draw on, with a button.
    private struct Sheet: Screen {
        static let button = Rect(x: 1300, y: 900, width: 200, height: 200)

        var now = 0
        var marks = 0
        var taps = 0

        mutating func perform(_ action: Bool) -> [Command] {
            taps += 1
            return []
        }

        mutating func mark(_ contact: Contact) -> [Command] {
            marks += 1
            return []
        }

        func draw(in frame: inout Frame<Bool>) {
            frame.drawingArea = Rect(x: 100, y: 100, width: 1400, height: 1000)
            frame.hotspot(Self.button, sends: true)
            frame.draw(.text("\(marks) \(taps)", in: Stage.bounds, TextStyle(.words, size: 20, color: .ink)))
        }
    }

    private let sheets = [Activity(name: "") { _, _ in Sheet() }]

    /// A word in three strokes, each with places that nothing else has, and then a tap on the button.
    private var contacts: [Contact] {
        let word = (0..<3).flatMap { stroke in
            (0...40).map { step in
                let phase: Contact.Phase = step == 0 ? .began : step == 40 ? .ended : .moved
                let place = Point(x: 211.3 + Double(stroke * 300 + step * 7), y: 433.7 + Double(step * 3))
                return Contact(phase, 1, at: place, milliseconds: stroke * 1000 + step * 8)
            }
        }
        let tap = [Contact.Phase.began, .ended].map { Contact($0, 1, at: Sheet.button.center, milliseconds: 9000) }
        return word + tap
    }

    /// Draws the word in a show whose inputs are recorded for a crash.
    private func draw() -> Show {
        let recorder = FlightRecorder(folder: disk.path + "/run", pause: .seconds(1000))
        var show = Show(world: World(motion: .cut), activities: sheets)
        for (tick, contact) in contacts.enumerated() {
            _ = show.advance(tick - show.ticks)
            recorder.append(.contact(contact), to: show)
            _ = show.take(.contact(contact))
        }
        recorder.writeWaiting()
        return show
    }

    /// The places of the path in a text, in points or in tenths of points.
    private func places(in text: String) -> [String] {
        contacts.dropLast(2).flatMap { contact in
            [contact.point.x, contact.point.y].flatMap { ["\($0)", "\(Int(($0 * 10).rounded()))"] }
        }.filter { text.contains($0) }
    }

    @Test func `what a finger has drawn is in no file for a crash, but that it drew and what it pressed`() throws {
        let show = draw()
        let text = try disk.text("run/inputs.jsonl")
        #expect(places(in: text) == [])
        let recording = try #require(FlightReading.last(in: disk.path + "/run").recording)
        #expect(recording.events.count == 8)
        var taps: [Drawing] = []
        recording.replay(sheets, stops: [recording.ticks]) { taps = $1.picture.drawings }
        #expect(taps == [.text("6 1", in: Stage.bounds, TextStyle(.words, size: 20, color: .ink))])
        #expect(show.picture.drawings == [.text("123 1", in: Stage.bounds, TextStyle(.words, size: 20, color: .ink))])
    }

    @Test func `what a finger has drawn is in no report`() throws {
        _ = draw()
        var redaction = Redaction(shipped: [])
        let report = Report(state: disk.path, folder: disk.path + "/run", selftest: nil, redaction: &redaction)
        let file = open(disk.path + "/report.json", O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        defer { close(file) }
        var writer = ReportWriter(file: file, redaction: redaction)
        try writer.write(report, recordingsIn: disk.path + "/run", state: disk.path + "/state")
        let text = try disk.text("report.json")
        #expect(text.contains("lastMinute"))
        #expect(places(in: text.components(separatedBy: "\"lastMinute\"").last ?? "") == [])
    }

    @Test func `what the judge has read is in no file for a crash and in no report`() {
        let verdict = Verdict(accepted: false, ranking: ["J"], reason: .looksLike("J"))
        let answer = AnyAnswer(Judgement(number: 1, verdict: verdict), to: 1)
        #expect(activities.kind(of: answer)?.isShown == false)
        #expect(!activities.shows(.reply(.answer(answer))))
    }

    @Test func `a recording for developers has it all`() {
        var recording = Recording(start: World(motion: .cut), route: .home)
        for (tick, contact) in contacts.enumerated() { recording.append(.contact(contact), at: tick) }
        var last: [Drawing] = []
        recording.replay(sheets, stops: [recording.ticks]) { last = $1.picture.drawings }
        #expect(last == draw().picture.drawings)
    }
}
