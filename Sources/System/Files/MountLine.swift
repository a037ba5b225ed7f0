import CLinux
import Glibc

/// A line of `/proc/self/mounts` or `/etc/fstab` (fstab(5)).
public nonisolated struct MountLine: Hashable, Sendable {
    public let source, place, kind, options: String

    public init(source: String, place: String, kind: String, options: String = "rw") {
        self.source = source
        self.place = place
        self.kind = kind
        self.options = options
    }

    /// The lines of a file, in order; empty if it cannot be read.
    public static func all(in file: String) -> [MountLine] {
        guard let stream = setmntent(file, "re") else { return [] }
        defer { endmntent(stream) }
        var lines = [MountLine](), line = mntent(), text = [CChar](repeating: 0, count: 1 << 14)
        while getmntent_r(stream, &line, &text, Int32(text.count)) != nil {
            lines.append(
                MountLine(
                    source: String(cString: line.mnt_fsname), place: String(cString: line.mnt_dir),
                    kind: String(cString: line.mnt_type), options: String(cString: line.mnt_opts)))
        }
        return lines
    }

    /// The value of an option: `/a` for `upperdir` in `rw,upperdir=/a`; empty for a flag, nil if absent.
    public func value(of option: String) -> String? {
        for word in options.split(separator: ",") {
            let parts = word.split(separator: "=", maxSplits: 1)
            if parts.first == option[...] { return parts.count > 1 ? String(parts[1]) : "" }
        }
        return nil
    }

    /// Whether a path is the mount point or below it.
    public func holds(_ path: String) -> Bool {
        place == "/" || path == place || path.hasPrefix("\(place)/")
    }
}
