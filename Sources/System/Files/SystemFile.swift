import Glibc
import Storage

/// Reads the small text files of the kernel (`/proc`, `/sys`).
public nonisolated enum SystemFile {
    /// The first 4 KiB of a file; nil if it cannot be read.
    public static func text(_ path: String) -> String? {
        guard let file = try? OrdinaryFile.open(path, followsLinks: true) else { return nil }
        defer { close(file) }
        guard let bytes = try? FileBytes.part(of: file, at: 0, 4096) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The first line of a file; nil if it cannot be read or is empty.
    public static func line(_ path: String) -> String? {
        text(path)?.split(separator: "\n").first.map(String.init)
    }
}
