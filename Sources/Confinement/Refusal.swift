import CSeccomp
import Glibc

/// System calls that a sandboxed process does without: they fail with an error.
///
/// They are what another processor, kernel or library may ask of which today's tests know nothing. Each is harmless to
/// refuse, so none of them is a reason to kill a process that reads an honest file.
struct Refusal {
    typealias Rule = SystemCallFilter.Rule

    /// The `errno`.
    let error: Int32
    var rules: [Rule] = []
    /// Calls that libseccomp has no name for.
    var numbers: [Int32] = []

    init(error: Int32, rules: [Rule], numbers: [Int32] = []) {
        (self.error, self.rules, self.numbers) = (error, rules, numbers)
    }

    /// All that are not on the list of allowed calls.
    static func all(except allowed: [Rule], with allowances: Set<Confinement.Allowance>) -> [Refusal] {
        let whole = Set(allowed.filter(\.conditions.isEmpty).map(\.name))
        let opens = allowances.contains(.fonts) || allowances.contains(.givenFiles)
        let refusals =
            [missing, files, own, sizes] + (opens ? [] : [openings]) + (allowances.contains(.threads) ? [] : [threads])
        return refusals.map { refusal in
            var refusal = refusal
            refusal.rules.removeAll { whole.contains($0.name) }
            return refusal
        }
    }

    private static func rules(_ names: String) -> [Rule] { names.split(separator: " ").map { Rule(name: String($0)) } }

    private static func rules(_ name: String, _ argument: UInt32, _ values: [Int32]) -> [Rule] {
        values.map { Rule(name: name, conditions: [.argument(argument, is: $0)]) }
    }

    // MARK: - What a library tries

    /// The calls that fail as on a kernel that lacks them: what newer processors, kernels and C libraries bring.
    private static let missing = Refusal(
        error: ENOSYS,
        rules: rules(
            """
            arch_prctl rseq set_robust_list membarrier clone3 futex_waitv openat2 faccessat2 close_range getcpu \
            process_madvise pkey_alloc pkey_free preadv2 epoll_pwait2 statx newfstatat
            """),
        numbers: Array(451...511))

    /// Looking for a file by its name.
    private static let files = Refusal(
        error: EACCES, rules: rules("access faccessat readlink readlinkat stat lstat statfs getcwd"))

    /// Opening one for reading.
    private static let openings = Refusal(
        error: EACCES,
        rules: [
            Rule(name: "open", conditions: [.forReading(1)]), Rule(name: "openat", conditions: [.forReading(2)]),
        ])

    /// Starting a thread.
    private static let threads = Refusal(
        error: EAGAIN,
        rules: [Rule(name: "clone", conditions: [.argument(0, has: CLONE_THREAD)])]
            + rules("rt_sigaction", 0, [SystemCallFilter.signalOfThreads]))

    /// Asking about itself, its priority, its memory and its timers; complaining of a damaged heap or stack, and ending
    /// itself for that.
    private static let own = Refusal(
        error: EPERM,
        rules: rules(
            """
            getpid gettid getppid getuid geteuid getgid getegid getpriority setpriority sched_getattr sched_setattr \
            sched_getparam sched_setparam sched_getscheduler sched_setscheduler sched_get_priority_min \
            sched_get_priority_max sched_getaffinity sched_setaffinity getrusage times uname getrlimit setrlimit capget \
            mlock mlock2 munlock mincore mbind get_mempolicy set_mempolicy msync fadvise64 readahead poll ppoll \
            nanosleep clock_nanosleep clock_getres gettimeofday time sigaltstack rt_sigprocmask eventfd2 pipe2 dup \
            epoll_create1 timerfd_create writev
            """)
            + rules("rt_sigaction", 0, [SIGABRT, SIGPIPE]) + rules("tgkill", 2, [SIGABRT])
            + rules("prctl", 0, [PR_SET_VMA, PR_GET_NAME, PR_GET_DUMPABLE, PR_CAPBSET_READ, PR_GET_SECCOMP])
            + rules("ioctl", 1, [Int32(TCGETS), Int32(TIOCGWINSZ), Int32(FIONREAD)]))

    /// Asking how large its stack may grow, and how many files it may open.
    private static let sizes = Refusal(
        error: EPERM,
        rules: [RLIMIT_STACK, RLIMIT_NOFILE, RLIMIT_AS, RLIMIT_DATA, __RLIMIT_MEMLOCK, __RLIMIT_NPROC].map {
            Rule(name: "prlimit64", conditions: [.argument(0, is: 0), .argument(1, is: $0.number)])
        })

    /// `PR_SET_VMA`, by which the C library names its memory; Swift does not import it.
    private static let PR_SET_VMA: Int32 = 0x5356_4d41
}
