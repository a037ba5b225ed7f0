import Glibc

/// Whether the place from which a tale is read is still there: a stick may be pulled at any moment.
struct SourcePresence: Sendable {
    private let path: String
    private let device: dev_t
    private let number: ino_t
    /// The kernel's folder of the disk on which it lies; nil where it is no disk.
    private let disk: String?

    /// - Returns: nil if there is nothing at `path`.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        (self.path, device, number) = (path, status.st_dev, status.st_ino)
        // The numbers as the kernel packs them: <sys/sysmacros.h>.
        let major = status.st_dev >> 8 & 0xfff | status.st_dev >> 32 & ~0xfff
        let minor = status.st_dev & 0xff | status.st_dev >> 12 & ~0xff
        let disk = "/sys/dev/block/\(major):\(minor)"
        self.disk = access(disk, F_OK) == 0 ? disk : nil
    }

    /// A disk that has been pulled is gone from the kernel's list at once, even while its names can still be read.
    var isThere: Bool {
        var status = stat()
        guard stat(path, &status) == 0, status.st_dev == device, status.st_ino == number else { return false }
        return disk.map { access($0, F_OK) == 0 } ?? true
    }
}
