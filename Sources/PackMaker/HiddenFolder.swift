import Glibc
import Stories

/// A folder whose name begins with a dot, which only a living process keeps.
struct HiddenFolder: Sendable {
    let name: String
    /// Open, and locked as long as it is.
    let descriptor: Int32

    private static let prefix = ".pasaka-add-"

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
            // Between these two lines somebody who sweeps may take it for a dead one's.
            guard let descriptor = Self.lock(name, in: directory) else { continue }
            (self.name, self.descriptor) = (name, descriptor)
            return
        }
    }

    /// Removes it with all that lies in it.
    func erase(in directory: Int32) {
        Self.erase(name, in: directory)
        close(descriptor)
    }

    /// Removes the folders of processes that have died.
    static func sweep(_ directory: Int32) {
        for name in names(in: directory) where name.starts(with: prefix.utf8) {
            guard let text = String(validating: name, as: UTF8.self), let left = lock(text, in: directory) else {
                continue
            }
            erase(text, in: directory)
            close(left)
        }
    }

    /// Opens a folder that nobody else keeps and that is still there.
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

    /// Removes a file, or a folder with all that lies in it; follows no links.
    private static func erase(_ name: String, in directory: Int32) {
        guard unlinkat(directory, name, 0) != 0 else { return }
        let folder = openat(directory, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else { return }
        defer { close(folder) }
        for inside in names(in: folder) { erase(String(decoding: inside, as: UTF8.self), in: folder) }
        unlinkat(directory, name, AT_REMOVEDIR)
    }

    /// What lies in an open folder, as bytes.
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
