import CSeccomp
import Glibc

/// The system calls that a sandboxed process may make (seccomp): any other kills it.
struct SystemCallFilter {
    /// A system call and conditions on its arguments.
    struct Rule {
        let name: String
        var conditions: [scmp_arg_cmp] = []
    }

    /// The calls and their reasons; `strace -f` shows what a new version of a library needs in addition.
    static let rules: [Rule] = [
        // Memory for pixels and samples, never executable.
        Rule(name: "brk"), Rule(name: "munmap"), Rule(name: "mremap"), Rule(name: "madvise"),
        Rule(name: "mmap", conditions: [.argument(2, lacks: PROT_EXEC)]),
        Rule(name: "mprotect", conditions: [.argument(2, lacks: PROT_EXEC)]),
        // The parent's questions, the answers, and the descriptors passed with them.
        Rule(name: "recvmsg"), Rule(name: "sendmsg"), Rule(name: "close"),
        // The untrusted file, and the file that is written.
        Rule(name: "read"), Rule(name: "pread64"), Rule(name: "lseek"), Rule(name: "write"),
        // The size of an open file: `fstat`, and the C library's variant, without any path.
        Rule(name: "fstat"), Rule(name: "newfstatat", conditions: [.argument(3, is: seccomp_at_empty_path)]),
        // Locks within the process.
        Rule(name: "futex"),
        // Seeds of hash tables and the clock.
        Rule(name: "getrandom"), Rule(name: "clock_gettime"),
        // `qsort` asks how much memory there is.
        Rule(name: "sysinfo"),
        // The decoder's CPU limit, which is renewed for each picture.
        Rule(name: "prlimit64", conditions: [.argument(0, is: 0), .argument(1, is: RLIMIT_CPU.number)]),
        // Resumes a call interrupted by SIGSTOP.
        Rule(name: "restart_syscall"),
        // Exit.
        Rule(name: "exit_group"),
    ]

    /// The signal by which the C library reaches all threads (`SIGSETXID`).
    private static let signalOfThreads: Int32 = 33

    /// Additional calls of threads, for libraries that decode with them; starting a process is still forbidden.
    static let rulesOfThreads: [Rule] = [
        Rule(name: "clone", conditions: [.argument(0, has: CLONE_THREAD | CLONE_VM | CLONE_SIGHAND)]),
        // Starting and ending a thread; before the first, the C library sets up its own signal.
        Rule(name: "rt_sigaction", conditions: [.argument(0, is: signalOfThreads)]),
        Rule(name: "rseq"), Rule(name: "set_robust_list"), Rule(name: "rt_sigprocmask"), Rule(name: "exit"),
        Rule(name: "prctl", conditions: [.argument(0, is: PR_SET_NAME)]),
        // The number of CPUs to decode on.
        Rule(name: "sched_getaffinity"),
    ]

    /// If the kernel seems to lack this, the C library starts a thread with `clone`, whose arguments can be checked.
    static let missingWithThreads = [Rule(name: "clone3")]

    /// The calls with which a library looks for files.
    static let refusedFiles: [Rule] = [
        Rule(name: "open"), Rule(name: "openat"), Rule(name: "access"), Rule(name: "readlink"), Rule(name: "stat"),
        Rule(name: "newfstatat", conditions: [.argument(3, isNot: seccomp_at_empty_path)]),
    ]

    /// Opening fonts for reading.
    static let rulesOfFonts: [Rule] = [
        Rule(name: "openat", conditions: [.argument(2, lacks: O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)]),
        Rule(name: "access"), Rule(name: "faccessat"), Rule(name: "fcntl"),
    ]

    /// Reading a model ahead, looking at the socket, waiting for other threads.
    static let rulesOfLanguageModels: [Rule] = [
        Rule(name: "fcntl", conditions: [.argument(1, is: F_GETFL)]),
        Rule(name: "fadvise64"), Rule(name: "poll"), Rule(name: "sched_yield"),
    ]

