import Channel
import Synchronization

/// What a helper is to do, and whether it is to stop: any thread may cancel it, and none waits for that.
///
/// A helper that does not stop within a few seconds counts as hanging, so that nobody waits for it for minutes.
final class Cancellation<Message: ChannelMessage>: Sendable {
    private let socket: Int32
    private let message: Message
    /// The time that a helper has for stopping, in milliseconds.
    private let grace: Int32
    private let state = Mutex(State())

    private struct State {
        var phase = Phase.idle
        var time: ContinuousClock.Instant?
    }

    private enum Phase { case idle, ordering, working }

    init(_ message: Message, to socket: Int32, grace: Int32) {
        (self.message, self.socket, self.grace) = (message, socket, grace)
    }

    /// An order is about to be sent; a cancellation that came before it would mean nothing.
    func begin() { state.withLock { $0 = State(phase: .ordering) } }

    /// The order has been sent; what was cancelled meanwhile is cancelled now.
    func work() {
        state.withLock { state in
            state.phase = .working
            if state.time != nil { send() }
        }
    }

    func end() { state.withLock { $0 = State() } }

    func cancel() {
        state.withLock { state in
            guard state.phase != .idle, state.time == nil else { return }
            state.time = .now
            if state.phase == .working { send() }
        }
    }

    var isCancelled: Bool { state.withLock { $0.time != nil } }

    /// Whether the helper has been given long enough to stop.
    var isIgnored: Bool {
        state.withLock { $0.time.map { $0.duration(to: .now) > .milliseconds(grace) } ?? false }
    }

    /// Sends the message; a helper whose socket has no room for it hangs.
    private func send() { _ = MessageChannel<Message>(socket).sendAtOnce(message) }
}

extension MessageChannel {
    /// Waits for the next message of a helper.
    ///
    /// - Parameters:
    ///   - patience: milliseconds for a whole message.
    ///   - cancellation: of what it is doing.
    mutating func next(within patience: Int32, unless cancellation: Cancellation<Message>) -> Message? {
        let end = ContinuousClock.now + .milliseconds(patience)
        return receive { .now < end && !cancellation.isIgnored }
    }
}
