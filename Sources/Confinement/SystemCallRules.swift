import CSeccomp
import Glibc

extension SystemCallFilter {
    /// What every sandboxed process may do; the decoder of pictures may do nothing more.
    static let rules: [Rule] = [
        // Memory for pixels and samples, never executable.
        Rule(name: "brk"), Rule(name: "munmap"), Rule(name: "mremap"), Rule(name: "madvise"),
        Rule(name: "mmap", conditions: [.argument(2, lacks: PROT_EXEC)]),
        Rule(name: "mprotect", conditions: [.argument(2, lacks: PROT_EXEC)]),
        // The parent's questions, the answers, and the descriptors passed with them.
        Rule(name: "recvmsg"), Rule(name: "sendmsg"), Rule(name: "close"),
        // The untrusted file, and the file that is written.
        Rule(name: "read"), Rule(name: "pread64"), Rule(name: "lseek"), Rule(name: "write"),
        // The size of an open file, without any path.
        Rule(name: "fstat"),
        // The flags of an open file; not its owner or its signal, which could reach another process.
        Rule(name: "fcntl", conditions: [.argument(1, is: F_GETFD)]),
        Rule(name: "fcntl", conditions: [.argument(1, is: F_SETFD)]),
        Rule(name: "fcntl", conditions: [.argument(1, is: F_GETFL)]),
        Rule(name: "fcntl", conditions: [.argument(1, is: F_DUPFD_CLOEXEC)]),
        // Locks within the process, and waiting for its other threads.
        Rule(name: "futex"), Rule(name: "sched_yield"),
        // Seeds of hash tables and the clock.
        Rule(name: "getrandom"), Rule(name: "clock_gettime"),
        // `qsort` asks how much memory there is.
        Rule(name: "sysinfo"),
        // The name of a thread.
        Rule(name: "prctl", conditions: [.argument(0, is: PR_SET_NAME)]),
        // The decoder's CPU limit, which is renewed for each picture, and the note of a refused call.
        Rule(name: "prlimit64", conditions: [.argument(0, is: 0), .argument(1, is: RLIMIT_CPU.number)]),
        Rule(name: "prlimit64", conditions: [.argument(0, is: 0), .argument(1, is: __RLIMIT_MSGQUEUE.number)]),
        // Resumes a call interrupted by SIGSTOP.
        Rule(name: "restart_syscall"),
        // Exit.
        Rule(name: "exit_group"),
    ]

    /// The signal by which the C library reaches all threads (`SIGSETXID`).
    static let signalOfThreads: Int32 = 33

    /// Additional calls of threads, for libraries that decode with them; starting a process is still forbidden.
    static let rulesOfThreads: [Rule] = [
        Rule(name: "clone", conditions: [.argument(0, has: CLONE_THREAD | CLONE_VM | CLONE_SIGHAND)]),
        // Starting and ending a thread; before the first, the C library sets up its own signal.
        Rule(name: "rt_sigaction", conditions: [.argument(0, is: signalOfThreads)]),
        Rule(name: "rseq"), Rule(name: "set_robust_list"), Rule(name: "rt_sigprocmask"), Rule(name: "exit"),
        // The number of CPUs to decode on.
        Rule(name: "sched_getaffinity"),
    ]

    /// Opening fonts, which Landlock grants, for reading.
    static let rulesOfFonts: [Rule] = [
        Rule(name: "openat", conditions: [.forReading(2)]), Rule(name: "access"), Rule(name: "faccessat"),
    ]

    /// Opening files that Landlock grants, for reading.
    static let rulesOfGivenFiles: [Rule] = [
        Rule(name: "openat", conditions: [.forReading(2)]),
        // Not asynchronous, which sends signals.
        Rule(name: "fcntl", conditions: [.argument(1, is: F_SETFL), .argument(2, lacks: O_ASYNC)]),
        // onnxruntime asks how much memory it uses.
        Rule(name: "getrusage"),
    ]

    /// Reading a model ahead, and looking at the socket.
    static let rulesOfLanguageModels: [Rule] = [Rule(name: "fadvise64"), Rule(name: "poll")]

    /// Looking at the socket.
    static let rulesOfRecognisers: [Rule] = [Rule(name: "poll")]
}

extension scmp_arg_cmp {
    /// The flags of an opening that neither writes nor makes nor empties a file.
    static func forReading(_ number: UInt32) -> scmp_arg_cmp {
        .argument(number, lacks: O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)
    }
}

extension __rlimit_resource {
    var number: Int32 { Int32(rawValue) }
}
