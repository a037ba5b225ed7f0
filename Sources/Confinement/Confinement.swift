import CLinux
import Glibc

/// Sandboxes a process before it reads an untrusted file.
///
/// The process starts with ``begin()``, sets its ``limit(_:to:)``s, loads everything it needs from the machine
/// (libraries, their tables, fonts and voices) and then calls ``lock(_:)``. From then on it has the descriptors that
/// its parent passes, its memory and its CPU time, and nothing else: no file, no network, no other process. Its
/// standard streams are discarded. There are two layers, so that on a kernel without Landlock the other one
/// still protects.
///
/// Landlock binds a thread and those that it starts, not those already running. So ``begin()`` runs before the first
/// library starts a thread, and leaves every thread read access to the system's own files only; and ``lock(_:)`` fails
/// if another thread is running, unless the library that started it is known.
public enum Confinement {
    /// Exceptions that a job needs.
    public enum Allowance: Hashable, Sendable {
        /// Libraries that start threads while they decode.
        case threads
        /// A library that reopens its fonts in each of its threads: Landlock allows reading their folder only.
        case fonts
        /// A library that starts a thread while it is loaded; Landlock limits that thread to what ``begin()`` allows.
        case earlierThreads
        /// llama.cpp, which maps its model, and looks between two steps whether it is to stop.
        case languageModel
        /// whisper.cpp, which likewise looks whether it is to stop.
        case recogniser
        /// sherpa-onnx, which opens its files by name: the given ones can be opened for reading, others cannot.
        case givenFiles
    }

    /// The two layers of the sandbox.
    package enum Layer: Hashable, Sendable {
        /// Files can be neither opened nor changed, if the kernel supports it.
        case landlock
        /// A system call that only an attacker would make kills the process with SIGSYS.
        case seccomp
    }

    /// The player, which may be running, has priority.
    static let niceness: Int32 = 5
    private static let fontFolder = "/usr/share/fonts"

    /// The places from which libraries and their tables, fonts and voices are loaded; nothing of the user's.
    private static let systemFiles = [
        "/usr", "/lib", "/lib64", "/etc/ld.so.cache", "/etc/fonts", "/var/cache/fontconfig", "/sys/devices/system",
        "/dev/null",
    ]

    /// Drops rights that are never needed; call it first, before there are threads.
    ///
    /// - Parameter files: open files that a library will open again, by ``path(of:)``.
    /// - Throws: if the kernel refuses; then no untrusted file may be read.
    public static func begin(reopening files: [Int32] = []) throws(ConfinementFailure) {
        try begin([.landlock, .seccomp], reopening: files)
    }

    package static func begin(
        _ layers: Set<Layer>, reopening files: [Int32] = []
    ) throws(ConfinementFailure) {
        goFirst()
        nice(niceness)
        signal(SIGINT, SIG_IGN)  // Ctrl-C in a terminal is for the parent
        crashAtOnce()
        silence()
        setenv("TZ", "UTC0", 1)  // or each date in a file would load the machine's time zone
        tzset()
        // FFmpeg brings the machine's BLAS along; OpenBLAS would start a thread per processor, which never ends.
        setenv("OPENBLAS_NUM_THREADS", "1", 1)
        // Large buffers return to the system when freed, and all threads share one heap.
        mallopt(M_MMAP_THRESHOLD, 1 << 18)
        mallopt(M_ARENA_MAX, 1)
        limit(RLIMIT_CORE, to: 0)
        guard process_gain_no_rights() == 0 else { throw ConfinementFailure(.rights, errno) }
        guard layers.contains(.landlock), Landlock.abiVersion > 0 else { return }
        try Landlock.grantOnlyReading(systemFiles + files.map(path))
    }

    /// The name by which a library can open an open file again.
    public static func path(of file: Int32) -> String { "/proc/self/fd/\(file)" }

    /// Sandboxes this process irrevocably.
    ///
    /// - Parameter files: those of ``begin(reopening:)``, with ``Allowance/givenFiles``.
    /// - Throws: if the kernel refuses, or a thread is running that Landlock would not bind; then no untrusted file
    ///   may be read.
    public static func lock(
        _ allowances: Set<Allowance> = [], reopening files: [Int32] = []
    ) throws(ConfinementFailure) {
        try lock([.landlock, .seccomp], allowances, reopening: files)
    }

    package static func lock(
        _ layers: Set<Layer>, _ allowances: Set<Allowance> = [], reopening files: [Int32] = []
    ) throws(ConfinementFailure) {
        var allowances = allowances
        if layers.contains(.landlock), Landlock.abiVersion > 0 {
            let isBound = try allowances.contains(.earlierThreads) ? true : isAlone()
            guard isBound else { throw ConfinementFailure(.landlock, EBUSY) }
            let granted = allowances.contains(.givenFiles) ? files.map(path) : []
            try Landlock.grantOnlyReading(granted + (allowances.contains(.fonts) ? [fontFolder] : []))
        } else if allowances.contains(.givenFiles) {
            throw ConfinementFailure(.landlock, ENOSYS)  // nothing would limit the library to its files
        } else {
            allowances.remove(.fonts)  // without Landlock nothing would limit such a library to the fonts
        }
        if layers.contains(.seccomp) { try SystemCallFilter(allowances).load() }
    }

    /// Waits at most a second for threads that end by themselves, such as Pango's font search.
    private static func isAlone() throws(ConfinementFailure) -> Bool {
        for _ in 0..<1000 {
            if try Landlock.threadCount() == 1 { return true }
            usleep(1000)
        }
        return false
    }

    /// Lets the kernel kill this process and not the player when memory runs short.
    static func goFirst() {
        let score = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC)
        guard score >= 0 else { return }  // unavailable without /proc
        write(score, "1000", 4)
        close(score)
    }

    /// Swift's runtime would start a program that describes a crash, and be killed for that instead.
    private static func crashAtOnce() {
        for crash in [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] { signal(crash, SIG_DFL) }
    }

    /// Discards the libraries' output.
    private static func silence() {
        let nowhere = open("/dev/null", O_RDWR)
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nowhere, stream) }
        close(nowhere)
    }
}
