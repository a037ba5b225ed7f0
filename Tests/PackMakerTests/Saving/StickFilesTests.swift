import Dispatch
import Engine
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import PackMaker

/// Files that activities save to a stick.
struct StickFilesTests {
    private let disk: TestSupport.TemporaryFolder
    private var stick: String { disk.path + "/K" }

    init() throws {
        disk = try TestSupport.TemporaryFolder()
        try disk.makeFolder("K")
    }

    private func files(_ name: String = "2026 Rīts", _ text: String = "a", replaces: Bool = false) -> StickFiles {
        StickFiles(name, [("txt", Array(text.utf8)), ("tsv", [9])], in: "Pasaka", replaces: replaces)
    }

    private func refusal(_ files: StickFiles, on place: String) -> StickFailure? {
        do throws(PackRefusal) {
            _ = try files.write(on: place, through: nil)
            return nil
        } catch {
            return StickFailure(error)
        }
    }

    @Test func `files of one name lie in a folder, each time new ones`() throws {
        try disk.makeFolder("K/Pasaka")
        try disk.write("K/Pasaka/2026 Rīts.tsv", "mine")
        for number in [" 2", " 3"] {
            let (places, pulling) = try files().write(on: stick, through: nil)
            #expect(places == ["Pasaka/2026 Rīts\(number).txt", "Pasaka/2026 Rīts\(number).tsv"])
            #expect(pulling == .byDesktop)
        }
        #expect(try disk.text("K/Pasaka/2026 Rīts.tsv") == "mine")
        #expect(disk.names(in: "K/Pasaka").count == 5)
    }

    @Test func `what replaces its former self keeps its name`() throws {
        for text in ["a", "b"] {
            #expect(try files("x", text, replaces: true).write(on: stick, through: nil).files.first == "Pasaka/x.txt")
            #expect(try disk.text("K/Pasaka/x.txt") == text)
        }
        #expect(disk.names(in: "K/Pasaka") == ["x.tsv", "x.txt"])
    }

    @Test func `signs that a stick refuses are left out of names`() throws {
        let places = try files("2026 ../¿Qué?/\u{7}").write(on: stick, through: nil).files
        #expect(places == ["Pasaka/2026 ..¿Qué.txt", "Pasaka/2026 ..¿Qué.tsv"])
    }

    @Test func `a stick that has gone is told`() { #expect(refusal(files(), on: disk.path + "/gone") == .pulled) }

    @Test(.enabled(if: getuid() == 0, "only root may mount"), arguments: [true, false])
    func `a full stick and one that cannot be written are told, and nothing stays on them`(replaces: Bool) throws {
        let small = try #require(SmallDisk(at: stick, bytes: 8192))
        let large = files("x", String(repeating: "a", count: 9000), replaces: replaces)
        #expect(refusal(large, on: stick) == .full)
        #expect(disk.names(in: "K") == [])
        small.allow(writing: false)
        #expect(refusal(large, on: stick) == .unwritable)
        withExtendedLifetime(small) {}
    }

    /// What saving in the background has come to.
    private final class Outcome: Sendable {
        private let pulling = Mutex<StickPulling?>(nil)
        func set(_ pulling: StickPulling?) { self.pulling.withLock { $0 = pulling } }
        func get() -> StickPulling? { pulling.withLock(\.self) }
    }

    @Test func `a request that nobody answers is withdrawn`() throws {
        try disk.makeFolder("running")
        var door = StickDoor(folder: disk.path + "/running", sticks: disk.path)
        door.patience = (lent: 0, back: 0)
        #expect(throws: PackRefusal.gone(disk.path + "/none")) { try door.open(disk.path + "/none") { true } }
        #expect(disk.names(in: "running") == [])
    }

    @Test(.enabled(if: getuid() == 0, "only root may mount"))
    func `a stick that may only be read is asked for, and given back`() throws {
        try disk.makeFolder("running")
        let small = try #require(SmallDisk(at: stick, bytes: 4 << 20))
        small.allow(writing: false)
        var folders = ActivityHost.Folders(assets: nil, state: "")
        (folders.media, folders.running) = ([disk.path], disk.path + "/running")
        let outcome = Outcome(), door = StickDoor(folders), files = files("x")
        DispatchQueue(label: "saving").async { [stick] in
            outcome.set(try? files.write(on: stick, through: door).1)
        }
        #expect(eventually { disk.names(in: "running") == ["stick-to-write"] })
        small.allow(writing: true)
        #expect(eventually { disk.names(in: "running") == [] })
        small.allow(writing: false)
        #expect(eventually { outcome.get() == .now })
        #expect(disk.names(in: "K/Pasaka") == ["x.tsv", "x.txt"])
        withExtendedLifetime(small) {}
    }
}
