import Engine
import Synchronization
import TalePacks
import TestSupport
import Testing

@testable import TaleServices

struct TaleRemoverTests {
    /// What the service was told and told, and the stored document.
    private final class House: Sendable {
        let news = Mutex<[String]>([])
        let known = Mutex<RemovedTales?>(nil)
        let days = Mutex<RemovalDays?>(nil)
        let today = Mutex(1)
        let waiting = Mutex<[@Sendable () -> Void]>([])
    }

    private let disk: TemporaryFolder
    private let house = House()

    init() throws {
        disk = try TemporaryFolder(["shipped/racenis/1.jpg", "own/lacis/1.jpg", "own/vilks/1.jpg"])
    }

    private var remover: TaleRemover {
        var host = ActivityHost(
            agenda: Agenda(now: { .zero }) { [house] _, work in house.waiting.withLock { $0.append(work) } },
            folders: ActivityHost.Folders(assets: nil, state: disk.path))
        host.folders.packs = ["\(disk.path)/shipped", "\(disk.path)/own"]
        host.folders.family = "\(disk.path)/own"
        host.load = { [house] _ in house.days.withLock(\.self) }
        host.save = { [house] document in house.days.withLock { $0 = document.content as? RemovalDays } }
        host.reload = { [house] done in
            house.news.withLock { $0.append("read again") }
            done()
        }
        host.tell = { [house] reply in
            guard case .answer(let answer) = reply, let news = answer[RemovalAnswer.self] else { return }
            if case .known(let known) = news { house.known.withLock { $0 = known } }
            house.news.withLock {
                if case .failed(let failure) = news { $0.append("\(failure)") } else { $0.append("known") }
            }
        }
        return TaleRemover(host) { [house] in house.today.withLock(\.self) }
    }

    private var news: [String] { house.news.withLock(\.self) }
    private var known: RemovedTales? { house.known.withLock(\.self) }

    @Test func `the page hears what lies aside and how much room there is`() {
        remover.perform([.ask(RemovalRequest.look)])
        #expect(eventually { news == ["known"] })
        #expect(known?.tales == [] && (known?.free ?? 0) > 0)
    }

    @Test func `everybody knows from the start which tales are the family's`() {
        #expect(remover.documents(for: World(), .home) == [AnyDocument(OwnTales(root: 1))])
    }

    @Test func `several tales are moved at once, and one that cannot be stays alone`() {
        let remover = remover
        remover.perform([.ask(RemovalRequest.remove(packs: ["stories/1/lacis", "stories/1/none", "stories/1/vilks"]))])
        #expect(eventually { news == ["unwritable", "read again", "known"] })
        #expect(known?.tales.map(\.folder) == ["lacis", "vilks"])
        remover.perform([.ask(RemovalRequest.bringBack(folders: ["vilks", "lacis"]))])
        #expect(eventually { news.count == 5 })
        #expect(disk.names(in: "own").filter { !$0.hasPrefix(".") } == ["lacis", "vilks"])
    }

    @Test func `a removed tale is off the shelf before the page hears of it, and comes back`() {
        let remover = remover
        remover.perform([.ask(RemovalRequest.remove(packs: ["stories/1/lacis"]))])
        #expect(eventually { news == ["read again", "known"] })
        #expect(known?.tales == [RemovedTales.Tale(folder: "lacis", title: "lacis", daysLeft: 30)])
        #expect(disk.names(in: "own").filter { !$0.hasPrefix(".") } == ["vilks"])
        remover.perform([.ask(RemovalRequest.bringBack(folders: ["lacis"]))])
        #expect(eventually { news.count == 4 })
        #expect(known?.tales == [])
        #expect(disk.names(in: "own").contains("lacis"))
    }

    @Test(arguments: ["stories/0/racenis", "stories/1/..", "stories/1/a/b", "stories/1/none", "x", "stories/7/lacis"])
    func `what is no tale of the family's stays`(pack: String) {
        remover.perform([.ask(RemovalRequest.remove(packs: [pack]))])
        #expect(eventually { news == ["unwritable"] })
        #expect(disk.names(in: "shipped") == ["racenis"])
    }

    @Test func `a tale does not come back over another one with its id`() throws {
        let remover = remover
        remover.perform([.ask(RemovalRequest.remove(packs: ["stories/1/lacis"]))])
        #expect(eventually { news.count == 2 })
        try disk.write("own/lacis/1.jpg")
        remover.perform([.ask(RemovalRequest.bringBack(folders: ["lacis"]))])
        #expect(eventually { news.last == "taken" })
        #expect(disk.names(in: "own/.removed") == ["lacis"])
    }

    @Test func `after a month it is deleted, and not a day earlier`() throws {
        let remover = remover
        remover.perform([.ask(RemovalRequest.remove(packs: ["stories/1/lacis"]))])
        #expect(eventually { news.count == 2 })
        for day in 2...32 {
            #expect(disk.names(in: "own/.removed") == ["lacis"], "day \(day)")
            house.today.withLock { $0 = day }
            #expect(eventually { house.waiting.withLock { !$0.isEmpty } })
            let next = house.waiting.withLock { waiting in
                defer { waiting = [] }
                return waiting
            }
            for work in next { work() }
            #expect(eventually { house.days.withLock { $0?.days["lacis"]?.contains(day) == true || day == 32 } })
        }
        #expect(eventually { disk.names(in: "own/.removed") == [] })
    }
}