    /// Looking at the socket, waiting for other threads.
    static let rulesOfRecognisers: [Rule] = [Rule(name: "poll"), Rule(name: "sched_yield")]
    /// Opening files that Landlock grants.
    ///
    /// A look at a name tells only whether there is such a file.
    static let rulesOfGivenFiles: [Rule] = [
        Rule(name: "openat", conditions: [.argument(2, lacks: O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)]),
        Rule(name: "stat"), Rule(name: "newfstatat", conditions: [.argument(3, isNot: seccomp_at_empty_path)]),
        Rule(name: "fcntl", conditions: [.argument(1, is: F_GETFL)]),
        Rule(name: "fcntl", conditions: [.argument(1, is: F_SETFL)]),
        // onnxruntime asks how much memory it uses, and waits for its other threads.
        Rule(name: "getrusage"), Rule(name: "sched_yield"),
    ]

    private let allowed: [Rule]
    /// Calls that fail with an error instead of killing the process.
    private var answered: [(rules: [Rule], error: Int32)] = []

    init(_ allowances: Set<Confinement.Allowance>) {
        allowed =
            Self.rules + (allowances.contains(.threads) ? Self.rulesOfThreads : [])
            + (allowances.contains(.fonts) ? Self.rulesOfFonts : [])
            + (allowances.contains(.languageModel) ? Self.rulesOfLanguageModels : [])
            + (allowances.contains(.recogniser) ? Self.rulesOfRecognisers : [])
            + (allowances.contains(.givenFiles) ? Self.rulesOfGivenFiles : [])
        if allowances.contains(.threads) { answered.append((Self.missingWithThreads, ENOSYS)) }
        if allowances.contains(.refusedFiles) { answered.append((Self.refusedFiles, EACCES)) }
    }

    /// Only these calls, and others for which there is nothing there.
    init(_ rules: [Rule], missing: [Rule]) { (allowed, answered) = (rules, [(missing, ENOENT)]) }

    /// Binds this process with all its threads irrevocably.
    func load() throws(ConfinementFailure) {
        guard let context = seccomp_init(SCMP_ACT_KILL_PROCESS) else { throw ConfinementFailure(.seccomp, ENOMEM) }
        defer { seccomp_release(context) }
        try check(seccomp_attr_set(context, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS))
        try check(seccomp_attr_set(context, SCMP_FLTATR_CTL_TSYNC, 1))
        for rule in allowed { try add(rule, SCMP_ACT_ALLOW, to: context) }
        for (rules, error) in answered {
            for rule in rules { try add(rule, Self.answer(error), to: context) }
        }
        try check(seccomp_load(context))
    }

    private func add(_ rule: Rule, _ action: UInt32, to context: scmp_filter_ctx) throws(ConfinementFailure) {
        let call = seccomp_syscall_resolve_name(rule.name)
        guard call != __NR_SCMP_ERROR else { return }  // a call that this architecture never had
        try check(seccomp_rule_add_array(context, action, call, UInt32(rule.conditions.count), rule.conditions))
    }

    /// `SCMP_ACT_ERRNO`, a macro that Swift does not import.
    private static func answer(_ error: Int32) -> UInt32 { 0x0005_0000 | UInt32(error) }

    private func check(_ outcome: Int32) throws(ConfinementFailure) {
        if outcome < 0 { throw ConfinementFailure(.seccomp, -outcome) }
    }
}

extension scmp_arg_cmp {
    static func argument(_ number: UInt32, is value: Int32) -> scmp_arg_cmp {
        scmp_arg_cmp(arg: number, op: SCMP_CMP_EQ, datum_a: UInt64(value), datum_b: 0)
    }

    static func argument(_ number: UInt32, isNot value: Int32) -> scmp_arg_cmp {
        scmp_arg_cmp(arg: number, op: SCMP_CMP_NE, datum_a: UInt64(value), datum_b: 0)
    }

    static func argument(_ number: UInt32, has bits: Int32) -> scmp_arg_cmp {
        scmp_arg_cmp(arg: number, op: SCMP_CMP_MASKED_EQ, datum_a: UInt64(bits), datum_b: UInt64(bits))
    }

    static func argument(_ number: UInt32, lacks bits: Int32) -> scmp_arg_cmp {
        scmp_arg_cmp(arg: number, op: SCMP_CMP_MASKED_EQ, datum_a: UInt64(bits), datum_b: 0)
    }
}

extension __rlimit_resource {
    fileprivate var number: Int32 { Int32(rawValue) }
}
