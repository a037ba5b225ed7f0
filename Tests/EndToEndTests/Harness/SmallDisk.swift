import Glibc

/// A file system with little room, until it is let go.
final class SmallDisk {
    private let path: String

    /// Lies over a folder; nil where this user may not make one.
    init?(at path: String, bytes: Int) {
        self.path = path
        guard mount("tmpfs", path, "tmpfs", 0, "size=\(bytes)") == 0 else { return nil }
    }

    deinit { umount(path) }
}
