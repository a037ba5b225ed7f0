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
    public static func make(_ path: String) {
        var folder = path.hasPrefix("/") ? "/" : "."
        for part in path.split(separator: "/") {
            let parent = folder
            folder += folder == "/" ? "\(part)" : "/\(part)"
            // The name of a new folder must also survive a power cut.
            if mkdir(folder, 0o755) == 0 { (try? OpenFolder(parent))?.sync() }
        }
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

    /// Its contents, sorted by name.
    public func names() -> [String] {
        guard let again = try? systemCall("open", { openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }),
            let stream = fdopendir(again)
        else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
        }
        return names.filter { $0 != "." && $0 != ".." }.sorted()
    }

    // MARK: - Files

    public func has(_ name: String) -> Bool { faccessat(descriptor, name, F_OK, AT_SYMLINK_NOFOLLOW) == 0 }

    /// A new file for writing; replaces a leftover of an interrupted run.
    public func create(_ name: String) throws(CallFailure) -> Int32 {
        let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
        do throws(CallFailure) {
            return try systemCall("open") { openat(descriptor, name, flags, 0o644) }
        } catch let failure where failure.code == EEXIST {
            remove(name)
            return try systemCall("open") { openat(descriptor, name, flags, 0o644) }
        }
    }

    public func open(_ name: String) throws(CallFailure) -> Int32 {
        try systemCall("open") { openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW) }
    }

    /// Removes a file or an empty folder, if it exists.
    public func remove(_ name: String) {
        if unlinkat(descriptor, name, 0) != 0, errno == EISDIR { unlinkat(descriptor, name, AT_REMOVEDIR) }
    }

    /// Whether an open file is the one with this name.
    public func isNamed(_ file: Int32, _ name: String) throws(CallFailure) -> Bool {
        var (one, other) = (stat(), stat())
        try systemCall("stat") { fstat(file, &one) }
        guard fstatat(descriptor, name, &other, AT_SYMLINK_NOFOLLOW) == 0 else { return false }
        return one.st_ino == other.st_ino && one.st_dev == other.st_dev
    }

    /// Renames without replacing an existing file.
    ///
    /// - Returns: the new name: `stem` and `ending`, with a number in between if it is taken.
    @discardableResult public func rename(
        _ name: String, toFree stem: String, _ ending: String = ""
    ) throws(CallFailure) -> String {
        var (free, number) = (stem + ending, 1)
        while has(free) {
            number += 1
            free = "\(stem)-\(number)\(ending)"
        }
        try systemCall("rename") { renameat(descriptor, name, descriptor, free) }
        sync()
        return free
    }

    /// Syncs the folder, ignoring failures.
    func sync() { fsync(descriptor) }
}
