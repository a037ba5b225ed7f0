import CLinux
import Glibc

/// The kernel's Landlock: a process drops access to the file system, and to the network on newer kernels.
public enum Landlock {
    /// The ABI version; 0 if the kernel lacks it or it is disabled.
    public static var abiVersion: Int { Int(landlock_abi_version()) }

    /// Drops all rights of this thread and of those that it starts, except reading these files and folders and
    /// executing these programs.
    static func grantOnlyReading(_ paths: [String], executing programs: [String] = []) throws(ConfinementFailure) {
        let (read, run) = (paths.map { strdup($0) }, programs.map { strdup($0) })
        defer { (read + run).forEach { free($0) } }
        let outcome = landlock_grant_only(
            read.map { UnsafePointer($0) }, read.count, run.map { UnsafePointer($0) }, run.count)
        guard outcome == 0 else { throw ConfinementFailure(.landlock, errno) }
    }

    /// The number of this process's threads: the link count of its `task` folder.
    static func threadCount() throws(ConfinementFailure) -> Int {
        var status = stat()
        guard stat("/proc/self/task", &status) == 0 else { throw ConfinementFailure(.threads, errno) }
        return Int(status.st_nlink) - 2
    }
}
