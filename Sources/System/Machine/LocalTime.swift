import Glibc

/// The wall clock in local time.
public nonisolated enum LocalTime {
    /// The current time, in a strftime(3) format that yields at most 63 bytes.
    public static func text(_ format: String) -> String {
        var seconds = time(nil), parts = tm()
        localtime_r(&seconds, &parts)
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            guard let start = buffer.baseAddress, strftime(start, 64, format, &parts) > 0 else { return "" }
            return String(cString: start)
        }
    }
}
