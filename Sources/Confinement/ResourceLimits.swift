import Glibc

extension Confinement {
    /// Limits this process irrevocably; an existing lower limit stays.
    public static func limit(_ resource: __rlimit_resource, to value: Int) {
        var limits = rlimit()
        getrlimit(__rlimit_resource_t(resource.rawValue), &limits)
        limits.rlim_max = min(limits.rlim_max, rlim_t(value))
        limits.rlim_cur = limits.rlim_max
        setrlimit(__rlimit_resource_t(resource.rawValue), &limits)
    }

    /// Allows this much more CPU time, regardless of use so far; then the kernel kills the process.
    public static func limitTime(seconds: Int) {
        var used = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used)
        // The kernel counts whole seconds since the process started.
        var limits = rlimit(rlim_cur: rlim_t(used.tv_sec + seconds + 1), rlim_max: .max)
        setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limits)
    }
}
