import Channel
import Glibc

/// Has an engine answer one order after the other, and hears meanwhile whether it is to stop.
package final class CancelListener<Message: EngineMessage> {
    package var channel: MessageChannel<Message>
    private let cancellation: Message
    private var wasCancelled = false
    private var nextLook = ContinuousClock.now

    /// The time between two looks at the socket, for a look costs a system call, and engines ask at each step.
    private static var interval: Duration { .milliseconds(10) }

    /// - Parameter cancellation: the only message that may come while the helper works.
    package init(_ channel: MessageChannel<Message>, cancellation: Message) {
        (self.channel, self.cancellation) = (channel, cancellation)
    }

    /// Answers each order until the parent has closed its end.
    ///
    /// - Parameter answer: nil for what is no order, such as a cancellation that came too late.
    package func run(_ answer: (Message) throws(Message.Failure) -> Message?) {
        while let message = channel.receive() {
            wasCancelled = false
            let answered: Message?
            do throws(Message.Failure) {
                answered = try answer(message)
            } catch {
                answered = .failed(error)
            }
            if let answered, !channel.send(answered) { return }
        }
    }

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

    // MARK: - C

    /// What a C library is given for ``isCancelled(_:)``; it does not keep this alive.
    package var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    package static func isCancelled(_ pointer: UnsafeMutableRawPointer?) -> Bool {
        guard let pointer else { return false }
        return Unmanaged<CancelListener>.fromOpaque(pointer).takeUnretainedValue().isCancelled()
    }
}
