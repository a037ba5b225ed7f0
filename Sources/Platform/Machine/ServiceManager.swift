import CSystemd
import Glibc

/// The service manager that has started Pasaka, told by sd_notify(3) how Pasaka is; at a desk there is none.
///
/// A sign of life says that the main loop turns, so only the main loop may give it: no other thread, and not while a
/// picture is being painted.
public nonisolated struct ServiceManager: Sendable {
    private let timeToSign: Duration?
    private var lastSign: ContinuousClock.Instant
    private let tell: @Sendable (String) -> Void

    /// Finds the service manager by the variables that it has set; nil without one.
    ///
    /// `WATCHDOG_PID` is not looked at: under a compositor it is the compositor's, and the unit has
    /// `NotifyAccess=all`.
    public init?(now: ContinuousClock.Instant) {
        guard getenv("NOTIFY_SOCKET") != nil else { return nil }
        let microseconds = getenv("WATCHDOG_USEC").flatMap { Int(String(cString: $0)) }
        self.init(patience: microseconds.map { .microseconds($0) }, now: now) { sd_notify(0, $0) }
    }

    /// - Parameter patience: the service manager's time without a sign after which it starts Pasaka anew; nil for ever.
    init(patience: Duration?, now: ContinuousClock.Instant, tell: @escaping @Sendable (String) -> Void) {
        timeToSign = patience.flatMap { $0 > .zero ? $0 / 2 : nil }
        (lastSign, self.tell) = (now, tell)
    }

    /// How long until the next sign of life; nil where none is wanted.
    public func timeToNextSign(at now: ContinuousClock.Instant) -> Duration? {
        timeToSign.map { max(.zero, $0 - (now - lastSign)) }
    }

    /// Gives a sign of life, if half of the service manager's patience has passed since the last one.
    public mutating func giveSign(at now: ContinuousClock.Instant) {
        guard timeToNextSign(at: now) == .zero else { return }
        lastSign = now
        tell("WATCHDOG=1")
    }

    /// The first picture is on the screen.
    ///
    /// - Parameter status: one line for `systemctl status`.
    public func ready(_ status: String) { tell("READY=1\nSTATUS=\(status)") }

    /// Pasaka ends because it was asked to.
    public func stopping() { tell("STOPPING=1\nSTATUS=Saving") }
}
