import CLinux
import Glibc

/// What the machine has left.
public nonisolated enum Machine {
    /// Bytes of memory that the system can still give to programs.
    ///
    /// Where the kernel's own estimate is hidden (a service that sees no more of /proc than processes), what is free
    /// now: less than the truth.
    public static var availableMemory: Int {
        let lines = SystemFile.text("/proc/meminfo")?.split(separator: "\n") ?? []
        if let line = lines.first(where: { $0.hasPrefix("MemAvailable:") }),
            let kilobytes = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        {
            return kilobytes << 10
        }
        var info = sysinfo()
        return sysinfo(&info) == 0 ? Int(info.freeram + info.bufferram) * Int(info.mem_unit) : 0
    }

    /// Bytes that this process's own group of processes (cgroup v2) may still take; nil without a limit.
    public static func ownMemoryLeft(groups: String = "/sys/fs/cgroup", list: String = "/proc/self/cgroup") -> Int? {
        let lines = SystemFile.text(list)?.split(separator: "\n") ?? []
        guard let path = lines.first(where: { $0.hasPrefix("0::") })?.dropFirst(3),
            let most = SystemFile.line("\(groups)\(path)/memory.max").flatMap({ Int($0) }),
            let used = SystemFile.line("\(groups)\(path)/memory.current").flatMap({ Int($0) })
        else { return nil }
        return max(0, most - used)
    }

    /// The file system of a folder that may not exist yet: that of the nearest one above it.
    ///
    /// - Returns: the bytes that may still be written, and whether a file could be made; nil if nothing is told.
    public static func freeSpace(at folder: String) -> (bytes: Int, hasRoomForFiles: Bool)? {
        var (path, status) = (folder, statvfs())
        while statvfs(path, &status) != 0 {
            guard errno == ENOENT || errno == ENOTDIR, let slash = path.lastIndex(of: "/"), slash > path.startIndex
            else { return nil }
            path = String(path[..<slash])
        }
        // Some file systems have no fixed number of files and tell 0 of 0.
        return (Int(status.f_bavail * status.f_frsize), status.f_files == 0 || status.f_favail > 0)
    }

    /// The year that the clock with a battery shows; nil where there is none.
    public static func batteryYear(clock: String = "/sys/class/rtc/rtc0") -> Int? {
        SystemFile.line("\(clock)/since_epoch").flatMap { Int($0) }.map(year)
    }

    public static var year: Int { year(of: time(nil)) }

    /// The year of a number of seconds since 1970, in UTC.
    static func year(of seconds: Int) -> Int {
        var (seconds, parts) = (seconds, tm())
        gmtime_r(&seconds, &parts)
        return Int(parts.tm_year) + 1900
    }
}
