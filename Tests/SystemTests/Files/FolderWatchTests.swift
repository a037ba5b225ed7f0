import Glibc
import Synchronization
import TestSupport
import Testing

@testable import System

struct FolderWatchTests {
    private final class Counter: Sendable {
        private let value = Atomic<Int>(0)
        func add() { value.add(1, ordering: .relaxed) }
        var count: Int { value.load(ordering: .relaxed) }
    }

    @Test func `a new file is told`() throws {
        let disk = try TemporaryFolder(), calls = Counter()
        let watch = FolderWatch([disk.path]) { calls.add() }
        try disk.write("new", [1])
        #expect(eventually { calls.count > 0 })
        withExtendedLifetime(watch) {}
    }

    @Test func `many changes together are told once`() throws {
        let disk = try TemporaryFolder(), calls = Counter()
        let watch = FolderWatch([disk.path]) { calls.add() }
        let start = ContinuousClock.now
        for number in 0..<50 { try disk.write("\(number)", [1]) }
        #expect(eventually { calls.count > 0 })
        // A busy machine may have taken longer to write them than the watch waits.
        let pauses = Int((ContinuousClock.now - start) / .milliseconds(FolderWatch.usualPause))
        let before = calls.count
        try disk.write("later", [1])
        #expect(eventually { calls.count > before })
        #expect(calls.count <= pauses + 2)
        withExtendedLifetime(watch) {}
    }

    @Test func `a folder that goes is told and missing ones are passed over`() throws {
        let disk = try TemporaryFolder(), calls = Counter()
        try disk.makeFolder("tale")
        let watch = FolderWatch(["/nowhere/at/all", disk.path + "/tale"]) { calls.add() }
        #expect(watch != nil)
        rmdir(disk.path + "/tale")
        #expect(eventually { calls.count > 0 })
        withExtendedLifetime(watch) {}
    }

    @Test func `a folder that goes is told without the pause`() throws {
        let disk = try TemporaryFolder(), calls = Counter()
        try disk.makeFolder("tale")
        let watch = FolderWatch([disk.path + "/tale"], pause: 3_600_000) { calls.add() }
        try disk.write("tale/new", [1])
        rename(disk.path + "/tale", disk.path + "/pulled")
        #expect(eventually { calls.count > 0 })
        withExtendedLifetime(watch) {}
    }

    @Test func `what is touched is named once`() throws {
        let disk = try TemporaryFolder(["tale/old"]), calls = Counter()
        let watch = try #require(FolderWatch([disk.path, disk.path + "/tale"], pause: 3_600_000) { calls.add() })
        #expect(watch.takeTouched() == [])
        try disk.write("tale/new", [1])
        try disk.write("tale/new", [1, 2])
        unlink(disk.path + "/tale/old")
        #expect(watch.takeTouched() == [disk.path + "/tale/new", disk.path + "/tale/old"])
        rename(disk.path + "/tale", disk.path + "/pulled")
        #expect(watch.takeTouched() == [disk.path + "/tale", disk.path + "/pulled"])
        #expect(watch.takeTouched() == [])
    }

    @Test func `more than can be named is told`() throws {
        let disk = try TemporaryFolder()
        let watch = try #require(FolderWatch([disk.path]) {})
        for number in 0...FolderWatch.mostTouched { try disk.write("\(number)", []) }
        #expect(watch.takeTouched() == nil)
        try disk.write("later", [])
        #expect(watch.takeTouched() == [disk.path + "/later"])
    }
}
