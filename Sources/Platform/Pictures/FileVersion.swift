import Glibc

/// The content that a file has: another one after every change that matters.
nonisolated struct FileVersion: Hashable, Sendable {
    private let inode: UInt
    private let size, seconds, nanoseconds: Int

    /// The version of an open file; nil if it cannot be asked.
    init?(_ file: Int32) {
        var status = stat()
        guard fstat(file, &status) == 0 else { return nil }
        (inode, size) = (UInt(status.st_ino), Int(status.st_size))
        (seconds, nanoseconds) = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
    }
}
