import Glibc
import Storage
import TalePacks

/// Copies the tellings of one version of a tale to another.
///
/// Files are hard-linked if the file system supports it.
struct TellingsCopy {
    static let folder = Telling.folder
    /// The maximum folder depth: each telling, and one more.
    private static let mostDepth = 3

    /// The path being written, for the message.
    let path: String
    let room: DiskRoom

    /// - Parameters:
    ///   - tale: the folder with the tellings.
    ///   - target: the folder that gets them; if it has some already, the newer recordings play.
    ///   - directory: the open parent folder of both.
    /// - Returns: whether there are any.
    @discardableResult func copy(of tale: String, to target: String, in directory: Int32) throws(PackRefusal) -> Bool {
        let source = openFolder("\(tale)/\(Self.folder)", in: directory)
        guard source >= 0 else { return false }
        defer { close(source) }
        let folder = openFolder(target, in: directory)
        guard folder >= 0 else { throw PackRefusal(writing: path, errno) }
        defer { close(folder) }
        try copyFolder(source, as: Self.folder, to: folder, depth: 0)
        return true
    }

    private func copyFolder(_ source: Int32, as name: String, to target: Int32, depth: Int) throws(PackRefusal) {
        guard depth < Self.mostDepth else { return }
        guard mkdirat(target, name, 0o755) == 0 || errno == EEXIST else { throw PackRefusal(writing: path, errno) }
        let folder = openFolder(name, in: target)
        guard folder >= 0 else { throw PackRefusal(writing: path, errno) }
        defer { close(folder) }
        for name in HiddenFolder.names(in: source).map({ String(decoding: $0, as: UTF8.self) }) {
            let inner = openFolder(name, in: source)
            if inner >= 0 {
                defer { close(inner) }
                try copyFolder(inner, as: name, to: folder, depth: depth + 1)
            } else {
                try copyFile(name, from: source, to: folder)
            }
        }
        guard fsync(folder) == 0 else { throw PackRefusal(writing: path, errno) }
    }

    /// Skips anything but regular files.
    private func copyFile(_ sourceName: String, from source: Int32, to target: Int32) throws(PackRefusal) {
        let file = openat(source, sourceName, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { return }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        // Of two recordings of a slide the newer one plays; the older one is kept, hidden.
        let name =
            sourceName == Telling.manifest ? sourceName : try place(for: sourceName, of: status, in: target)
        unlinkat(target, name, 0)
        guard linkat(source, sourceName, target, name, 0) != 0 else { return }
        guard room.bytes >= status.st_size else { throw .diskFull }
        try copy(file, as: name, to: target, times: [status.st_atim, status.st_mtim])
    }

    /// The name of a replaced recording.
    static func former(_ name: String) -> String { name.hasPrefix(".") ? name : ".previous-\(name)" }

    /// The name for a recording that may already exist.
    private func place(for name: String, of recording: stat, in target: Int32) throws(PackRefusal) -> String {
        var there = stat()
        guard fstatat(target, name, &there, AT_SYMLINK_NOFOLLOW) == 0 else { return name }
        let former = Self.former(name)
        guard there.st_mtim.tv_sec <= recording.st_mtim.tv_sec else { return former }
        guard former != name else { return name }
        unlinkat(target, former, 0)
        guard renameat(target, name, target, former) == 0 else { throw PackRefusal(writing: path, errno) }
        return name
    }

    private func copy(
        _ file: Int32, as name: String, to target: Int32, times: [timespec]
    ) throws(PackRefusal) {
        let copy = openat(target, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard copy >= 0 else { throw PackRefusal(writing: path, errno) }
        defer { close(copy) }
        do throws(CallFailure) {
            try FileBytes.copy(file, to: copy)
        } catch {
            throw PackRefusal(writing: path, error.code)
        }
        futimens(copy, times)
        guard fsync(copy) == 0 else { throw PackRefusal(writing: path, errno) }
    }

    private func openFolder(_ name: String, in directory: Int32) -> Int32 {
        openat(directory, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
}
