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

    /// In a separate process: the kernel ties a lock to its process.
    @Test func aSecondPlayerNoticesTheFirst() async throws {
        let first = try #require(RunningPlayer(folder: folder.path))
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            precondition(RunningPlayer(folder: path) == nil, "the second has the lock too")
            precondition(RunningPlayer.process(in: path) == getppid(), "the first is not known")
        }
        withExtendedLifetime(first) {}
    }

    @Test func aFolderThatCannotBeMadeIsNoHindrance() {
        #expect(RunningPlayer(folder: "/proc/none") == nil)
        #expect(RunningPlayer.process(in: "/proc/none") == nil)
    }
}
