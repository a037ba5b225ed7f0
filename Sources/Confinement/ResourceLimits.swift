import Glibc

extension Confinement {
    /// Limits this process, for ever; a lower limit that it has already stays.
    public static func limit(_ resource: __rlimit_resource, to value: Int) {
        var limits = rlimit()
        getrlimit(__rlimit_resource_t(resource.rawValue), &limits)
        limits.rlim_max = min(limits.rlim_max, rlim_t(value))
        limits.rlim_cur = limits.rlim_max
        setrlimit(__rlimit_resource_t(resource.rawValue), &limits)
    }

    /// Allows so much processor time from now on, whatever has been used; then the kernel ends the process.
    public static func limitTime(seconds: Int) {
        var used = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used)
        // The kernel counts whole seconds of the process's life.
        var limits = rlimit(rlim_cur: rlim_t(used.tv_sec + seconds + 1), rlim_max: .max)
        setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limits)
    }
}
