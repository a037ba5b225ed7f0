import Glibc

/// Whether a tale's source still exists: a stick may be removed at any time.
struct SourcePresence: Sendable {
    private let path: String
    private let device: dev_t
    private let number: ino_t
    /// The kernel's folder of its disk; nil if it is not on a disk.
    private let disk: String?

    /// - Returns: nil if there is nothing at `path`.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.path = path
        device = status.st_dev
        number = status.st_ino
        // The device number as packed by the kernel: <sys/sysmacros.h>.
        let major = status.st_dev >> 8 & 0xfff | status.st_dev >> 32 & ~0xfff
        let minor = status.st_dev & 0xff | status.st_dev >> 12 & ~0xff
        let disk = "/sys/dev/block/\(major):\(minor)"
        self.disk = access(disk, F_OK) == 0 ? disk : nil
    }

    /// A removed disk disappears from the kernel's list at once, even while its names can still be read.
    var isThere: Bool {
        var status = stat()
        guard stat(path, &status) == 0, status.st_dev == device, status.st_ino == number else { return false }
        return disk.map { access($0, F_OK) == 0 } ?? true
    }
}
