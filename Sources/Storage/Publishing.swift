import CLinux
import Glibc

/// How a file gets its name: in one step, when all of it is on the disk.
///
/// A cut of the power at any moment leaves the file that was there or the new one, each whole: the new one is brought to
/// the disk before it gets the name, and what had the name keeps another one. This is the one place that does it.
extension OpenFolder {
    /// What becomes of a file that has the name already.
    public enum Former: Hashable, Sendable {
        case replaced
        /// It is the last good copy, under this name.
        case kept(as: String)
        /// It stays, and the new one is not published: `EEXIST`.
        case respected
    }

    /// Writes a file in one step.
    public func write(_ bytes: [UInt8], as name: String, former: Former = .replaced) throws(CallFailure) {
        let temporary = Self.temporary(for: name)
        let file = try create(temporary)
        defer { close(file) }
        do throws(CallFailure) {
            try FileBytes.write(bytes, to: file)
            try publish(file, temporary, as: name, former: former)
        } catch {
            remove(temporary)
            throw error
        }
    }

    /// Gives a finished file its name.
    ///
    /// - Parameters:
    ///   - file: open; what was written to it need not be on the disk yet.
    ///   - temporary: the name that it has.
    public func publish(
        _ file: Int32, _ temporary: String, as name: String, former: Former = .replaced
    ) throws(CallFailure) {
        try systemCall("fsync") { fsync(file) }
        switch former {
        case .replaced: try move(temporary, onto: name)
        case .kept(let copy): try exchange(temporary, with: name, keeping: copy)
        case .respected: try moveToNew(temporary, name)
        }
        do throws(CallFailure) {
            try systemCall("fsync of the folder") { fsync(descriptor) }
        } catch let failure where failure.code == EINVAL {
            // A file system that cannot do it has nothing better to offer.
        }
    }

    /// The name of a file that is not finished; ``sweep()`` knows it again.
    public static func temporary(for name: String) -> String { ".\(name)\(unfinished)" }

    /// Removes what a run that was cut off has left unfinished.
    public func sweep() {
        for name in names() where name.hasSuffix(Self.unfinished) { remove(name) }
    }

    private static var unfinished: String { ".new" }

    // MARK: - Renaming

    private func move(_ old: String, onto new: String) throws(CallFailure) {
        try systemCall("rename") { renameat(descriptor, old, descriptor, new) }
    }

    private func exchange(_ temporary: String, with name: String, keeping copy: String) throws(CallFailure) {
        do throws(CallFailure) {
            // At no moment is there no file of the name.
            try systemCall("rename") { file_exchange(descriptor, temporary, name) }
        } catch let failure where failure.code == ENOENT && has(temporary) {
            return try move(temporary, onto: name)
        } catch let failure where Self.isUnknown(failure.code) {
            // For a moment there is only the copy, and whoever reads finds it.
            try move(name, onto: copy)
            return try move(temporary, onto: name)
        }
        try move(temporary, onto: copy)
    }

    private func moveToNew(_ temporary: String, _ name: String) throws(CallFailure) {
        do throws(CallFailure) {
            try systemCall("rename") { file_rename_to_new(descriptor, temporary, name) }
        } catch let failure where Self.isUnknown(failure.code) {
            guard !has(name) else { throw CallFailure("rename", EEXIST) }
            try move(temporary, onto: name)
        }
    }

    /// Whether the file system or kernel does not know a way of renaming.
    private static func isUnknown(_ code: Int32) -> Bool { [EINVAL, ENOSYS, EOPNOTSUPP].contains(code) }
}
