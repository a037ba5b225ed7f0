@preconcurrency import Dispatch
import Glibc

/// Turns the signals that ask for an end into a call.
struct Signals: Sendable {
    private let sources: [any DispatchSourceSignal]

    /// - Parameter ended: called on a background thread at SIGTERM, SIGINT and SIGHUP.
    init(ended: @escaping @Sendable () -> Void) {
        sources = [SIGTERM, SIGINT, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { ended() }
            source.activate()
            return source
        }
    }
}
