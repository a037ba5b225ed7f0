import CLinux
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
    public static func holder(of path: String) -> pid_t? { owned(path)?.holder }

    /// Sends a signal to that process, if the file's owner runs it: who locks a file can make the kernel name another's.
    public static func signal(_ signal: Int32, holderOf path: String) throws(CallFailure) {
        guard let (holder, owner) = owned(path) else { throw CallFailure("kill", ESRCH) }
        try systemCall("kill") { process_signal(holder, owner, signal) }
    }

    private static func owned(_ path: String) -> (holder: pid_t, owner: uid_t)? {
        let file = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var lock = Self.lock, status = stat()
        guard fcntl(file, F_GETLK, &lock) == 0, lock.l_type != F_UNLCK, lock.l_pid > 0, fstat(file, &status) == 0
        else { return nil }
        return (lock.l_pid, status.st_uid)
    }

    private static var lock: flock {
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        return lock
    }
}
