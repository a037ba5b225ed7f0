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

    init(in path: String, room: DiskRoom) {
        self.path = path
        self.room = room
    }

    /// The versions in the order of their folders' names.
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
        let hidden = "\(Self.folder)/\(tale.folder)"
        let directory = try writing { () throws(CallFailure) in try OpenFolder(path) }
        let isBack = try writing { () throws(CallFailure) in try renamed(hidden, toNew: tale.folder, in: directory) }
        if !isBack {
            if isSame(hidden, as: tale.folder) { try carryTellings(of: tale.folder, to: hidden, in: directory) }
            try writing { () throws(CallFailure) in try directory.exchange(hidden, with: tale.folder) }
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
    func replace(_ name: String, by new: HiddenFolder, in directory: OpenFolder) throws(PackRefusal) {
        try TellingsCopy(path: path, room: room).copy(of: name, to: new.name, in: directory)
        let hidden = "\(Self.folder)/\(name)"
        try writing { () throws(CallFailure) in
            try new.folder.synchronize()
            try directory.makeFolder(Self.folder, mode: 0o777)
            let isFirst = try renamed(new.name, toNew: hidden, in: directory)
            if !isFirst { try directory.exchange(new.name, with: hidden) }
            do throws(CallFailure) {
                try directory.exchange(hidden, with: name)
            } catch {
                if isFirst {
                    try? directory.rename(hidden, toNew: new.name)
                } else {
                    try? directory.exchange(new.name, with: hidden)
                }
                throw error
            }
        }
        synchronize(directory)
    }

    /// - Returns: false if the new name is taken; then nothing has changed.
    private func renamed(_ old: String, toNew new: String, in directory: OpenFolder) throws(CallFailure) -> Bool {
        do throws(CallFailure) {
            try directory.rename(old, toNew: new)
            return true
        } catch {
            guard error.code == EEXIST else { throw error }
            return false
        }
    }

    /// The tellings of the current version are the newest: they are carried over to the restored version.
    private func carryTellings(of name: String, to hidden: String, in directory: OpenFolder) throws(PackRefusal) {
        let scratch = try HiddenFolder(in: directory, path)
        defer { scratch.erase(in: directory) }
        guard try TellingsCopy(path: path, room: room).copy(of: name, to: scratch.name, in: directory) else { return }
        let new = "\(scratch.name)/\(TellingsCopy.folder)"
        let old = "\(hidden)/\(TellingsCopy.folder)"
        try writing { () throws(CallFailure) in
            guard try !renamed(new, toNew: old, in: directory) else { return }
            try directory.exchange(new, with: old)
        }
    }

    /// Whether both folders have versions of one tale: earlier versions of Pasaka replaced others by mistake.
    private func isSame(_ one: String, as other: String) -> Bool {
        let tales = [one, other].map { StoryFile(in: "\(path)/\($0)").map(TaleIdentity.init) }
        guard let one = tales[0], let other = tales[1] else { return true }
        return one.isSame(as: other)
    }

    /// Syncs the names; a failure is ignored because the work is already done.
    private func synchronize(_ directory: OpenFolder) {
        (try? directory.inner(Self.folder, isNew: false))?.sync()
        directory.sync()
    }

    private func writing<Result>(_ work: () throws(CallFailure) -> Result) throws(PackRefusal) -> Result {
        try PackRefusal.writing(path, work)
    }
}
