import Glibc

/// The kernel's data about a process; zero if unavailable.
struct ProcessFacts: Codable, Hashable {
    /// Its proportional (PSS) and resident (RSS) memory, MB.
    var sharedMegabytes = 0.0, residentMegabytes = 0.0
    var descriptors = 0, threads = 0

    /// - Parameter process: nil if there is none.
    init(of process: pid_t?) {
        guard let process else { return }
        let memory = Self.text(of: "/proc/\(process)/smaps_rollup").split(separator: "\n")
        func megabytes(_ name: String) -> Double {
            let line = memory.first { $0.hasPrefix(name) }
            return (line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
        }
        (sharedMegabytes, residentMegabytes) = (megabytes("Pss:"), megabytes("Rss:"))
        (descriptors, threads) = (Self.entries(of: "/proc/\(process)/fd"), Self.entries(of: "/proc/\(process)/task"))
    }

    private static func text(of path: String) -> String {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        return String(decoding: bytes[..<max(0, read(file, &bytes, bytes.count))], as: UTF8.self)
    }

    private static func entries(of folder: String) -> Int {
        guard let stream = opendir(folder) else { return 0 }
        defer { closedir(stream) }
        var count = 0
        while let entry = readdir(stream) { count += entry.pointee.d_name.0 == CChar(UInt8(ascii: ".")) ? 0 : 1 }
        // Minus the descriptor with which this process reads its own list.
        return folder.hasSuffix("/\(getpid())/fd") ? count - 1 : count
    }
}
