import Glibc
import Storage

/// A folder whose name starts with a dot, locked by a living process.
struct HiddenFolder: Sendable {
    let name: String
    /// Open, and locked while open.
    let folder: OpenFolder

    private static let prefix = ".pasaka-add-"
    /// Files being removed.
    private static let openAtOnce = 32

    /// Makes one.
    ///
    /// - Parameters:
    ///   - directory: the open folder of tales.
    ///   - path: its path, for the message.
    init(in directory: OpenFolder, _ path: String) throws(PackRefusal) {
        while true {
            let letters = (0..<6).map { _ in String(UInt8.random(in: 0..<36), radix: 36) }
            let name = Self.prefix + letters.joined()
            do throws(CallFailure) {
                try directory.makeNewFolder(name, mode: 0o777)
            } catch {
                if error.code == EEXIST { continue }
                throw PackRefusal(writing: path, error)
            }
            // Between these two lines a concurrent sweep may take it for a dead process's.
            guard let folder = Self.lock(name, in: directory) else { continue }
            self.name = name
            self.folder = folder
            return
        }
    }

    /// Deletes it with its contents.
    func erase(in directory: OpenFolder) { Self.erase(name, in: directory) }

    /// Deletes the folders of dead processes.
    static func sweep(_ directory: OpenFolder) {
        for name in directory.names() where name.hasPrefix(prefix) {
            guard let left = lock(name, in: directory) else { continue }
            if !isSeenElsewhere(left, called: name, in: directory) { erase(name, in: directory) }
        }
    }

    /// Whether a folder is also visible under another name; detected by a temporary file in it.
    ///
    /// On FAT a power cut during a rename can leave both names; deleting through one would also delete the other's
    /// content.
    private static func isSeenElsewhere(_ folder: OpenFolder, called name: String, in directory: OpenFolder) -> Bool {
        let proof = "seen-\(UInt32.random(in: 0 ... .max))"
        guard let file = try? folder.createNew(proof, mode: 0o600) else { return true }
        close(file)
        defer { folder.remove(proof) }
        guard let others = try? FolderEntries(of: directory) else { return true }
        return others.contains { $0.bytes != Array(name.utf8) && directory.has($0.bytes + "/\(proof)".utf8) }
    }

    /// Opens and locks a folder that nobody else has locked and that still exists.
    private static func lock(_ name: String, in directory: OpenFolder) -> OpenFolder? {
        guard let folder = try? directory.inner(name, isNew: false), folder.lock(),
            (try? directory.isNamed(folder, name)) == true
        else { return nil }
        return folder
    }

    /// Deletes a file, or a folder with its contents; follows no links.
    ///
    /// Open files keep their disk space until the removal of their names is synced: otherwise a power cut on FAT would
    /// leave names for freed space, which cannot be removed.
    static func erase(_ name: String, in directory: OpenFolder) {
        guard let file = erased(name, in: directory) else { return }
        directory.sync()
        close(file)
    }

    /// - Returns: the removed file, still open; nil for anything else.
    private static func erased(_ name: String, in directory: OpenFolder) -> Int32? {
        let file = try? directory.open(name)
        if file == nil, let folder = try? directory.inner(name, isNew: false) { empty(folder) }
        directory.remove(name)
        return file
    }

    /// Removes the contents of an open folder, a few at a time.
    private static func empty(_ folder: OpenFolder) {
        var left = folder.names()[...]
        while !left.isEmpty {
            let opened = left.prefix(openAtOnce).compactMap { erased($0, in: folder) }
            left = left.dropFirst(openAtOnce)
            folder.sync()
            for file in opened { close(file) }
        }
    }
}
