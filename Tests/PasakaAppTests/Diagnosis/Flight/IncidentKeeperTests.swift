import Engine
import GrownUps
import Sentences
import TestSupport
import Testing

@testable import PasakaApp

/// What went wrong outlives the power cut, and wears out no disk.
struct IncidentKeeperTests {
    private let disk: TemporaryFolder
    private let time = InventedTime()

    init() throws { disk = try TemporaryFolder() }

    private func line(_ number: Int) -> LogLine {
        LogLine(time: "t", level: "warning", label: "pasaka.audio", sentence: "trouble \(number)")
    }

    private var store: DocumentStore { DocumentStore(folder: disk.path, agenda: time.agenda) }
    private var kept: Incidents? { store.load(Incidents.self) }

    @Test func `lines are written together, and then not for ten minutes`() {
        let store = store
        let keeper = IncidentKeeper(World(), store: store, agenda: time.agenda) { _ in }
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
        let keeper = IncidentKeeper(World(), store: store, agenda: time.agenda) { _ in }
        keeper.finish()
        store.finish()
        #expect(kept == nil)
        keeper.keep(line(1))
        keeper.finish()
        store.finish()
        #expect(kept?.lines == [line(1)])
    }

    @Test func `a crash is counted beside those before, and its recording kept`() throws {
        let run = try TemporaryFolder()
        try run.write("crash.jsonl", "{\"a recording\": 1}\n")
        var world = World(), before = Incidents()
        before.crash(on: "2026-11-27")
        before.crash(on: "2026-11-28")
        world[Incidents.self] = before
        let keeper = IncidentKeeper(world, store: store, agenda: time.agenda) { _ in }
        keeper.crashed(in: run.path, on: "2026-11-28")
        time.pass(.seconds(6))
        #expect(kept?.days.map(\.date) == ["2026-11-27", "2026-11-28"])
        #expect(kept?.days.map(\.crashes) == [1, 2])
        #expect(try disk.text("crash.jsonl") == "{\"a recording\": 1}\n")
    }

    @Test func `a recording that is too large is not kept`() throws {
        let run = try TemporaryFolder()
        try run.write("crash.jsonl", String(repeating: "x", count: IncidentKeeper.mostRecording + 1))
        IncidentKeeper(World(), store: store, agenda: time.agenda) { _ in }.crashed(in: run.path, on: "2026-11-28")
        time.pass(.seconds(6))
        #expect(disk.names(in: ".").sorted() == ["incidents.json"])
    }
}
