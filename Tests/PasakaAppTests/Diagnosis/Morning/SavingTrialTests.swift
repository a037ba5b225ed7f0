import Glibc
import TestSupport
import Testing

@testable import PasakaApp

struct SavingTrialTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder([]) }

    @Test func `in a writable folder there is no failure, and nothing is left`() {
        #expect(SavingTrial.failure(in: disk.path + "/state") == nil)
        #expect(disk.names(in: "state") == [])
    }

    @Test func `a leftover of an earlier trial is no hindrance`() throws {
        try disk.write("state/.selftest.new", "torn")
        #expect(SavingTrial.failure(in: disk.path + "/state") == nil)
        #expect(disk.names(in: "state") == [])
    }

    @Test(.enabled(if: geteuid() != 0, "root may open every folder"))
    func `a folder that can be written and not opened is a failure`() throws {
        try disk.makeFolder("state")
        let folder = disk.path + "/state"
        #expect(chmod(folder, 0o300) == 0)
        #expect(SavingTrial.failure(in: folder)?.description == "\(folder): open: Permission denied")
    }

    @Test func `a file where the folder should be is a failure with its reason`() throws {
        try disk.write("state", "a file")
        let folder = disk.path + "/state"
        #expect(SavingTrial.failure(in: folder)?.description == "\(folder): File exists")
    }
}
