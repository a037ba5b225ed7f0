import CLinux
import Glibc

/// Locks a process in that is about to look at a file nobody has vouched for.
///
/// The process begins with ``begin()``, takes its ``limit(_:to:)``s, loads all that it needs of the machine (libraries,
/// their tables, fonts and voices) and then calls ``lock(_:)``. From there on it has the descriptors that its parent
/// hands over, its memory and its processor time, and nothing else: no file, no network, no other process. What it says
/// to its standard streams is heard by nobody. Two doors are shut one behind the other, so that where a kernel lacks
/// Landlock the other one still holds.
///
/// Landlock binds a thread and those that it starts, not those that run already. So ``begin()`` comes before the first
/// library starts one, and leaves every thread only the system's own files to read; and ``lock(_:)`` refuses where a
/// thread runs already, unless the library that started it is known.
public enum Confinement {
    /// What a job needs besides what everybody may do.
    public enum Allowance: Hashable, Sendable {
        /// Libraries that start threads while they decode.
        case threads
        /// Libraries that look for files while they work: they are told that they may not, and are not ended for it.
        case refusedFiles
        /// A library that opens its fonts anew in each of its threads: Landlock lets it read their folder alone.
        case fonts
        /// A library that starts a thread while it is loaded, which Landlock keeps to what ``begin()`` has left.
        case earlierThreads
    }

    /// The two doors.
    package enum Layer: Hashable, Sendable {
        /// Files can be neither opened nor changed, where the kernel knows how.
        case landlock
        /// A system call that is not on the list ends the process with SIGSYS.
        case seccomp
    }

    /// The player, which may be running, goes first.
    private static let niceness: Int32 = 5
    private static let fontFolder = "/usr/share/fonts"

    /// What libraries and their tables, fonts and voices are loaded from; nothing of the user's.
    private static let systemFiles = [
        "/usr", "/lib", "/lib64", "/etc/ld.so.cache", "/etc/fonts", "/var/cache/fontconfig", "/sys/devices/system",
        "/dev/null",
    ]

    /// Gives up what is never needed; to be called first, before there are threads.
    ///
    /// - Throws: if the kernel does not do it; then no stranger's file may be looked at.
    public static func begin() throws(ConfinementFailure) { try begin([.landlock, .seccomp]) }

    package static func begin(_ layers: Set<Layer>) throws(ConfinementFailure) {
        goFirst()
        nice(niceness)
        signal(SIGINT, SIG_IGN)  // Ctrl-C in a terminal is for the parent
        silence()
        setenv("TZ", "UTC0", 1)  // or each date in a file would have the machine's time zone looked up
        tzset()
        // Large buffers go back to the system when they are freed, and one heap serves all threads.
        mallopt(M_MMAP_THRESHOLD, 1 << 18)
        mallopt(M_ARENA_MAX, 1)
        limit(RLIMIT_CORE, to: 0)
        guard process_gain_no_rights() == 0 else { throw ConfinementFailure(.rights, errno) }
        if layers.contains(.landlock), Landlock.abiVersion > 0 { try Landlock.grantOnlyReading(systemFiles) }
    }

    /// Locks this process in, for ever.
    ///
    /// - Throws: if the kernel does not do it, or a thread goes on that Landlock would not bind; then no stranger's file
    ///   may be looked at.
    public static func lock(_ allowances: Set<Allowance> = []) throws(ConfinementFailure) {
        try lock([.landlock, .seccomp], allowances)
    }

    package static func lock(
        _ layers: Set<Layer>, _ allowances: Set<Allowance> = []
    ) throws(ConfinementFailure) {
        var allowances = allowances
        if layers.contains(.landlock), Landlock.abiVersion > 0 {
            let isBound = try allowances.contains(.earlierThreads) ? true : isAlone()
            guard isBound else { throw ConfinementFailure(.landlock, EBUSY) }
            try Landlock.grantOnlyReading(allowances.contains(.fonts) ? [fontFolder] : [])
        } else if allowances.remove(.fonts) != nil {
            allowances.insert(.refusedFiles)  // nothing would keep such a library to the fonts
        }
        if layers.contains(.seccomp) { try SystemCallFilter(allowances).load() }
    }

    /// Waits a second at most for threads that end by themselves, as Pango's do that look for a font.
    private static func isAlone() throws(ConfinementFailure) -> Bool {
        for _ in 0..<1000 {
            if try Landlock.threadCount() == 1 { return true }
            usleep(1000)
        }
        return false
    }

    /// When memory runs short, the kernel ends this process and not the player.
    private static func goFirst() {
        let score = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC)
        guard score >= 0 else { return }  // without /proc there is no such setting
        write(score, "1000", 4)
        close(score)
    }

    /// Nobody reads the libraries' chatter.
    private static func silence() {
        let nowhere = open("/dev/null", O_RDWR)
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nowhere, stream) }
        close(nowhere)
    }
}
