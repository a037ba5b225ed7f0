import Channel
import Synchronization

/// The parent's end of an engine's process, which carries out one order after the other and can be told to stop.
///
/// Its calls block; ``cancel()`` alone may be called from any thread.
final class EngineOrders<Message: EngineMessage>: Sendable {
    private let channel: Mutex<MessageChannel<Message>>
    private let cancellation: Cancellation<Message>
    /// Milliseconds without a word from the process after which it counts as hanging.
    private let patience: Int32

    /// - Parameters:
    ///   - cancellation: says to the process that it is to stop.
    ///   - grace: milliseconds that it has for stopping, and for taking what is sent to it.
    init(_ socket: Int32, cancellation: Message, patience: Int32, grace: Int32) {
        self.patience = patience
        let channel = MessageChannel<Message>(socket)
        channel.limitSending(milliseconds: grace)
        self.channel = Mutex(channel)
        self.cancellation = Cancellation(cancellation, to: socket, grace: grace)
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
            cancellation.begin()
            defer { cancellation.end() }
            guard channel.send(order), rest.allSatisfy({ cancellation.isCancelled || channel.send($0) }) else {
                throw .died
            }
            cancellation.work()
            return try answer(&channel)
        }
    }

    /// Waits for what the process says next.
    ///
    /// - Returns: nil if it has ended, hangs or sends nonsense.
    func next(_ channel: inout MessageChannel<Message>) -> Message? {
        channel.next(within: patience, unless: cancellation)
    }

    /// Ends the order that is being carried out, if there is one; any thread may call it, and does not wait.
    func cancel() { cancellation.cancel() }
}
