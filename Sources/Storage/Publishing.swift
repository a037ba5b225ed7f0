import Glibc

/// Atomic publishing: a file gets its name in one step, once it is complete on the disk.
///
/// A power cut at any moment leaves the old file or the new one, each complete: the new one is synced
/// before the atomic rename, and the old one is kept under another name. Only this file does that.
extension OpenFolder {
    /// What happens to an existing file of that name.
    public enum Former: Hashable, Sendable {
        case replaced
        /// The former file is kept as the last good copy, under this name.
        case kept(as: String)
        /// The former file stays, and the new one is not published: `EEXIST`.
        case respected
    }

    /// Writes a file atomically.
    ///
    /// - Parameter mode: its permissions, of which the process's mask leaves some.
    public func write(
        _ bytes: [UInt8], as name: String, former: Former = .replaced, mode: mode_t = 0o644
    ) throws(CallFailure) {
        let temporary = Self.temporary(for: name)
        let file = try create(temporary, mode: mode)
        defer { close(file) }
        do throws(CallFailure) {
            try FileBytes.write(bytes, to: file)
            try publish(file, temporary, as: name, former: former)
        } catch {
            remove(temporary)
            throw error
        }
    }

    /// Does something that no other program does in this folder meanwhile, if that also asks to be alone.
    ///
    /// - Throws: `EWOULDBLOCK` if another keeps the folder for longer than writing a small file takes.
    public func alone<Result>(_ work: () throws -> Result) throws -> Result {
        var tries = 100
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            // A file system that cannot lock a folder (NFS) has nothing better to offer.
            guard errno == EWOULDBLOCK || errno == EINTR else { break }
            tries -= 1
            guard tries > 0 else { throw CallFailure("flock") }
            usleep(50_000)
        }
        defer { flock(descriptor, LOCK_UN) }
        return try work()
    }

    /// Gives a complete file its name.
    ///
    /// - Parameters:
    ///   - file: open; its content need not be synced yet.
    ///   - temporary: its current name.
    public func publish(
        _ file: Int32, _ temporary: String, as name: String, former: Former = .replaced
    ) throws(CallFailure) {
        try systemCall("fsync") { fsync(file) }
        switch former {
        case .replaced: try rename(temporary, to: name)
        case .kept(let copy): try exchange(temporary, with: name, keeping: copy)
        case .respected: try moveToNew(temporary, name)
        }
        do throws(CallFailure) {
            try systemCall("fsync of the folder") { fsync(descriptor) }
        } catch let failure where failure.code == EINVAL {
            // A file system that cannot sync has nothing better to offer.
        }
    }

    /// The temporary name of an incomplete file; ``sweep(only:)`` recognises it.
    public static func temporary(for name: String) -> String { ".\(name)\(unfinished)" }

    /// Deletes the temporary files of an interrupted run.
    ///
    /// - Parameter ending: of the names of the complete files.
    public func sweep(only ending: String = "") {
        for name in names() where name.hasSuffix(ending + Self.unfinished) { remove(name) }
    }

    private static var unfinished: String { ".new" }

    // MARK: - Renaming

    private func exchange(_ temporary: String, with name: String, keeping copy: String) throws(CallFailure) {
        do throws(CallFailure) {
            // The name exists at every moment.
            try exchange(temporary, with: name)
        } catch let failure where failure.code == ENOENT && has(temporary) {
            return try rename(temporary, to: name)
        } catch let failure where Self.isUnknown(failure) {
            // For a moment only the copy exists, and readers find it.
            try rename(name, to: copy)
            return try rename(temporary, to: name)
        }
        try rename(temporary, to: copy)
    }

    private func moveToNew(_ temporary: String, _ name: String) throws(CallFailure) {
        do throws(CallFailure) {
            try rename(temporary, toNew: name)
        } catch let failure where Self.isUnknown(failure) {
            guard !has(name) else { throw CallFailure("rename", EEXIST) }
            try rename(temporary, to: name)
        }
    }
}
