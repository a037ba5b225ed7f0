import CLinux
import Glibc

extension Confinement {
    /// What a tool may use at most: bytes of memory, seconds of CPU time in its whole life, and open files.
    private static let (mostMemory, mostSeconds, mostFiles) = (512 << 20, 600, 32)

    /// What a tool may read: libraries, their tables, and the dictionaries of the languages.
    private static let toolFiles = [
        "/usr/lib", "/usr/lib64", "/lib", "/lib64", "/etc/ld.so.cache", "/usr/share/apertium", "/usr/share/hunspell",
        "/dev/null",
    ]
    /// What the kernel starts first for a program with libraries.
    private static let loaders = ["/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"]

    /// Replaces this process by a tool of the machine's that reads descriptor 3 and answers there.
    ///
    /// The tool has no environment, no network, no other process, and no file but libraries and dictionaries, to read;
    /// it can start no program but itself.
    ///
    /// - Parameters:
    ///   - tool: its path.
    ///   - words: its own name and its arguments.
    /// - Returns: never, unless the kernel refuses or lacks Landlock, or the tool is missing.
    public static func become(_ tool: String, _ words: [String]) throws(ConfinementFailure) {
        goFirst()
        nice(niceness)
        signal(SIGINT, SIG_IGN)  // Ctrl-C in a terminal is for the parent
        try connect()
        limit(RLIMIT_CORE, to: 0)
        limit(RLIMIT_FSIZE, to: 0)
        limit(RLIMIT_AS, to: mostMemory)
        limit(RLIMIT_CPU, to: mostSeconds)
        limit(RLIMIT_NOFILE, to: mostFiles)
        guard process_gain_no_rights() == 0 else { throw ConfinementFailure(.rights, errno) }
        let arguments = words.map { strdup($0) } + [nil]
        // Nothing else would limit it to these files.
        guard Landlock.abiVersion > 0 else { throw ConfinementFailure(.landlock, ENOSYS) }
        try Landlock.grantOnlyReading(toolFiles, executing: loaders + [tool])
        try SystemCallFilter(SystemCallFilter.rulesOfTools, missing: SystemCallFilter.missingForTools).load()
        execve(tool, arguments, [nil])
    }

    /// Makes the parent's socket the standard input and output; what the tool says besides is discarded.
    private static func connect() throws(ConfinementFailure) {
        // First, because it is one of the three where the parent had closed them.
        let (channel, nowhere) = (Int32(3), open("/dev/null", O_WRONLY))
        let isDone =
            nowhere >= 0 && dup2(nowhere, STDERR_FILENO) >= 0
            && dup2(channel, STDIN_FILENO) >= 0 && dup2(channel, STDOUT_FILENO) >= 0
        guard isDone else { throw ConfinementFailure(.streams, errno) }
        if nowhere > STDERR_FILENO { close(nowhere) }
        close(channel)
    }
}

extension SystemCallFilter {
    /// Loading a program with its libraries, reading dictionaries, answering.
    static let rulesOfTools: [Rule] = [
        // Starting the tool; Landlock allows no other program.
        Rule(name: "execve"), Rule(name: "arch_prctl"), Rule(name: "set_tid_address"), Rule(name: "set_robust_list"),
        Rule(name: "rseq"), Rule(name: "getrandom"),
        Rule(name: "prlimit64", conditions: [.argument(0, is: 0), .argument(2, is: 0)]),
        // Memory, never both written and executed.
        Rule(name: "brk"), Rule(name: "munmap"), Rule(name: "mremap"), Rule(name: "madvise"),
        Rule(name: "mmap", conditions: [.argument(2, lacks: PROT_EXEC)]),
        Rule(name: "mmap", conditions: [.argument(2, lacks: PROT_WRITE)]),
        Rule(name: "mprotect", conditions: [.argument(2, lacks: PROT_EXEC)]),
        // Libraries and dictionaries, for reading.
        Rule(name: "openat", conditions: [.argument(2, lacks: O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)]),
        Rule(name: "close"), Rule(name: "read"), Rule(name: "pread64"), Rule(name: "lseek"), Rule(name: "fstat"),
        // The transfer tools look at their rules before they open them; so a tool can learn whether a file exists.
        Rule(name: "newfstatat"), Rule(name: "ioctl", conditions: [.argument(1, is: Int32(TCGETS))]),
        // The answers.
        Rule(name: "write"), Rule(name: "writev"),
        Rule(name: "futex"), Rule(name: "clock_gettime"), Rule(name: "sysinfo"), Rule(name: "rt_sigaction"),
        Rule(name: "rt_sigprocmask"), Rule(name: "restart_syscall"), Rule(name: "exit_group"),
    ]

    /// The loader looks for a list of further libraries, which a machine seldom has and a tool does not need.
    static let missingForTools: [Rule] = [Rule(name: "access"), Rule(name: "faccessat")]
}
