import Glibc
import Storage
import System

/// The kernel's data about a process; zero if unavailable.
struct ProcessFacts: Codable, Hashable {
    /// Its proportional (PSS) and resident (RSS) memory, MB.
    var sharedMegabytes = 0.0, residentMegabytes = 0.0
    var descriptors = 0, threads = 0

    /// - Parameter process: nil if there is none.
    init(of process: pid_t?) {
        guard let process else { return }
        let memory = (SystemFile.text("/proc/\(process)/smaps_rollup") ?? "").split(separator: "\n")
        func megabytes(_ name: String) -> Double {
            let line = memory.first { $0.hasPrefix(name) }
            return (line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
        }
        sharedMegabytes = megabytes("Pss:")
        residentMegabytes = megabytes("Rss:")
        descriptors = Self.entries(of: "/proc/\(process)/fd")
        threads = Self.entries(of: "/proc/\(process)/task")
    }

    private static func entries(of folder: String) -> Int {
        guard let entries = try? FolderEntries(of: folder) else { return 0 }
        let count = entries.reduce(0) { count, _ in count + 1 }
        // Minus the descriptor with which this process reads its own list.
        return folder.hasSuffix("/\(getpid())/fd") ? count - 1 : count
    }
}
