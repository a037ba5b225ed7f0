import Engine
import Platform
import Synchronization
import System
import TalePacks
import TestSupport
import Testing

@testable import TaleServices

struct TellingRecorderTests {
    private final class Heard: Sendable {
        private let lines = Mutex<[String]>([])
        func add(_ line: String) { lines.withLock { $0.append(line) } }
        var all: [String] { lines.withLock { $0 } }
    }

    private let disk: TemporaryFolder
    private let heard = Heard()
    /// The microphone, of which only the folder of takes is needed here.
    private let microphone: MicrophoneService
    private let place = TellingPlace(pack: "stories/0/tale", tale: "turnip", telling: "fox-orange")

    private var take: SlideTake { SlideTake(place, slide: "s1", tick: 7) }

    init() throws {
        disk = try TemporaryFolder(["stories/tale/story.json", "takes/1.wav"])
        microphone = MicrophoneService(folder: "\(disk.path)/takes")
    }

    private var keep: RecorderCommand { .keep("takes/1.wav", name: "s1", seconds: 3, take) }

    private var recorder: TellingRecorder { TellingRecorder(host) }

    private var host: ActivityHost {
        let folders = AssetFolders(interface: "", stories: ["\(disk.path)/stories"], takes: "\(disk.path)/takes")
        var host = ActivityHost(
            agenda: Agenda(now: { .zero }) { _, work in work() },
            folders: ActivityHost.Folders(assets: nil, state: disk.path))
        host.folders.packs = folders.stories
        host.folders.family = "\(disk.path)/stories"
        host.open = { try folders.open($0) }
        host.microphone = microphone
        host.program = { [disk] _ in "\(disk.path)/none" }
        host.reload = { [heard] done in
            heard.add("the shelf is read again")
            done()
        }
        host.tell = { [heard] reply in
            guard case .answer(let answer) = reply, let news = answer[RecorderAnswer.self] else { return }
            heard.add("\(news)")
        }
        return host
    }

    @Test func `what is kept is on the shelf before the page hears of it`() {
        recorder.perform([.record(keep)])
        #expect(eventually { heard.all.count == 2 })
        #expect(heard.all == ["the shelf is read again", "\(RecorderAnswer.kept(take))"])
        #expect(disk.names(in: "stories/tale/tellings/fox-orange").contains("s1.wav"))
    }

    @Test func `a take that is not there cannot be kept`() {
        recorder.perform([.record(.keep("takes/2.wav", name: "s1", seconds: 3, take))])
        #expect(eventually { heard.all == ["\(RecorderAnswer.failed(.unwritable, of: take))"] })
    }

    @Test func `what is removed has gone from the shelf before the page hears of it`() {
        recorder.perform([.play(.press), .record(.remove(place))])
        #expect(eventually { heard.all.count == 2 })
        #expect(heard.all == ["the shelf is read again", "\(RecorderAnswer.removed(place))"])
    }

    // MARK: - What cannot be kept

    /// Lets nothing be written where the recordings lie.
    private func block() throws {
        try disk.write("stories/tale/tellings", "in the way")
        try disk.write("stories/turnip", "in the way")
    }

    private func unblock() {
        disk.remove("stories/tale/tellings")
        disk.remove("stories/turnip")
    }

    private func has(_ news: RecorderAnswer, times: Int = 1) -> Bool {
        heard.all.count { $0 == "\(news)" } == times
    }

    @Test func `who leaves while a take is kept finds it on coming back, when that has failed`() throws {
        try block()
        let recorder = recorder
        recorder.perform([.record(keep), .record(.letGo), .record(.look)])
        #expect(eventually { has(.unkept("takes/1.wav", seconds: 3, .unwritable, of: take)) })
        #expect(disk.names(in: "takes") == ["1.wav"])
        unblock()
        recorder.perform([.record(keep), .record(.letGo)])
        #expect(eventually { has(.kept(take)) })
        #expect(disk.names(in: "stories/tale/tellings/fox-orange").contains("s1.wav"))
        #expect(eventually { disk.names(in: "takes") == [] })
    }

    @Test func `a take that could not be kept survives a new one of another slide, and is offered after it`() throws {
        try disk.write("takes/2.wav")
        try block()
        let second = SlideTake(place, slide: "s2", tick: 90)
        let recorder = recorder
        recorder.perform([.record(keep)])
        #expect(eventually { has(.failed(.unwritable, of: take)) })
        unblock()
        recorder.perform([.record(.keep("takes/2.wav", name: "s2", seconds: 2, second)), .record(.letGo)])
        #expect(eventually { has(.unkept("takes/1.wav", seconds: 3, .unwritable, of: take)) })
        #expect(has(.kept(second)))
        #expect(eventually { disk.names(in: "takes") == ["1.wav"] })
    }

    @Test func `a newer take of the same slide replaces the one that could not be saved`() throws {
        try disk.write("takes/2.wav")
        try block()
        let recorder = recorder
        let newer = SlideTake(place, slide: "s1", tick: 90)
        recorder.perform([
            .record(keep), .record(.keep("takes/2.wav", name: "s1", seconds: 2, newer)), .record(.letGo),
            .record(.look),
        ])
        #expect(eventually { has(.unkept("takes/2.wav", seconds: 2, .unwritable, of: newer)) })
        #expect(!has(.unkept("takes/1.wav", seconds: 3, .unwritable, of: take)))
        #expect(eventually { disk.names(in: "takes") == ["2.wav"] })
    }

    @Test func `when it is closed, what could not be kept is tried a last time`() throws {
        try block()
        let recorder = recorder
        recorder.perform([.record(keep), .record(.letGo)])
        #expect(eventually { has(.failed(.unwritable, of: take)) })
        unblock()
        recorder.close()
        #expect(disk.names(in: "stories/tale/tellings/fox-orange").contains("s1.wav"))
    }
}
