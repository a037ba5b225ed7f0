import Engine
import Glibc
import GrownUps
import Sentences
import Stories
import TalePacks
import TestSupport
import Testing

@testable import PasakaApp

/// What went wrong outlives the power cut, and wears out no disk.
struct IncidentKeeperTests {
    private let disk, run: TemporaryFolder
    private let time = InventedTime()

    init() throws { (disk, run) = (try TemporaryFolder(), try TemporaryFolder()) }

    private func line(_ number: Int) -> LogLine {
        LogLine(time: "t", level: "warning", label: "pasaka.audio", sentence: "trouble \(number)")
    }

    private var store: DocumentStore { DocumentStore(folder: disk.path, agenda: time.agenda) }
    private var kept: Incidents? { store.load(Incidents.self) }

    private func keeper(_ world: World = World(), _ store: DocumentStore? = nil) -> IncidentKeeper {
        IncidentKeeper(world, store: store ?? self.store, folder: run.path, agenda: time.agenda) { _ in }
    }

    /// A kiosk's world with a family's tale, which the child has opened.
    private var world: World {
        var world = World(motion: .cut), progress = UserProgress()
        progress.turn("zane", to: 1)
        world[UserProgress.self] = progress
        world[Shelf.self] = Shelf(stories: [
            Story(id: "zane", title: "Zane", slides: [Slide(id: "1", text: "Zane nāk."), Slide(id: "2")])
        ])
        return world
    }

    /// Leaves what a player that crashed leaves.
    private func crash(inputs count: Int = 1) {
        let recorder = FlightRecorder(folder: run.path, pause: .seconds(1000))
        let show = Show(world: world, activities: activities, at: "stories/zane/1")
        for place in 0..<count { recorder.append(.press(Point(x: Double(place), y: 1)), to: show) }
        recorder.writeWaiting()
        _ = FlightFile(folder: run.path)
    }

    @Test func `lines are written together, and then not for ten minutes`() {
        let store = store
        let keeper = keeper(World(), store)
        for number in 1...3 { keeper.keep(line(number)) }
        time.pass(.seconds(4))
        #expect(kept == nil)
        time.pass(.seconds(2))
        #expect(kept?.lines == (1...3).map(line))
        keeper.keep(line(4))
        time.pass(.seconds(590))
        #expect(kept?.lines.count == 3)
        time.pass(.seconds(11))
        #expect(kept?.lines.count == 4)
    }

    @Test func `at the end what is due is written at once`() {
        let store = store
        let keeper = keeper(World(), store)
        keeper.finish()
        store.finish()
        #expect(kept == nil)
        keeper.keep(line(1))
        keeper.finish()
        store.finish()
        #expect(kept?.lines == [line(1)])
    }

    @Test func `a crash is counted at once beside those before`() {
        var world = World(), before = Incidents()
        before.crash(on: "2026-11-27")
        before.crash(on: "2026-11-28")
        world[Incidents.self] = before
        keeper(world).crashed(on: "2026-11-28")
        #expect(kept?.days.map(\.date) == ["2026-11-27", "2026-11-28"])
        #expect(kept?.days.map(\.crashes) == [1, 2])
    }

    @Test func `a player that crashes again and again is counted in memory, and written once in ten minutes`() throws {
        keeper().crashed(on: "2026-11-28")
        #expect(kept?.days.map(\.crashes) == [1])
        for _ in 1...4 {
            var world = World()
            world[Incidents.self] = kept
            keeper(world).crashed(on: "2026-11-28")
        }
        #expect(kept?.days.map(\.crashes) == [1])
        #expect(try run.text("crashes") == "4")
        time.pass(.seconds(601))
        #expect(kept?.days.map(\.crashes) == [5])
        #expect(run.names(in: ".").contains("crashes") == false)
    }

    @Test func `the recording of a crash is kept without names, and a kiosk's without what its children opened`() throws
    {
        for isKiosk in [false, true] {
            crash(inputs: 3)
            var world = World()
            if isKiosk { world.learn(AnyDocument(Kiosk())) }
            unlink("\(disk.path)/incidents.json")
            keeper(world).crashed(on: "2026-11-28")
            let text = try disk.text("crash.jsonl")
            #expect(!text.contains("Zane") && !text.contains("zane"))
            let recording = try #require(FlightReading.crash(in: "/none", keptIn: disk.path).recording)
            #expect(recording.events.count == 3)
            #expect((recording.start[UserProgress.self]?.lastTale == nil) == isKiosk)
            disk.remove("crash.jsonl")
        }
    }

    @Test func `a recording that is too large replaces the one before by nothing, and one of last week is not used`()
        throws
    {
        crash()
        keeper().crashed(on: "2026-11-27")
        #expect(!FlightReading.crash(in: "/none", keptIn: disk.path).isEmpty)
        let later = Int(Glibc.time(nil)) + 8 * 86_400
        #expect(FlightReading.crash(in: "/none", keptIn: disk.path, now: later).isEmpty)
        crash(inputs: 3000)
        unlink("\(disk.path)/incidents.json")
        keeper().crashed(on: "2026-11-28")
        #expect(!disk.names(in: ".").contains("crash.jsonl"))
    }
}
