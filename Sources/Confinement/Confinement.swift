import CLinux
import Glibc

/// Locks a process in that is about to look at a file nobody has vouched for.
///
/// The process begins with ``begin()``, takes its ``limit(_:to:)``s, loads all that it needs of the machine (libraries,
/// their tables, fonts and voices) and then calls ``lock(_:)``. From there on it has the descriptors that its parent
/// hands over, its memory and its processor time, and nothing else: no file, no network, no other process. What it says
/// to its standard streams is heard by nobody. Two doors are shut one behind the other, so that where a kernel lacks
/// Landlock the other one still holds.
public enum Confinement {
    /// What a job needs besides what everybody may do.
    public enum Allowance: Hashable, Sendable {
        /// Libraries that start threads while they decode.
        case threads
        /// Libraries that look for files while they work: they are told that they may not, and are not ended for it.
        case refusedFiles
        /// A library that opens its fonts anew in each of its threads: Landlock lets it read their folder alone.
        case fonts
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

    /// Gives up what is never needed; to be called first, before there are threads.
    public static func begin() {
        nice(niceness)
        signal(SIGINT, SIG_IGN)  // Ctrl-C in a terminal is for the parent
        silence()
        setenv("TZ", "UTC0", 1)  // or each date in a file would have the machine's time zone looked up
        tzset()
        // Large buffers go back to the system when they are freed, and one heap serves all threads.
        mallopt(M_MMAP_THRESHOLD, 1 << 18)
        mallopt(M_ARENA_MAX, 1)
        limit(RLIMIT_CORE, to: 0)
    }

    /// Locks this process in, for ever.
    ///
    /// - Throws: if the kernel does not do it; then no stranger's file may be looked at.
    public static func lock(_ allowances: Set<Allowance> = []) throws(ConfinementFailure) {
        try lock([.landlock, .seccomp], allowances)
    }

    package static func lock(
        _ layers: Set<Layer>, _ allowances: Set<Allowance> = []
    ) throws(ConfinementFailure) {
        guard process_gain_no_rights() == 0 else { throw ConfinementFailure("no_new_privs", errno) }
        var allowances = allowances
        if layers.contains(.landlock), Landlock.abiVersion > 0 {
            let readable = allowances.contains(.fonts) ? fontFolder : nil
            guard landlock_grant_nothing_but(readable) == 0 else { throw ConfinementFailure("landlock", errno) }
        } else if allowances.remove(.fonts) != nil {
            allowances.insert(.refusedFiles)  // nothing would keep such a library to the fonts
        }
        if layers.contains(.seccomp) { try SystemCallFilter(allowances).load() }
    }

    /// Nobody reads the libraries' chatter.
    private static func silence() {
        let nowhere = open("/dev/null", O_RDWR)
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nowhere, stream) }
        close(nowhere)
    }
}

/// Why a process could not be locked in.
public struct ConfinementFailure: Error, CustomStringConvertible, Sendable {
    /// The end of a sentence whose subject is a file that was not looked at.
    public let description: String

    init(_ layer: String, _ failure: Int32) {
        let reason = String(cString: strerror(failure))
        description = "was not looked at, for the process that should do it cannot be locked in (\(layer): \(reason))"
    }
}
