import Glibc
import Storage

/// Marks a running player by a file that it keeps locked; the kernel unlocks it however the player ends.
final class RunningPlayer: Sendable {
    /// The player's runtime folder.
    let folder: String
    private let file: Int32
    private static let name = "player.lock"

    /// Locks the file; nil if another player has it locked, or it cannot be written.
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

    /// The process of the player with this runtime folder, if it is running.
    static func process(in folder: String) -> pid_t? {
        let file = open("\(folder)/\(name)", O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var lock = Self.lock
        guard fcntl(file, F_GETLK, &lock) == 0, lock.l_type != F_UNLCK, lock.l_pid > 0 else { return nil }
        return lock.l_pid
    }

    /// Whether a player has ever used this runtime folder (since boot, if it is in memory).
    static func hasBeen(in folder: String) -> Bool { access("\(folder)/\(name)", F_OK) == 0 }

    private static var lock: flock {
        var lock = flock()
        (lock.l_type, lock.l_whence) = (Int16(F_WRLCK), Int16(SEEK_SET))
        return lock
    }
}
