import Glibc

/// Delays a crash briefly, so that the background can write the input that caused it.
enum LastWords {
    /// Delays each fatal signal by 50 ms from now on.
    static func grant() {
        var action = sigaction()
        // Only what signal-safety(7) allows.
        action.__sigaction_handler.sa_handler = { signal in
            var pause = timespec(tv_sec: 0, tv_nsec: 50_000_000)
            nanosleep(&pause, nil)
            raise(signal)
        }
        action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
        for signal in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] { sigaction(signal, &action, nil) }
    }
}
