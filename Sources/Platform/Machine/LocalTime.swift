import Glibc

/// The clock on the wall.
public nonisolated enum LocalTime {
    /// The time now, in a format of strftime(3) that gives at most 63 bytes.
    public static func text(_ format: String) -> String {
        var (seconds, parts) = (time(nil), tm())
        localtime_r(&seconds, &parts)
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            guard let start = buffer.baseAddress, strftime(start, 64, format, &parts) > 0 else { return "" }
            return String(cString: start)
        }
    }
}
