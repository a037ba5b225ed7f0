import Glibc

/// Holds a crash back for a moment, in which the background writes the press that has led to it.
enum LastWords {
    /// From now on each signal by which a program crashes waits for 50 ms.
    static func grant() {
        var action = sigaction()
        // Nothing but what signal-safety(7) allows.
        action.__sigaction_handler.sa_handler = { signal in
            var pause = timespec(tv_sec: 0, tv_nsec: 50_000_000)
            nanosleep(&pause, nil)
            raise(signal)
        }
        action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
        for signal in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] { sigaction(signal, &action, nil) }
    }
}
