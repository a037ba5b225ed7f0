import Glibc

/// Reads the small text files of the kernel (`/proc`, `/sys`).
public nonisolated enum SystemFile {
    /// The first 4 KiB of a file; nil if it cannot be read.
    public static func text(_ path: String) -> String? {
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(file, &bytes, bytes.count)
        return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
    }

    /// The first line of a file; nil if it cannot be read or is empty.
    public static func line(_ path: String) -> String? {
        text(path)?.split(separator: "\n").first.map(String.init)
    }
}
