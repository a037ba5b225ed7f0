import Channel
import Glibc

/// Hears while a helper works whether it is to stop.
package final class CancelListener<Message: ChannelMessage & Equatable> {
    package var channel: MessageChannel<Message>
    private let cancellation: Message
    private var wasCancelled = false
    private var nextLook = ContinuousClock.now

    /// Between two looks at the socket: a look costs a system call, and engines ask at each step of a calculation.
    private static var interval: Duration { .milliseconds(10) }

    /// - Parameter cancellation: the only message that may come while the helper works.
    package init(_ channel: MessageChannel<Message>, cancellation: Message) {
        (self.channel, self.cancellation) = (channel, cancellation)
    }

    package func begin() { wasCancelled = false }

    /// Whether the parent has cancelled the work; if it is gone, the process ends.
    package func isCancelled() -> Bool {
        guard !wasCancelled else { return true }
        let now = ContinuousClock.now
        guard now >= nextLook else { return false }
        nextLook = now + Self.interval
        switch channel.arrival() {
        case .nothing: break
        case .message(cancellation): wasCancelled = true
        case .message, .gone: _exit(EXIT_FAILURE)
        }
        return wasCancelled
    }
}
