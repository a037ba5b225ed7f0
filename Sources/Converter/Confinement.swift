import CLinux
import Conversion
import Glibc

/// What this process gives up before it looks at a file.
enum Confinement {
    /// The descriptors that a job may have open: standard streams, socket, two files, and some for libraries at start.
    private static let mostDescriptors = 32
    /// The player, which may be running, goes first.
    private static let niceness: Int32 = 5

    /// Whatever the job may be; to be called first.
    static func begin() {
        process_give_up_rights()
        nice(niceness)
        signal(SIGINT, SIG_IGN)  // Ctrl-C in a terminal is for the parent
        silence()
        setlocale(LC_CTYPE, "C.UTF-8")
    }

    static func limit(to limits: ConversionLimits, memoryBytes: Int) {
        // Large buffers go back to the system when they are freed, and one heap serves all threads.
        mallopt(M_MMAP_THRESHOLD, 1 << 18)
        mallopt(M_ARENA_MAX, 1)
        limit(RLIMIT_CORE, to: 0)
        limit(RLIMIT_CPU, to: limits.seconds)
        limit(RLIMIT_DATA, to: memoryBytes)
        limit(RLIMIT_FSIZE, to: limits.outputBytes)
        limit(RLIMIT_NOFILE, to: mostDescriptors)
    }

    /// Nobody reads the libraries' chatter.
    private static func silence() {
        let nowhere = open("/dev/null", O_RDWR)
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nowhere, stream) }
        close(nowhere)
    }

    private static func limit(_ resource: __rlimit_resource, to value: Int) {
        var limits = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
        setrlimit(__rlimit_resource_t(resource.rawValue), &limits)
    }
}
