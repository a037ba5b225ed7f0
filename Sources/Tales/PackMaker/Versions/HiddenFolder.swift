import Glibc
import TalePacks

/// A folder whose name starts with a dot, locked by a living process.
struct HiddenFolder: Sendable {
    let name: String
    /// Open, and locked while open.
    let descriptor: Int32

    private static let prefix = ".pasaka-add-"
    /// Files being removed.
    private static let openAtOnce = 32

    /// Makes one.
    ///
    /// - Parameters:
    ///   - directory: the open folder of tales.
    ///   - path: its path, for the message.
    init(in directory: Int32, _ path: String) throws(PackRefusal) {
        while true {
            let letters = (0..<6).map { _ in String(UInt8.random(in: 0..<36), radix: 36) }
            let name = Self.prefix + letters.joined()
            guard mkdirat(directory, name, 0o777) == 0 else {
                if errno == EEXIST { continue }
                throw PackRefusal(writing: path, errno)
            }
            // Between these two lines a concurrent sweep may take it for a dead process's.
            guard let descriptor = Self.lock(name, in: directory) else { continue }
            (self.name, self.descriptor) = (name, descriptor)
            return
        }
    }

    /// Deletes it with its contents.
    func erase(in directory: Int32) {
        Self.erase(name, in: directory)
        close(descriptor)
    }

    /// Deletes the folders of dead processes.
    static func sweep(_ directory: Int32) {
        for name in names(in: directory) where name.starts(with: prefix.utf8) {
            guard let text = String(validating: name, as: UTF8.self), let left = lock(text, in: directory) else {
                continue
            }
            if !isSeenElsewhere(left, called: text, in: directory) { erase(text, in: directory) }
            close(left)
        }
    }

    /// Whether a folder is also visible under another name; detected by a temporary file in it.
    ///
    /// On FAT a power cut during a rename can leave both names; deleting through one would also delete the other's
    /// content.
    private static func isSeenElsewhere(_ folder: Int32, called name: String, in directory: Int32) -> Bool {
        let proof = "seen-\(UInt32.random(in: 0 ... .max))"
        let file = openat(folder, proof, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard file >= 0 else { return true }
        close(file)
        defer { unlinkat(folder, proof, 0) }
        return names(in: directory).contains { other in
            let path = (other + "/\(proof)\0".utf8).map { CChar(bitPattern: $0) }
            return other != Array(name.utf8) && faccessat(directory, path, F_OK, 0) == 0
        }
    }

    /// Opens and locks a folder that nobody else has locked and that still exists.
    private static func lock(_ name: String, in directory: Int32) -> Int32? {
        let folder = openat(directory, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else { return nil }
        var (mine, there) = (stat(), stat())
        if flock(folder, LOCK_EX | LOCK_NB) == 0, fstat(folder, &mine) == 0,
            fstatat(directory, name, &there, AT_SYMLINK_NOFOLLOW) == 0, mine.st_ino == there.st_ino
        {
            return folder
        }
        close(folder)
        return nil
    }

    /// Deletes a file, or a folder with its contents; follows no links.
    ///
    /// Open files keep their disk space until the removal of their names is synced: otherwise a power cut on FAT would
    /// leave names for freed space, which cannot be removed.
    private static func erase(_ name: String, in directory: Int32) {
        let opened = erased(name, in: directory)
        guard !opened.isEmpty else { return }
        fsync(directory)
        for file in opened { close(file) }
    }

    /// - Returns: the removed files, still open.
    private static func erased(_ name: String, in directory: Int32) -> [Int32] {
        let file = openat(directory, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        if unlinkat(directory, name, 0) != 0 {
            let folder = openat(directory, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard folder >= 0 else { return file >= 0 ? [file] : [] }
            defer { close(folder) }
            empty(folder)
            unlinkat(directory, name, AT_REMOVEDIR)
        }
        return file >= 0 ? [file] : []
    }

    /// Removes the contents of an open folder, a few at a time.
    private static func empty(_ folder: Int32) {
        var left = names(in: folder)[...]
        while !left.isEmpty {
            let opened = left.prefix(openAtOnce).flatMap { erased(String(decoding: $0, as: UTF8.self), in: folder) }
            left = left.dropFirst(openAtOnce)
            fsync(folder)
            for file in opened { close(file) }
        }
    }

    /// The names in an open folder, as bytes.
    static func names(in directory: Int32) -> [[UInt8]] {
        let again = openat(directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard again >= 0, let stream = fdopendir(again) else { return [] }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
        }
        return names
    }
}
