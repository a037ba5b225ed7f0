import Glibc

/// The wall clock in local time.
public nonisolated enum LocalTime {
    /// The current time, in a strftime(3) format that yields at most 63 bytes.
    ///
    /// - Parameter seconds: another time, since 1970.
    public static func text(_ format: String, at seconds: Int = time(nil)) -> String {
        var seconds = seconds, parts = tm()
        localtime_r(&seconds, &parts)
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            guard let start = buffer.baseAddress, strftime(start, 64, format, &parts) > 0 else { return "" }
            return String(cString: start)
        }
    }

    /// The current time, and the local day since 1 January 1970.
    public static func now() -> (parts: tm, day: Int) {
        var seconds = time(nil), parts = tm()
        localtime_r(&seconds, &parts)
        let local = seconds + parts.tm_gmtoff
        return (parts, (local >= 0 ? local : local - 86_399) / 86_400)
    }
}
