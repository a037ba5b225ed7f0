import Dispatch
import Glibc
import Synchronization

/// A file system with little room, until it is let go.
public final class SmallDisk: Sendable {
    private let path: String

    /// Lies over a folder; nil where this user may not make one.
    public init?(at path: String, bytes: Int) {
        self.path = path
        guard mount("tmpfs", path, "tmpfs", 0, "size=\(bytes)") == 0 else { return nil }
    }

    /// A process that is just being started has its files open for a moment, which must not keep it.
    deinit { umount2(path, Int32(MNT_DETACH)) }

    /// Lets it be written, or only be read.
    public func allow(writing: Bool) {
        mount(nil, path, nil, UInt(MS_REMOUNT) | (writing ? 0 : UInt(MS_RDONLY)), nil)
    }

    /// Does something and looks all the while how much room there is.
    ///
    /// - Returns: the fewest bytes that were free.
    public func leastFree(during work: @Sendable () -> Void) -> Int {
        let isDone = Atomic(false)
        let least = Atomic(Int.max)
        DispatchQueue.concurrentPerform(iterations: 2) { part in
            if part == 0 {
                work()
                isDone.store(true, ordering: .releasing)
            } else {
                while !isDone.load(ordering: .acquiring) {
                    least.min(freeBytes, ordering: .relaxed)
                    usleep(100)
                }
            }
        }
        return least.load(ordering: .relaxed)
    }

    private var freeBytes: Int {
        var status = statvfs()
        return statvfs(path, &status) == 0 ? Int(status.f_bavail * status.f_frsize) : .max
    }
}
