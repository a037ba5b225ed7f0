import Channel
import Confinement
import Glibc

/// The child's end of an engine's process, which sandboxes itself before it reads a file of its parent's.
///
/// Its parent passes a socket as descriptor 3, and over it open files with the first message. What it says is in no
/// argument, file or log.
package struct EngineProcess<Message: EngineMessage> {
    package var channel = MessageChannel<Message>(3)

    /// Standard streams, socket, the given files, each opened twice, and some for library start-up.
    private static var mostDescriptors: Int { 32 }

    /// Does all of the process's work; if that fails, the parent is told why.
    package static func run(_ work: (inout EngineProcess) throws(Message.Failure) -> Void) -> Never {
        var process = EngineProcess()
        do throws(Message.Failure) {
            try work(&process)
        } catch {
            _ = process.channel.send(.failed(error))
        }
        _exit(EXIT_SUCCESS)  // the library need not clean up
    }

    /// Waits for the first message; the process ends if the parent is gone.
    ///
    /// - Parameter most: open files that may come with it.
    package mutating func firstMessage(withFiles most: Int) -> (message: Message, files: [Int32]) {
        var files = [Int32](repeating: -1, count: most)
        guard let message = channel.receive(with: &files) else { _exit(EXIT_FAILURE) }
        return (message, files.filter { $0 >= 0 })
    }

    // MARK: - Sandbox

    /// Call it first, before there are threads: see ``Confinement/begin(reopening:)``.
    package func begin(reopening files: [Int32] = []) throws(Message.Failure) {
        do throws(ConfinementFailure) {
            try Confinement.begin(reopening: files)
        } catch {
            throw .noSandbox
        }
    }

    /// Limits the process's memory and what it can open; it can write no file.
    package func limit(memoryBytes: Int) {
        Confinement.limit(RLIMIT_DATA, to: memoryBytes)
        Confinement.limit(RLIMIT_FSIZE, to: 0)
        Confinement.limit(RLIMIT_NOFILE, to: Self.mostDescriptors)
    }

    /// Call it before the files are read: see ``Confinement/lock(_:reopening:)``.
    package func lock(
        _ allowances: Set<Confinement.Allowance>, reopening files: [Int32] = []
    ) throws(Message.Failure) {
        do throws(ConfinementFailure) {
            try Confinement.lock(allowances, reopening: files)
        } catch {
            throw .noSandbox
        }
    }
}
