/// The parent's end of a `pasaka-tutor` that replies with one language model.
///
/// Its calls block, one after another; ``cancel()`` alone may be called from any thread. After it has thrown anything but
/// ``LanguageFailure/tooLong`` or ``LanguageFailure/cancelled``, the process must be ended.
public final class LanguageSession: Sendable {
    private let orders: EngineOrders<LanguageMessage>

    /// Characters of a token at most, as far as a model can be trusted.
    private static let mostPiece = 1024

    /// - Parameters:
    ///   - socket: connects to the process; stays the caller's.
    ///   - patience: milliseconds without a word from it after which it counts as hanging: a slow machine may take
    ///     minutes to read a long prompt.
    public init(_ socket: Int32, patience: Int32 = 180_000) {
        orders = EngineOrders(socket, cancellation: .cancel, patience: patience)
    }

    /// Has the model loaded.
    ///
    /// - Parameters:
    ///   - file: the model's, open for reading; stays the caller's.
    ///   - progress: gets how much has been loaded, 0…1, never less than before.
    public func load(
        _ file: Int32, _ order: ModelOrder, progress: (Double) -> Void
    ) throws(LanguageFailure) -> ModelFacts {
        try orders.load(.load(order), file) { channel throws(LanguageFailure) in
            var loaded = 0.0
            while true {
                switch channel.receive(within: orders.patience) {
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
        try orders.carryOut(.reply(order)) { channel throws(LanguageFailure) in
            var left = order.mostTokens + 1
            while left > 0 {
                switch channel.receive(within: orders.patience) {
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
    public func cancel() { orders.cancel() }
}
