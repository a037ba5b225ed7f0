import CLinux
import Glibc

/// An open folder in which files get their names only when complete.
///
/// Subfolders are opened one by one without following links: files from an untrusted stick cannot lead out.
public final class OpenFolder: Sendable {
    let descriptor: Int32

    public init(_ path: String) throws(CallFailure) {
        descriptor = try systemCall("open") { Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    }

    private init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    // MARK: - Folders

    /// Creates a folder with its parents; on failure, whatever uses it reports why.
    public static func make(_ path: String) { _ = try? makeAll(path) }

    /// A folder that could not be created.
    public struct Unmade: Error {
        public let path: String
        public let failure: CallFailure
    }

    /// Creates a folder with its parents.
    ///
    /// - Returns: those that were missing, outermost first.
    /// - Throws: the first that could not be created; then none was.
    public static func makeAll(_ path: String, mode: mode_t = 0o755) throws(Unmade) -> [String] {
        var made: [String] = []
        var folder = path.hasPrefix("/") ? "/" : "."
        for part in path.split(separator: "/") {
            let parent = folder
            folder += folder == "/" ? "\(part)" : "/\(part)"
            if mkdir(folder, mode) == 0 {
                made.append(folder)
                // The name of a new folder must also survive a power cut.
                (try? OpenFolder(parent))?.sync()
                continue
            }
            let failure = CallFailure("mkdir")
            // A read-only disk may say so also of a folder that it has.
            guard !isFolder(folder) else { continue }
            unmake(made)
            throw Unmade(path: folder, failure: failure)
        }
        return made
    }

    /// Removes empty folders that ``makeAll(_:mode:)`` created.
    public static func unmake(_ paths: [String]) {
        for path in paths.reversed() { rmdir(path) }
    }

    /// Whether there is a folder, or a link to one.
    public static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// A subfolder, created if missing; a link is refused.
    public func inner(_ name: String, isNew: Bool = true) throws(CallFailure) -> OpenFolder {
        if isNew {
            guard mkdirat(descriptor, name, 0o755) == 0 || errno == EEXIST else { throw CallFailure("mkdir") }
            sync()  // anything not yet on the disk is synced with the first file
        }
        let inner = try systemCall("open") {
            openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        }
        return OpenFolder(descriptor: inner)
    }

    /// Whether it belongs to this program's user.
    public var isOwn: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_uid == geteuid()
    }

    /// Root becomes, for good, the user to whom the folder belongs: what it writes here is that user's then, and no link
    /// that the user has laid leads to what is not.
    public func becomeOwner() throws(CallFailure) {
        guard geteuid() == 0 else { return }
        var status = stat()
        try systemCall("fstat") { fstat(descriptor, &status) }
        guard status.st_uid != 0 else { return }
        try systemCall("setgroups") { setgroups(0, nil) }
        // For root they set the saved ids, too.
        try systemCall("setgid") { setgid(status.st_gid) }
        try systemCall("setuid") { setuid(status.st_uid) }
    }

    /// Its contents, sorted by name; none if they cannot be listed.
    public func names() -> [String] {
        ((try? FolderEntries(of: self)).map { $0.map { String(decoding: $0.bytes, as: UTF8.self) } } ?? []).sorted()
    }

    // MARK: - Files

    public func has(_ name: String) -> Bool { faccessat(descriptor, name, F_OK, AT_SYMLINK_NOFOLLOW) == 0 }

    /// A new file for reading and writing; replaces a leftover of an interrupted run.
    ///
    /// - Parameter mode: its permissions, of which the process's mask leaves some.
    public func create(_ name: String, mode: mode_t = 0o644) throws(CallFailure) -> Int32 {
        do throws(CallFailure) {
            return try createNew(name, mode: mode)
        } catch let failure where failure.code == EEXIST {
            remove(name)
            return try createNew(name, mode: mode)
        }
    }

    /// A new file for reading and writing; `EEXIST` if the name is taken.
    public func createNew(_ name: String, mode: mode_t) throws(CallFailure) -> Int32 {
        try systemCall("open") {
            openat(descriptor, name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
        }
    }

    /// A file for reading and writing that was begun earlier, or a new one; a link and what is no ordinary file of
    /// one name is refused.
    ///
    /// - Parameter mode: the permissions of a new one, of which the process's mask leaves some.
    public func goOn(with name: String, mode: mode_t = 0o644) throws(CallFailure) -> Int32 {
        let file = try systemCall("open") {
            openat(descriptor, name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, mode)
        }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1 else {
            close(file)
            throw CallFailure("open", EINVAL)
        }
        return file
    }

    /// A new file for reading and writing that has no name until ``link(_:as:)``.
    ///
    /// - Throws: also if the file system does not support such files.
    public func createNameless(mode: mode_t) throws(CallFailure) -> Int32 {
        try systemCall("open") { file_open_nameless(descriptor, mode) }
    }

    /// Opens an ordinary file for reading; the caller closes it.
    public func open(_ name: String) throws(CallFailure) -> Int32 {
        do throws(ReadFailure) {
            return try OrdinaryFile.open(name, in: descriptor, .max, false)
        } catch {
            throw error.call
        }
    }

    /// Removes a file or an empty folder, if it exists.
    public func remove(_ name: String) {
        if unlinkat(descriptor, name, 0) != 0, errno == EISDIR { unlinkat(descriptor, name, AT_REMOVEDIR) }
    }

    /// Whether an open file is the one with this name.
    public func isNamed(_ file: Int32, _ name: String) throws(CallFailure) -> Bool {
        var one = stat(), other = stat()
        try systemCall("stat") { fstat(file, &one) }
        guard fstatat(descriptor, name, &other, AT_SYMLINK_NOFOLLOW) == 0 else { return false }
        return one.st_ino == other.st_ino && one.st_dev == other.st_dev
    }

    /// Whether an open folder is the one with this name.
    public func isNamed(_ folder: OpenFolder, _ name: String) throws(CallFailure) -> Bool {
        try isNamed(folder.descriptor, name)
    }

    /// Renames without replacing an existing file.
    ///
    /// - Returns: the new name: `stem` and `ending`, with a number in between if it is taken.
    @discardableResult public func rename(
        _ name: String, toFree stem: String, _ ending: String = ""
    ) throws(CallFailure) -> String {
        var free = stem + ending, number = 1
        while has(free) {
            number += 1
            free = "\(stem)-\(number)\(ending)"
        }
        try systemCall("rename") { renameat(descriptor, name, descriptor, free) }
        sync()
        return free
    }

    /// Syncs the folder, ignoring failures.
    public func sync() { fsync(descriptor) }
}
