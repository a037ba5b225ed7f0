import Glibc

/// A folder that is open, in which files get their names only when they are finished.
///
/// Folders inside it are opened one by one and links are not followed: files from a stranger's stick cannot lead out.
public final class OpenFolder: Sendable {
    let descriptor: Int32

    public init(_ path: String) throws(CallFailure) {
        descriptor = try systemCall("open") { Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    }

    private init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    // MARK: - Folders

    /// Makes a folder with all that lead to it; where that fails, what wants to use it will say why.
    public static func make(_ path: String) {
        var folder = path.hasPrefix("/") ? "/" : "."
        for part in path.split(separator: "/") {
            let parent = folder
            folder += folder == "/" ? "\(part)" : "/\(part)"
            // The name of a new folder, too, must outlast a cut of the power.
            if mkdir(folder, 0o755) == 0 { (try? OpenFolder(parent))?.sync() }
        }
    }

    /// Whether there is a folder, or a link to one.
    public static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// A folder in this one, made if it is not there; a link is refused.
    public func inner(_ name: String, isNew: Bool = true) throws(CallFailure) -> OpenFolder {
        if isNew {
            guard mkdirat(descriptor, name, 0o755) == 0 || errno == EEXIST else { throw CallFailure("mkdir") }
            sync()  // what is not on the disk yet will be with the first file
        }
        let inner = try systemCall("open") {
            openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        }
        return OpenFolder(descriptor: inner)
    }

    /// What lies in it, in the order of names.
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

    /// A new file for writing, in place of what a run that was cut off may have left.
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

    /// Removes a file or an empty folder, if it is there.
    public func remove(_ name: String) {
        if unlinkat(descriptor, name, 0) != 0, errno == EISDIR { unlinkat(descriptor, name, AT_REMOVEDIR) }
    }

    /// Whether an open file is the one that has this name.
    public func isNamed(_ file: Int32, _ name: String) throws(CallFailure) -> Bool {
        var (one, other) = (stat(), stat())
        try systemCall("stat") { fstat(file, &one) }
        guard fstatat(descriptor, name, &other, AT_SYMLINK_NOFOLLOW) == 0 else { return false }
        return one.st_ino == other.st_ino && one.st_dev == other.st_dev
    }

    /// Renames without taking another's name.
    ///
    /// - Returns: the new name: `stem` and `ending`, with a number between them if it is taken.
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

    /// Brings names to the disk where that is not worth a failure.
    func sync() { fsync(descriptor) }
}
