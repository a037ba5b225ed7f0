import Glibc

/// A file that a living process keeps locked; the kernel unlocks it however the process ends.
public final class LockFile: Sendable {
    private let file: Int32

    /// Locks the file at `path`, which is created if missing; nil if another process has it locked, or if it cannot be
    /// written.
    public init?(_ path: String) {
        file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        var lock = Self.lock
        guard file >= 0 else { return nil }
        guard fcntl(file, F_SETLK, &lock) == 0 else {
            close(file)
            return nil
        }
    }

    deinit { close(file) }

    /// The process that has the file at `path` locked; nil if none has.
    public static func holder(of path: String) -> pid_t? {
        let file = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var lock = Self.lock
        guard fcntl(file, F_GETLK, &lock) == 0, lock.l_type != F_UNLCK, lock.l_pid > 0 else { return nil }
        return lock.l_pid
    }

    private static var lock: flock {
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        return lock
    }
}
