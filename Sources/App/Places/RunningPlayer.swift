import Glibc
import Storage

/// Marks a running player by a file that it keeps locked; the kernel unlocks it however the player ends.
final class RunningPlayer: Sendable {
    /// The player's runtime folder.
    let folder: String
    private let lock: LockFile
    private static let name = "player.lock"

    /// Locks the file; nil if another player has it locked, or it cannot be written.
    init?(folder: String) {
        OpenFolder.make(folder)
        guard let lock = LockFile("\(folder)/\(Self.name)") else { return nil }
        self.folder = folder
        self.lock = lock
    }

    /// The process of the player with this runtime folder, if it is running.
    static func process(in folder: String) -> pid_t? { LockFile.holder(of: "\(folder)/\(name)") }

    /// Sends that process a signal.
    static func signal(_ signal: Int32, in folder: String) throws(CallFailure) {
        try LockFile.signal(signal, holderOf: "\(folder)/\(name)")
    }

    /// Whether a player has ever used this runtime folder (since boot, if it is in memory).
    static func hasBeen(in folder: String) -> Bool { access("\(folder)/\(name)", F_OK) == 0 }
}
