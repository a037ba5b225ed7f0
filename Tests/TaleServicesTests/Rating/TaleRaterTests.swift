import Engine
import Glibc
import Synchronization
import TalePacks
import TestSupport
import Testing

@testable import TaleServices

struct TaleRaterTests {
    private let disk: TemporaryFolder
    /// What the app heard.
    private final class News: Sendable { let heard = Mutex<[String]>([]) }
    private let news = News()

    private static let tale = #"{"id" : "lacis", "title": "Lācis", "slides": [{"id": "a", "imageName": "1"}]}"#

    init() throws {
        disk = try TemporaryFolder(["shipped/racenis/1.jpg", "own/lacis/1.jpg", "own/bildes/1.jpg"])
        try disk.write("own/lacis/story.json", Self.tale)
        try disk.write("shipped/racenis/story.json", Self.tale)
    }

    private func rate(_ pack: String, _ wolves: Int?) -> [String] {
        var host = ActivityHost(
            agenda: Agenda(now: { .zero }) { _, _ in },
            folders: ActivityHost.Folders(assets: nil, state: disk.path))
        host.folders.packs = ["\(disk.path)/shipped", "\(disk.path)/own"]
        host.folders.family = "\(disk.path)/own"
        host.tell = { [news] reply in
            guard case .learned(let document) = reply, let failure = document.content as? RatingFailure else { return }
            news.heard.withLock { $0.append(failure.pack ?? "written") }
        }
        host.reload = { [news] done in
            news.heard.withLock { $0.append("read again") }
            done()
        }
        TaleRater(host).perform([.ask(RatingRequest.rate(pack: pack, wolves: wolves))])
        #expect(eventually { news.heard.withLock { $0.last == "read again" || $0.last == pack } })
        return news.heard.withLock { heard in
            defer { heard = [] }
            return heard
        }
    }

    private var shelf: Shelf { StoryService(roots: ["\(disk.path)/own"]).loadShelf() }

    @Test func `the wolves are in the tale's own file, and everything else stays, also its time`() throws {
        let then = timeval(tv_sec: 1_000_000_000, tv_usec: 0)
        #expect(utimes("\(disk.path)/own/lacis/story.json", [then, then]) == 0)
        #expect(rate("stories/1/lacis", 2) == ["written", "read again"])
        let rated = Self.tale.replacing(#""slides""#, with: #""wolves": 2, "slides""#)
        #expect(try disk.text("own/lacis/story.json") == rated)
        #expect(shelf["lacis"]?.rating == 2 && shelf["lacis"]?.added == 1_000_000_000)
        #expect(shelf.problems == [])
        #expect(rate("stories/1/lacis", nil) == ["written", "read again"])
        #expect(try disk.text("own/lacis/story.json") == Self.tale)
        #expect(disk.names(in: "own/lacis").sorted() == ["1.jpg", "story.json"])
    }

    @Test(arguments: ["stories/0/racenis", "stories/1/none", "stories/1/bildes", "stories/1/..", "x"])
    func `what has no file of the family's says so, and nothing changes`(pack: String) throws {
        #expect(rate(pack, 1) == [pack])
        #expect(try disk.text("shipped/racenis/story.json") == Self.tale)
        #expect(disk.names(in: "own/bildes") == ["1.jpg"])
    }
}
