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
    @discardableResult func copy(
        of tale: String, to target: String, in directory: OpenFolder
    ) throws(PackRefusal) -> Bool {
        guard let source = try? directory.inner("\(tale)/\(Self.folder)", isNew: false) else { return false }
        let folder = try writing { () throws(CallFailure) in try directory.inner(target, isNew: false) }
        try copyFolder(source, as: Self.folder, to: folder, depth: 0)
        return true
    }

    private func copyFolder(
        _ source: OpenFolder, as name: String, to target: OpenFolder, depth: Int
    ) throws(PackRefusal) {
        guard depth < Self.mostDepth else { return }
        let folder = try writing { () throws(CallFailure) in
            try target.makeFolder(name)
            return try target.inner(name, isNew: false)
        }
        for name in source.names() {
            if let inner = try? source.inner(name, isNew: false) {
                try copyFolder(inner, as: name, to: folder, depth: depth + 1)
            } else {
                try copyFile(name, from: source, to: folder)
            }
        }
        try writing { () throws(CallFailure) in try folder.synchronize() }
    }

    /// Skips anything but regular files.
    private func copyFile(
        _ sourceName: String, from source: OpenFolder, to target: OpenFolder
    ) throws(PackRefusal) {
        guard let file = try? source.open(sourceName) else { return }
        defer { close(file) }
        guard let status = try? FileBytes.status(of: file) else { return }
        // Of two recordings of a slide the newer one plays; the older one is kept, hidden.
        let name =
            sourceName == Telling.manifest ? sourceName : try self.name(for: sourceName, of: status, in: target)
        target.remove(name)
        do throws(CallFailure) {
            try target.link(sourceName, of: source, as: name)
        } catch {
            guard room.bytes >= status.st_size else { throw .diskFull }
            try writing { () throws(CallFailure) in try copy(file, status, as: name, to: target) }
        }
    }

    /// The name of a replaced recording.
    static func former(_ name: String) -> String { name.hasPrefix(".") ? name : ".previous-\(name)" }

    /// The name for a recording that may already exist.
    private func name(for name: String, of recording: stat, in target: OpenFolder) throws(PackRefusal) -> String {
        guard let there = target.status(of: name) else { return name }
        let former = Self.former(name)
        guard there.st_mtim.tv_sec <= recording.st_mtim.tv_sec else { return former }
        guard former != name else { return name }
        target.remove(former)
        try writing { () throws(CallFailure) in try target.rename(name, to: former) }
        return name
    }

    private func copy(_ file: Int32, _ status: stat, as name: String, to target: OpenFolder) throws(CallFailure) {
        let copy = try target.createNew(name, mode: 0o644)
        defer { close(copy) }
        try FileBytes.copy(file, to: copy)
        futimens(copy, [status.st_atim, status.st_mtim])
        try FileBytes.synchronize(copy)
    }

    private func writing<Result>(_ work: () throws(CallFailure) -> Result) throws(PackRefusal) -> Result {
        try PackRefusal.writing(path, work)
    }
}
