import Channel
import Synchronization

/// The parent's end of an engine's process, which carries out one order after the other and can be told to stop.
///
/// Its calls block; ``cancel()`` alone may be called from any thread.
final class EngineOrders<Message: EngineMessage>: Sendable {
    private let channel: Mutex<MessageChannel<Message>>
    private let socket: Int32
    private let cancellation: Message
    /// Whether an order is being carried out, and is to end.
    private let state = Mutex((isWorking: false, isCancelled: false))
    /// Milliseconds without a word from the process after which it counts as hanging.
    let patience: Int32

    init(_ socket: Int32, cancellation: Message, patience: Int32) {
        (self.socket, self.cancellation, self.patience) = (socket, cancellation, patience)
        channel = Mutex(MessageChannel(socket))
    }

    /// Has a model loaded, which cannot be cancelled.
    ///
    /// - Parameters:
    ///   - file: the model's, open for reading; stays the caller's.
    ///   - answer: hears what the process says.
    func load<Answer: Sendable>(
        _ order: Message, _ file: Int32, answer: (inout MessageChannel<Message>) throws(Message.Failure) -> Answer
    ) throws(Message.Failure) -> Answer {
        try channel.withLock { channel throws(Message.Failure) in
            guard channel.send(order, with: [file]) else { throw .died }
            return try answer(&channel)
        }
    }

    /// Has an order carried out.
    ///
    /// - Parameters:
    ///   - rest: what belongs to the order; nothing of it is sent after a cancellation.
    ///   - answer: hears what the process says.
    func carryOut<Answer: Sendable>(
        _ order: Message, _ rest: [Message] = [],
        answer: (inout MessageChannel<Message>) throws(Message.Failure) -> Answer
    ) throws(Message.Failure) -> Answer {
        try channel.withLock { channel throws(Message.Failure) in
            // A cancellation that came before the order would mean nothing.
            var isSent = state.withLock { state in
                state = (true, false)
                return channel.send(order)
            }
            defer { state.withLock { $0 = (false, false) } }
            for message in rest where isSent {
                // Nor would one within a message.
                isSent = state.withLock { $0.isCancelled || channel.send(message) }
            }
            guard isSent else { throw .died }
            return try answer(&channel)
        }
    }

    /// Ends the order that is being carried out, if there is one; any thread may call it.
    func cancel() {
        state.withLock { state in
            guard state.isWorking, !state.isCancelled else { return }
            state.isCancelled = true
            // So short a message is never sent in parts.
            _ = MessageChannel<Message>(socket).send(cancellation)
        }
    }
}
