import Engine
import Glibc

/// The clock by which the main loop lives: it never goes backwards, and goes on while the machine is suspended.
public nonisolated enum SteadyClock {
    /// Since the machine was started.
    public static var now: Nanoseconds { time(CLOCK_BOOTTIME) }

    /// For how long the calling thread has had a processor.
    public static var work: Nanoseconds { time(CLOCK_THREAD_CPUTIME_ID) }

    /// For how long a process has had a processor; 0 where there is no such process.
    static func work(of process: pid_t) -> Nanoseconds {
        var clock = clockid_t()
        return clock_getcpuclockid(process, &clock) == 0 ? time(clock) : 0
    }

    private static func time(_ clock: clockid_t) -> Nanoseconds {
        var time = timespec()
        clock_gettime(clock, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
