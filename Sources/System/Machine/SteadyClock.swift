import Engine
import Glibc

/// The main loop's clock: monotonic, and running while the machine is suspended.
public nonisolated enum SteadyClock {
    /// Time since boot.
    public static var now: Nanoseconds { time(CLOCK_BOOTTIME) }

    /// CPU time of the calling thread.
    public static var work: Nanoseconds { time(CLOCK_THREAD_CPUTIME_ID) }

    /// CPU time of a process; 0 if there is no such process.
    package static func work(of process: pid_t) -> Nanoseconds {
        var clock = clockid_t()
        return clock_getcpuclockid(process, &clock) == 0 ? time(clock) : 0
    }

    private static func time(_ clock: clockid_t) -> Nanoseconds {
        var time = timespec()
        clock_gettime(clock, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
