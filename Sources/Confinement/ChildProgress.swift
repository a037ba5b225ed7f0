import Glibc

/// Whether a child still works, by its CPU time.
struct ChildProgress {
    private static let steps = 10

    /// The time between two looks.
    let step: Duration
    private let process: pid_t
    private var used: timespec
    /// The last looks that saw no progress.
    ///
    /// They count, and not the time: a machine may sleep between two of them.
    private var looks = 0

    init(of process: pid_t, mostRest: Duration) {
        self.process = process
        step = mostRest / Self.steps
        used = Self.used(by: process)
    }

    /// Looks once more, a step after the last time.
    ///
    /// - Returns: whether it has not worked for so long.
    mutating func hasStopped() -> Bool {
        let now = Self.used(by: process)
        let isIdle = now.tv_sec == used.tv_sec && now.tv_nsec == used.tv_nsec
        looks = isIdle ? looks + 1 : 0
        used = now
        return looks >= Self.steps
    }

    /// Its CPU time so far; zero once it is gone.
    private static func used(by process: pid_t) -> timespec {
        var (clock, time) = (clockid_t(), timespec())
        if clock_getcpuclockid(process, &clock) == 0 { clock_gettime(clock, &time) }
        return time
    }
}
