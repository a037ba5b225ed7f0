import Glibc
import Storage
import TalePacks

/// Gives a version of a tale the tellings of another one, without taking them away there.
///
/// Files are not copied but get a second name, where the file system knows that.
struct TellingsCopy {
    static let folder = Telling.folder
    /// Folders in folders that are followed: each telling, and one more.
    private static let mostDepth = 3

    /// What is being written, for the message.
    let path: String
    let room: DiskRoom

    /// - Parameters:
    ///   - tale: the folder that has the tellings.
    ///   - target: the folder that gets them; where it has some already, the newer recordings are heard.
    ///   - directory: the open folder in which both lie.
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

    /// Passes over what is no ordinary file.
    private func copyFile(_ sourceName: String, from source: Int32, to target: Int32) throws(PackRefusal) {
        let file = openat(source, sourceName, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { return }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        // Of two recordings of a slide the newer one is heard; the older one is kept, hidden.
        let name =
            sourceName == Telling.manifest ? sourceName : try place(for: sourceName, of: status, in: target)
        unlinkat(target, name, 0)
        guard linkat(source, sourceName, target, name, 0) != 0 else { return }
        guard room.bytes >= status.st_size else { throw .diskFull }
        try copy(file, as: name, to: target, times: [status.st_atim, status.st_mtim])
    }

    /// How a recording is called that another one has taken the place of.
    static func former(_ name: String) -> String { name.hasPrefix(".") ? name : ".previous-\(name)" }

    /// The name for a recording, of which there may be another one.
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
