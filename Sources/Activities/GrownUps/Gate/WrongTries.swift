/// The wait after wrong PINs and sums.
extension RoomGate {
    /// Wrong tries that cost nothing.
    private static let freeTries = 5
    /// Seconds: a grown-up waits them out, and 10,000 PINs take weeks of trying all the same.
    static let longestWait = 300

    mutating func fail() { failures = min(max(failures, 0), 1 << 20) + 1 }

    /// Ticks to wait before the next try after this one; ``GateWait`` counts them.
    var wait: Int { Self.wait(after: failures) * 60 }

    /// Seconds to wait: half a minute after the fifth wrong try, twice as long after each one more, at most five minutes.
    static func wait(after failures: Int) -> Int {
        failures < freeTries ? 0 : min(longestWait, 30 << min(failures - freeTries, 10))
    }
}
