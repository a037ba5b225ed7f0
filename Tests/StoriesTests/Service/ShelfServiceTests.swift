import Engine
import TalePacks
import TestSupport
import Testing

@testable import Stories

struct ShelfServiceTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder(["tales/racenis/1.png", "tales/vilks/1.png", "tales/vilks/1.ogg"]) }

    private var service: ShelfService {
        var host = ActivityHost(
            agenda: Agenda(now: { .zero }) { _, work in work() },
            folders: ActivityHost.Folders(assets: nil, state: disk.path))
        host.folders.packs = ["\(disk.path)/tales"]
        return ShelfService(host)
    }

    private func shelf(_ world: World, _ extent: Extent) -> Shelf? {
        service.documents(for: world, extent).first?.content as? Shelf
    }

    @Test func `home learns only the tale to resume, other screens learn all`() {
        var (world, progress) = (World(), UserProgress())
        progress.turn("vilks", to: 1)
        world[UserProgress.self] = progress
        #expect(shelf(world, .home)?.stories.map(\.id) == ["vilks"])
        #expect(shelf(world, .home)?.isWhole == false)
        #expect(shelf(world, .content)?.stories.map(\.id) == ["racenis", "vilks"])
        #expect(shelf(World(), .home)?.stories == [])
    }

    @Test func `an audit counts the tales and names their files, and what is no tale`() throws {
        try disk.write("tales/tukša/story.json", "{}")
        let audit = service.audit()
        #expect("\(audit.summary)" == "2 tales")
        #expect(audit.contents?.count == 2)
        #expect(audit.contents?.broken.count == 1)
        #expect(audit.images.contains("stories/0/vilks/1.png"))
        #expect(audit.sounds == ["stories/0/vilks/1.ogg"])
    }

    @Test func `what waits for the tales to be read again is called although nobody watches yet`() {
        let done = Counter()
        service.reload { done.count() }
        #expect(eventually { done.times == 1 })
    }
}
