import CLinux
import Glibc

/// The kernel's Landlock: a process gives up the file system, and the network where the kernel is new enough.
public enum Landlock {
    /// The version of the interface; 0 where the kernel lacks it or has it switched off.
    public static var abiVersion: Int { Int(landlock_abi_version()) }

    /// Takes every right from this thread and from those that it starts, but to read these files and folders.
    static func grantOnlyReading(_ paths: [String]) throws(ConfinementFailure) {
        let copies = paths.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        guard landlock_grant_only_reading(copies.map { UnsafePointer($0) }, copies.count) == 0 else {
            throw ConfinementFailure(.landlock, errno)
        }
    }

    /// How many threads this process has: the kernel counts them as links of this folder.
    static func threadCount() throws(ConfinementFailure) -> Int {
        var status = stat()
        guard stat("/proc/self/task", &status) == 0 else { throw ConfinementFailure(.threads, errno) }
        return Int(status.st_nlink) - 2
    }
}
