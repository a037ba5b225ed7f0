import Channel
import Synchronization

/// The parent's end of a `pasaka-tutor` that replies with one language model.
///
/// Its calls block, one after another; ``cancel()`` alone may be called from any thread. After it has thrown anything but
/// ``LanguageFailure/tooLong`` or ``LanguageFailure/cancelled``, the process must be ended.
public final class LanguageSession: Sendable {
    private let channel: Mutex<MessageChannel<LanguageMessage>>
    private let socket: Int32
    /// Whether a reply is being made, and is to end.
    private let state = Mutex((isReplying: false, isCancelled: false))
    /// Milliseconds without a word from it after which it counts as hanging.
    private let patience: Int32

    /// Characters of a token at most, as far as a model can be trusted.
    private static let mostPiece = 1024

    /// - Parameters:
    ///   - socket: connects to the process; stays the caller's.
    ///   - patience: milliseconds without a word from it after which it counts as hanging: a slow machine may take
    ///     minutes to read a long prompt.
    public init(_ socket: Int32, patience: Int32 = 180_000) {
        (self.socket, self.patience) = (socket, patience)
        channel = Mutex(MessageChannel(socket))
    }

    /// Has the model loaded.
    ///
    /// - Parameters:
    ///   - file: the model's, open for reading; stays the caller's.
    ///   - progress: gets how much has been loaded, 0…1, never less than before.
    public func load(
        _ file: Int32, _ order: ModelOrder, progress: (Double) -> Void
    ) throws(LanguageFailure) -> ModelFacts {
        try channel.withLock { channel throws(LanguageFailure) in
            guard channel.send(.load(order), with: [file]) else { throw .died }
            var loaded = 0.0
            while true {
                switch channel.receive(within: patience) {
                case .progress(let share) where (loaded...1).contains(share):
                    loaded = share
                    progress(share)
                case .ready(let facts): return facts
                case .failed(let failure): throw failure
                default: throw .died
                }
            }
        }
    }

    /// Has the model reply.
    ///
    /// - Parameter piece: gets the reply while it is made.
    public func reply(
        _ order: ReplyOrder, piece: (String) -> Void
    ) throws(LanguageFailure) -> ReplyReport {
        try channel.withLock { channel throws(LanguageFailure) in
            // A cancellation that came before the order would mean nothing.
            let isSent = state.withLock { state in
                state = (true, false)
                return channel.send(.reply(order))
            }
            defer { state.withLock { $0 = (false, false) } }
            guard isSent else { throw .died }
            var left = order.mostTokens + 1
            while left > 0 {
                switch channel.receive(within: patience) {
                case .piece(let text) where text.unicodeScalars.count <= Self.mostPiece:
                    left -= 1
                    piece(text)
                case .done(let report):
                    // What it says besides would be taken for the next reply.
                    guard channel.isEmpty else { throw .died }
                    return report
                case .failed(let failure): throw failure
                default: throw .died
                }
            }
            throw .died
        }
    }

    /// Ends the reply that is being made, if there is one; any thread may call it.
    public func cancel() {
        state.withLock { state in
            guard state.isReplying, !state.isCancelled else { return }
            state.isCancelled = true
            // So short a message is never sent in parts.
            _ = MessageChannel<LanguageMessage>(socket).send(.cancel)
        }
    }
}
