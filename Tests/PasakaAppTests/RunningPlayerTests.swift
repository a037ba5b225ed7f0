import Glibc
import TestSupport
import Testing

@testable import PasakaApp

struct RunningPlayerTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func whereNoPlayerRunsThereIsNoProcess() throws {
        #expect(RunningPlayer.process(in: folder.path) == nil)
        _ = RunningPlayer(folder: folder.path)
        #expect(RunningPlayer.process(in: folder.path) == nil)
    }

    @Test func aFolderThatCannotBeMadeIsNoHindrance() {
        #expect(RunningPlayer(folder: "/proc/none") == nil)
        #expect(RunningPlayer.process(in: "/proc/none") == nil)
    }
}
