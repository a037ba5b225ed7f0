import CLinux
import Glibc

/// Single steps on the names in a folder, for those whose own order of steps survives a power cut. Nothing is synced
/// but by ``synchronize(wholeFileSystem:)``.
///
/// Names may lead into subfolders (`tellings/lacis`); only the last part is never followed as a link.
extension OpenFolder {
    /// Whether an error means that the file system or kernel lacks a kind of rename.
    public static func isUnknown(_ failure: CallFailure) -> Bool {
        [EINVAL, ENOSYS, EOPNOTSUPP].contains(failure.code)
    }

    /// Makes a subfolder, unless there is one.
    public func makeFolder(_ name: String, mode: mode_t = 0o755) throws(CallFailure) {
        do throws(CallFailure) {
            try makeNewFolder(name, mode: mode)
        } catch {
            guard error.code == EEXIST else { throw error }
        }
    }

    /// Makes a subfolder; `EEXIST` if the name is taken.
    public func makeNewFolder(_ name: String, mode: mode_t = 0o755) throws(CallFailure) {
        try systemCall("mkdir") { mkdirat(descriptor, name, mode) }
    }

    /// Renames, and replaces what has the new name.
    ///
    /// - Parameter other: the folder of the new name; nil for this one.
    public func rename(_ old: String, to new: String, in other: OpenFolder? = nil) throws(CallFailure) {
        try systemCall("rename") { renameat(descriptor, old, (other ?? self).descriptor, new) }
    }

    /// Renames, unless the new name is taken: `EEXIST`.
    public func rename(_ old: String, toNew new: String) throws(CallFailure) {
        try systemCall("rename") { file_rename_to_new(descriptor, old, new) }
    }

    /// Swaps two files or folders in one step.
    public func exchange(_ one: String, with other: String) throws(CallFailure) {
        try systemCall("rename") { file_exchange(descriptor, one, other) }
    }

    /// Gives a nameless open file a name in this folder.
    public func link(_ file: Int32, as name: String) throws(CallFailure) {
        try systemCall("link") { linkat(AT_FDCWD, "/proc/self/fd/\(file)", descriptor, name, AT_SYMLINK_FOLLOW) }
    }

    /// Gives a file of another folder a second name here.
    public func link(_ old: String, of other: OpenFolder, as new: String) throws(CallFailure) {
        try systemCall("link") { linkat(other.descriptor, old, descriptor, new, 0) }
    }

    /// What the file system knows of a file, folder or link; nil if there is none of that name.
    public func status(of name: String) -> stat? {
        var status = stat()
        return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }

    /// Whether there is something of this name, which need not be UTF-8.
    public func has(_ name: [UInt8]) -> Bool {
        faccessat(descriptor, (name + [0]).map { CChar(bitPattern: $0) }, F_OK, AT_SYMLINK_NOFOLLOW) == 0
    }

    /// Locks the folder for as long as it is open.
    ///
    /// - Returns: false if another process has it locked.
    public func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

    /// Waits until the folder's names are on the disk.
    ///
    /// - Parameter wholeFileSystem: whether to write everything else first.
    public func synchronize(wholeFileSystem: Bool = false) throws(CallFailure) {
        try FileBytes.synchronize(descriptor, wholeFileSystem: wholeFileSystem)
    }
}
