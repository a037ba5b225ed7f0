import Glibc
import MorningCheck
import System

extension StatePlace {
    /// A folder's location on this machine, according to the kernel and `/etc/fstab`.
    static func now(of folder: String) -> StatePlace {
        StatePlace(
            of: real(folder), mounts: MountLine.all(in: "/proc/self/mounts"), table: MountLine.all(in: "/etc/fstab"),
            isMounted: isMounted)
    }

    /// Determines a folder's location.
    ///
    /// - Parameters:
    ///   - folder: a real path.
    ///   - mounts: the current mounts, latest last.
    ///   - table: the mounts in `/etc/fstab`.
    ///   - isMounted: whether something is mounted at a path. `mounts` does not tell: a service's sandbox bind-mounts
    ///     its folders onto themselves.
    init(of folder: String, mounts: [MountLine], table: [MountLine], isMounted: (String) -> Bool) {
        let missing = table.first {
            $0.place != "/" && $0.holds(folder) && $0.value(of: "noauto") == nil && !isMounted($0.place)
        }
        if Self.isInMemory(folder, mounts) {
            self = .memory(folder)
        } else {
            self = missing.map { .besideMissing($0.place) } ?? .disk
        }
    }

    /// An overlay stores writes in its upper folder.
    private static func isInMemory(_ folder: String, _ mounts: [MountLine]) -> Bool {
        guard let mount = innermost(over: folder, mounts) else { return false }
        if mount.kind == "overlay", let upper = mount.value(of: "upperdir") {
            return innermost(over: upper, mounts).map { isMemory($0.kind) } ?? false
        }
        return isMemory(mount.kind)
    }

    private static func isMemory(_ kind: String) -> Bool { ["tmpfs", "ramfs"].contains(kind) }

    /// The mount that contains a path.
    private static func innermost(over path: String, _ mounts: [MountLine]) -> MountLine? {
        mounts.reversed().filter { $0.holds(path) }.max { $0.place.utf8.count < $1.place.utf8.count }
    }

    /// Whether a folder is on another file system than its parent; true if unknown.
    static func isMounted(_ place: String) -> Bool {
        var here = stat(), above = stat()
        guard stat(place, &here) == 0, stat("\(place)/..", &above) == 0 else { return errno != ENOENT }
        return here.st_dev != above.st_dev
    }

    private static func real(_ folder: String) -> String {
        guard let path = realpath(folder, nil) else { return folder }
        defer { free(path) }
        return String(cString: path)
    }
}
