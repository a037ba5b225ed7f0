import Conversion
import Engine
import Platform
import Synchronization
import TestSupport
import Testing

@testable import PasakaApp

struct TellingRecorderTests {
    private final class Heard: Sendable {
        private let lines = Mutex<[String]>([])
        func add(_ line: String) { lines.withLock { $0.append(line) } }
        var all: [String] { lines.withLock { $0 } }
    }

    private let disk: TemporaryFolder
    private let heard = Heard()
    private let place = TellingPlace(pack: "stories/0/tale", tale: "turnip", telling: "fox-orange")

    init() throws { disk = try TemporaryFolder(["stories/tale/story.json", "takes/1.wav"]) }

    private var recorder: TellingRecorder {
        TellingRecorder(
            folders: AssetFolders(
                interface: "", stories: ["\(disk.path)/stories"], takes: "\(disk.path)/takes"),
            family: "\(disk.path)/own", conversion: Conversion(executable: "\(disk.path)/none"),
            changed: { [heard] done in
                heard.add("the shelf is read again")
                done()
            }, deliver: { [heard] in heard.add("\($0)") })
    }

    @Test func `what is kept is on the shelf before the page hears of it`() {
        recorder.perform([.record(.keep("takes/1.wav", slide: "s1", place))])
        #expect(eventually { heard.all.count == 2 })
        #expect(heard.all == ["the shelf is read again", "\(RecorderNews.kept(slide: "s1"))"])
        #expect(disk.names(in: "stories/tale/tellings/fox-orange").contains("s1.wav"))
    }

    @Test func `a take that is not there cannot be kept`() {
        recorder.perform([.record(.keep("takes/2.wav", slide: "s1", place))])
        #expect(eventually { heard.all == ["\(RecorderNews.failed(.unwritable))"] })
    }

    @Test func `what is removed has gone from the shelf before the page hears of it`() {
        recorder.perform([.play(.press), .record(.remove(place))])
        #expect(eventually { heard.all.count == 2 })
        #expect(heard.all == ["the shelf is read again", "\(RecorderNews.removed(telling: "fox-orange"))"])
    }

    @Test func `when it is closed the takes go`() {
        recorder.close()
        #expect(disk.names(in: "takes") == [])
    }
}
