import Glibc
import Storage

/// The sign that a player runs: a file that it keeps locked, and which the kernel unlocks when it ends, however it ends.
final class RunningPlayer: Sendable {
    /// Where the player tells of itself.
    let folder: String
    private let file: Int32
    private static let name = "player.lock"

    /// Locks the file; nil where another player has done so, or where it cannot be written.
    init?(folder: String) {
        self.folder = folder
        OpenFolder.make(folder)
        file = open("\(folder)/\(Self.name)", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        var lock = Self.lock
        guard file >= 0 else { return nil }
        guard fcntl(file, F_SETLK, &lock) == 0 else {
            close(file)
            return nil
        }
    }

    deinit { close(file) }

    /// The process of the player that tells of itself in a folder, if one runs.
    static func process(in folder: String) -> pid_t? {
        let file = open("\(folder)/\(name)", O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var lock = Self.lock
        guard fcntl(file, F_GETLK, &lock) == 0, lock.l_type != F_UNLCK, lock.l_pid > 0 else { return nil }
        return lock.l_pid
    }

    /// Whether a player has told of itself in a folder, since the machine was started or ever.
    static func hasBeen(in folder: String) -> Bool { access("\(folder)/\(name)", F_OK) == 0 }

    private static var lock: flock {
        var lock = flock()
        (lock.l_type, lock.l_whence) = (Int16(F_WRLCK), Int16(SEEK_SET))
        return lock
    }
}
