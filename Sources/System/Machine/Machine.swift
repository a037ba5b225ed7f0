import CLinux
import Glibc

/// The machine's free resources.
public nonisolated enum Machine {
    /// Bytes of memory available to programs.
    ///
    /// If the kernel's own estimate is hidden (a service that sees only processes in /proc), the memory that is free
    /// now: an underestimate.
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

    /// Bytes that this process's cgroup (v2) may still allocate; nil without a limit.
    public static func ownMemoryLeft(groups: String = "/sys/fs/cgroup", list: String = "/proc/self/cgroup") -> Int? {
        let lines = SystemFile.text(list)?.split(separator: "\n") ?? []
        guard let path = lines.first(where: { $0.hasPrefix("0::") })?.dropFirst(3),
            let most = SystemFile.line("\(groups)\(path)/memory.max").flatMap({ Int($0) }),
            let used = SystemFile.line("\(groups)\(path)/memory.current").flatMap({ Int($0) })
        else { return nil }
        return max(0, most - used)
    }

    /// The version of Debian, such as 12.11; nil for another system.
    public static var debian: String? {
        SystemFile.line("/etc/debian_version").map { $0.filter { "0123456789.".contains($0) } }
    }

    /// Free space on the file system of a folder, or of its nearest existing ancestor.
    ///
    /// - Returns: the writable bytes, and whether a file can be created; nil if unknown.
    public static func freeSpace(at folder: String) -> (bytes: Int, hasRoomForFiles: Bool)? {
        var path = folder, status = statvfs()
        while statvfs(path, &status) != 0 {
            guard errno == ENOENT || errno == ENOTDIR, let slash = path.lastIndex(of: "/"), slash > path.startIndex
            else { return nil }
            path = String(path[..<slash])
        }
        // Some file systems have no fixed number of files and report 0 of 0.
        return (Int(status.f_bavail * status.f_frsize), status.f_files == 0 || status.f_favail > 0)
    }

    /// The year on the battery-backed clock; nil if there is none.
    public static func batteryYear(clock: String = "/sys/class/rtc/rtc0") -> Int? {
        SystemFile.line("\(clock)/since_epoch").flatMap { Int($0) }.map(year)
    }

    public static var year: Int { year(of: time(nil)) }

    /// The year of a number of seconds since 1970, in UTC.
    static func year(of seconds: Int) -> Int {
        var seconds = seconds, parts = tm()
        gmtime_r(&seconds, &parts)
        return Int(parts.tm_year) + 1900
    }
}
