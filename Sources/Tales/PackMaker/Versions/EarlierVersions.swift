import CLinux
import Glibc
import Storage
import TalePacks

/// The previous version of each tale: one per tale, in the hidden folder `.earlier`.
///
/// The family's recorded tellings are not part of a version: they stay with the current one.
public struct EarlierVersions: Sendable {
    /// A tale with a previous version.
    public struct Tale: Hashable, Sendable {
        public let id, title: String
        /// Its folder, in `.earlier` as on the shelf.
        public let folder: String
    }

    static let folder = ".earlier"
    /// The folder of tales.
    private let path: String
    private let room: DiskRoom

    /// - Parameter path: a folder of tales.
    public init(in path: String) { self.init(in: path, room: DiskRoom(at: path)) }

    init(in path: String, room: DiskRoom) { (self.path, self.room) = (path, room) }

    /// In the order of their folders' names.
    public var tales: [Tale] {
        guard access("\(path)/\(Self.folder)", F_OK) == 0 else { return [] }
        return StoryService(roots: ["\(path)/\(Self.folder)"]).loadShelf().stories.compactMap { story in
            guard let folder = story.pack?.split(separator: "/").last, folder != "." else { return nil }
            return Tale(id: story.id, title: story.title, folder: String(folder))
        }
    }

    /// Swaps a tale's previous version with the current one; doing it again undoes it.
    ///
    /// - Throws: if there is none, or the disk cannot be written; then nothing has changed.
    @discardableResult public func restore(_ id: String) throws(PackRefusal) -> Tale {
        guard let tale = tales.first(where: { $0.id == id }) else {
            throw PackRefusal("there is no previous version of \"\(tale: id)\" in \(path: path)")
        }
        let directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard directory >= 0 else { throw PackRefusal(writing: path, errno) }
        defer { close(directory) }
        let hidden = "\(Self.folder)/\(tale.folder)"
        if file_rename_to_new(directory, hidden, tale.folder) != 0 {
            guard errno == EEXIST else { throw PackRefusal(writing: path, errno) }
            try carryTellings(of: tale.folder, to: hidden, in: directory)
            guard file_exchange(directory, hidden, tale.folder) == 0 else { throw PackRefusal(writing: path, errno) }
        }
        synchronize(directory)
        return tale
    }

    /// Replaces the current version with a finished one; the current one becomes the previous version.
    ///
    /// Two atomic steps: the new version replaces the previous one, then both are swapped. A power cut in between
    /// costs only the older previous version.
    ///
    /// - Parameters:
    ///   - folder: the hidden folder with the new version; afterwards it may contain the displaced one.
    ///   - name: the folder on the shelf.
    ///   - directory: the open folder of tales.
    func replace(_ name: String, by folder: HiddenFolder, in directory: Int32) throws(PackRefusal) {
        try TellingsCopy(path: path, room: room).copy(of: name, to: folder.name, in: directory)
        guard fsync(folder.descriptor) == 0, mkdirat(directory, Self.folder, 0o777) == 0 || errno == EEXIST else {
            throw PackRefusal(writing: path, errno)
        }
        let hidden = "\(Self.folder)/\(name)"
        let isFirst = file_rename_to_new(directory, folder.name, hidden) == 0
        guard isFirst || (errno == EEXIST && file_exchange(directory, folder.name, hidden) == 0) else {
            throw PackRefusal(writing: path, errno)
        }
        guard file_exchange(directory, hidden, name) == 0 else {
            let refusal = PackRefusal(writing: path, errno)
            _ =
                isFirst
                ? file_rename_to_new(directory, hidden, folder.name) : file_exchange(directory, folder.name, hidden)
            throw refusal
        }
        synchronize(directory)
    }

    /// The tellings of the current version are the newest: they are carried over to the restored version.
    private func carryTellings(of name: String, to hidden: String, in directory: Int32) throws(PackRefusal) {
        let scratch = try HiddenFolder(in: directory, path)
        defer { scratch.erase(in: directory) }
        guard try TellingsCopy(path: path, room: room).copy(of: name, to: scratch.name, in: directory) else { return }
        let (new, old) = ("\(scratch.name)/\(TellingsCopy.folder)", "\(hidden)/\(TellingsCopy.folder)")
        guard file_rename_to_new(directory, new, old) == 0 || file_exchange(directory, new, old) == 0 else {
            throw PackRefusal(writing: path, errno)
        }
    }

    /// Syncs the names; a failure is ignored because the work is already done.
    private func synchronize(_ directory: Int32) {
        let earlier = openat(directory, Self.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if earlier >= 0 {
            fsync(earlier)
            close(earlier)
        }
        fsync(directory)
    }
}
