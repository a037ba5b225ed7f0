import Glibc
import Storage
import TestSupport
import Testing

@testable import PasakaApp

struct RunningPlayerTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `where no player runs there is no process`() throws {
        #expect(RunningPlayer.process(in: folder.path) == nil)
        _ = RunningPlayer(folder: folder.path)
        #expect(RunningPlayer.process(in: folder.path) == nil)
    }

    /// A test in a separate process: the kernel ties a lock to its process.
    @Test func `a second player notices the first`() async throws {
        let first = try #require(RunningPlayer(folder: folder.path))
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            precondition(RunningPlayer(folder: path) == nil, "the second has the lock too")
            precondition(RunningPlayer.process(in: path) == getppid(), "the first is not known")
        }
        withExtendedLifetime(first) {}
    }

    /// Root asks for a report, and the player's user may own the file that names a process.
    @Test func `a process of another user than the file's owner gets no signal`() async throws {
        let first = try #require(RunningPlayer(folder: folder.path))
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            try RunningPlayer.signal(0, in: path)
            guard geteuid() == 0 else { return }
            precondition(chown("\(path)/player.lock", 4242, 4242) == 0)
            do {
                try RunningPlayer.signal(0, in: path)
                preconditionFailure("it is sent")
            } catch let failure as CallFailure {
                precondition(failure.code == EPERM)
            }
        }
        withExtendedLifetime(first) {}
        #expect(throws: CallFailure("kill", ESRCH)) { try RunningPlayer.signal(0, in: folder.path + "/none") }
    }

    @Test func `a folder that cannot be made is no hindrance`() {
        #expect(RunningPlayer(folder: "/proc/none") == nil)
        #expect(RunningPlayer.process(in: "/proc/none") == nil)
    }
}
