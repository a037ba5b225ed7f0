import Glibc
import Storage
import TalePacks

/// A family's removed tales: whole folders in the hidden folder `.removed`, beside the tales.
public struct RemovedFolders: Sendable {
    static let folder = ".removed"
    /// The folder of tales.
    private let path: String
    private static let mostDepth = 4

    /// - Parameter path: a folder of tales.
    public init(in path: String) { self.path = path }

    /// What lies aside, by name of its folder.
    public var names: [String] {
        guard let directory = try? OpenFolder(path), let aside = try? directory.inner(Self.folder, isNew: false) else {
            return []
        }
        return aside.names().filter { !$0.hasPrefix(".") && (try? aside.inner($0, isNew: false)) != nil }
    }

    /// The titles of the readable tales among them, by name of their folders.
    public var titles: [String: String] { known(\.title) }

    /// Their ids, by name of their folders.
    public var ids: [String: String] { known(\.id) }

    private func known(_ text: (Story) -> String) -> [String: String] {
        let known = stories.compactMap { story in
            story.pack?.split(separator: "/").last.map { (String($0), text(story)) }
        }
        return Dictionary(known) { first, _ in first }
    }

    /// The readable tales among them.
    var stories: [Story] {
        names.isEmpty ? [] : StoryService(roots: ["\(path)/\(Self.folder)"]).loadShelf().stories
    }

    /// Moves a tale aside in one step.
    ///
    /// - Returns: the name under which it lies there.
    @discardableResult public func remove(_ name: String) throws(CallFailure) -> String {
        try checkName(name)
        let directory = try OpenFolder(path)
        try directory.makeFolder(Self.folder, mode: 0o777)
        for number in 1... {
            let free = number == 1 ? name : "\(name)-\(number)"
            do throws(CallFailure) {
                try directory.rename(name, toNew: "\(Self.folder)/\(free)")
            } catch {
                guard error.code == EEXIST || error.code == ENOTEMPTY, number < 1000 else { throw error }
                continue
            }
            synchronize(directory)
            return free
        }
        throw CallFailure("rename", EEXIST)
    }

    /// Moves it back in one step; `EEXIST` if something else has its name by now.
    public func bringBack(_ name: String) throws(CallFailure) {
        try checkName(name)
        let directory = try OpenFolder(path)
        try directory.rename("\(Self.folder)/\(name)", toNew: name)
        synchronize(directory)
    }

    /// Deletes it with all it has, for ever.
    public func erase(_ name: String) throws(CallFailure) {
        try checkName(name)
        guard let aside = try? OpenFolder(path).inner(Self.folder, isNew: false) else { return }
        HiddenFolder.erase(name, in: aside)
    }

    /// The bytes of all tales here, also of those that lie aside.
    public var bytes: Int {
        guard let directory = try? OpenFolder(path) else { return 0 }
        return Self.bytes(of: directory, depth: 0)
    }

    private static func bytes(of folder: OpenFolder, depth: Int) -> Int {
        folder.names().reduce(0) { sum, name in
            guard let status = folder.status(of: name) else { return sum }
            switch status.st_mode & S_IFMT {
            case S_IFREG: return sum + Int(status.st_size)
            case S_IFDIR:
                guard depth < mostDepth, let inner = try? folder.inner(name, isNew: false) else { return sum }
                return sum + bytes(of: inner, depth: depth + 1)
            default: return sum
            }
        }
    }

    /// Refuses all but the name of a folder directly among the tales that is not hidden.
    private func checkName(_ name: String) throws(CallFailure) {
        guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/") else { throw CallFailure("rename", EINVAL) }
    }

    private func synchronize(_ directory: OpenFolder) {
        (try? directory.inner(Self.folder, isNew: false))?.sync()
        directory.sync()
    }
}
