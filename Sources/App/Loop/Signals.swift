@preconcurrency import Dispatch
import Glibc

/// Turns signals into calls.
struct Signals: Sendable {
    private let sources: [any DispatchSourceSignal]

    /// - Parameters:
    ///   - asked: called on a background thread at SIGUSR1: Pasaka's health is requested.
    ///   - ended: called on a background thread at SIGTERM, SIGINT and SIGHUP.
    init(asked: (@Sendable () -> Void)? = nil, ended: @escaping @Sendable () -> Void) {
        let calls = [(SIGTERM, ended), (SIGINT, ended), (SIGHUP, ended)] + (asked.map { [(SIGUSR1, $0)] } ?? [])
        // Dispatch starts listening slightly later: until then signals are held, and not lost.
        var held = sigset_t()
        sigemptyset(&held)
        for (number, _) in calls { sigaddset(&held, number) }
        pthread_sigmask(SIG_BLOCK, &held, nil)
        let queue = DispatchQueue(label: "pasaka.signals")
        sources = calls.map { number, call in
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { call() }
            source.activate()
            return source
        }
    }
}
