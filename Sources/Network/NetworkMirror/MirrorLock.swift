import Glibc
import Storage

/// How a copy is changed by one process at a time.
extension Mirror {
    /// A file that only the copy's user can open, and so lock; the folder can be opened by all who may read it.
    private static let lock = ".lock"

    /// Does something while no other process changes the copy.
    ///
    /// - Throws: `EWOULDBLOCK` if another does for longer than writing a small file takes.
    func alone<Result>(_ work: () throws -> Result) throws -> Result {
        let file = try folder.goOn(with: Self.lock, mode: 0o600)
        defer { close(file) }
        var tries = 100
        while flock(file, LOCK_EX | LOCK_NB) != 0 {
            // A file system that cannot lock has nothing better to offer.
            guard errno == EWOULDBLOCK || errno == EINTR else { break }
            tries -= 1
            guard tries > 0 else { throw CallFailure("flock") }
            usleep(50_000)
        }
        return try work()
    }

    // MARK: - Wishes

    /// A look has ended early because a wish waits; what came until then is there.
    public struct Interrupted: Error {}

    /// A file that is locked while somebody's wish waits; the kernel unlocks it however the waiting ends.
    private static let bell = ".wish"

    /// Asks whether a wish waits, so that a look ends early, with what it has.
    public var isAwaited: @Sendable () -> Bool {
        { [folder] in
            guard folder.has(Self.bell), let file = try? folder.goOn(with: Self.bell, mode: 0o600) else { return false }
            defer { close(file) }
            // Shared: another who asks is no wish.
            return flock(file, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
        }
    }

    /// Has a look of another process end early, for somebody in the room waits.
    ///
    /// - Throws: `EWOULDBLOCK` if it takes more than some seconds.
    public func interrupt() throws {
        let file = try folder.goOn(with: Self.bell, mode: 0o600)
        defer { close(file) }
        try systemCall("flock") { flock(file, LOCK_EX) }
        try alone {}
    }
}
