import TestSupport
import Testing

@testable import System

struct MachineTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    @Test func `a folder that is not there yet has the space of the one above it`() throws {
        let here = try #require(Machine.freeSpace(at: disk.path))
        let there = try #require(Machine.freeSpace(at: disk.path + "/not/yet"))
        #expect(here.bytes > 0 && here.hasRoomForFiles)
        #expect(abs(there.bytes - here.bytes) < 1 << 30)
    }

    @Test func `what a group may still take is its limit without what it has`() throws {
        try disk.write("list", "1:name=systemd:/\n0::/system.slice/pasaka.service\n")
        try disk.write("groups/system.slice/pasaka.service/memory.max", "536870912\n")
        try disk.write("groups/system.slice/pasaka.service/memory.current", "70000000\n")
        #expect(left == 466_870_912)
    }

    @Test(arguments: ["max\n", ""]) func `a group without a limit has no rest`(limit: String) throws {
        try disk.write("list", "0::/a\n")
        try disk.write("groups/a/memory.max", limit)
        try disk.write("groups/a/memory.current", "70000000\n")
        #expect(left == nil)
    }

    private var left: Int? { Machine.ownMemoryLeft(groups: disk.path + "/groups", list: disk.path + "/list") }

    @Test func `there is memory on a machine that runs tests`() { #expect(Machine.availableMemory > 1 << 20) }

    @Test(arguments: [(0, 1970), (1_767_225_599, 2025), (1_767_225_600, 2026)])
    func `seconds have a year`(seconds: Int, year: Int) { #expect(Machine.year(of: seconds) == year) }

    @Test func `the clock with a battery is read`() throws {
        try disk.write("rtc/since_epoch", "946684800\n")
        #expect(Machine.batteryYear(clock: disk.path + "/rtc") == 2000)
        #expect(Machine.batteryYear(clock: disk.path + "/none") == nil)
    }
}
