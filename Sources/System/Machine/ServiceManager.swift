import CSystemd
import Glibc

/// The service manager that started Pasaka, notified through sd_notify(3); on a desktop there is none.
///
/// The watchdog ping means the main loop is running, so only the main loop may send it: no other thread, and not while
/// a picture is being painted.
public nonisolated struct ServiceManager: Sendable {
    private let timeToSign: Duration?
    private var lastSign: ContinuousClock.Instant
    private let tell: @Sendable (String) -> Void

    /// Finds the service manager by the environment variables it has set; nil without one.
    ///
    /// `WATCHDOG_PID` is ignored: under a compositor it is the compositor's, and the unit has
    /// `NotifyAccess=all`.
    public init?(now: ContinuousClock.Instant) {
        guard getenv("NOTIFY_SOCKET") != nil else { return nil }
        let microseconds = getenv("WATCHDOG_USEC").flatMap { Int(String(cString: $0)) }
        self.init(patience: microseconds.map { .microseconds($0) }, now: now) { sd_notify(0, $0) }
    }

    /// - Parameter patience: the watchdog timeout after which the service manager restarts Pasaka; nil for none.
    init(patience: Duration?, now: ContinuousClock.Instant, tell: @escaping @Sendable (String) -> Void) {
        timeToSign = patience.flatMap { $0 > .zero ? $0 / 2 : nil }
        lastSign = now
        self.tell = tell
    }

    /// Time until the next watchdog ping; nil if none is wanted.
    public func timeToNextSign(at now: ContinuousClock.Instant) -> Duration? {
        timeToSign.map { max(.zero, $0 - (now - lastSign)) }
    }

    /// Sends a watchdog ping if half of the timeout has passed since the last one.
    public mutating func giveSign(at now: ContinuousClock.Instant) {
        guard timeToNextSign(at: now) == .zero else { return }
        lastSign = now
        tell("WATCHDOG=1")
    }

    /// Reports readiness: the first picture is on the screen.
    ///
    /// - Parameter status: one line for `systemctl status`.
    public func ready(_ status: String) { tell("READY=1\nSTATUS=\(status)") }

    /// Reports a requested exit.
    public func stopping() { tell("STOPPING=1\nSTATUS=Saving") }
}
