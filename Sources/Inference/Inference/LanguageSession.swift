import Sentences

/// The parent's end of a `pasaka-tutor` that replies with one language model.
///
/// Its calls block, one after another; ``cancel()`` alone may be called from any thread. After it has thrown anything but
/// ``LanguageFailure/tooLong`` or ``LanguageFailure/cancelled``, the process must be ended.
public final class LanguageSession: Sendable {
    private let orders: EngineOrders<LanguageMessage>

    /// Characters of a token on the average of a reply.
    private static let mostOfToken = 16
    /// Messages while a model is loaded.
    static let mostSteps = 2000

    /// - Parameters:
    ///   - socket: connects to the process; stays the caller's.
    ///   - patience: milliseconds without a word from it after which it counts as hanging: a slow machine may take
    ///     minutes to read a long prompt.
    ///   - grace: milliseconds that it has for stopping when it is cancelled, and for taking what is sent to it.
    public init(_ socket: Int32, patience: Int32 = 180_000, grace: Int32 = 5000) {
        orders = EngineOrders(socket, cancellation: .cancel, patience: patience, grace: grace)
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
            for _ in 0..<Self.mostSteps {
                switch orders.next(&channel) {
                case .progress(let share) where share >= loaded:
                    loaded = share
                    progress(share)
                case .ready(let facts): return facts
                case .failed(let failure): throw failure
                default: throw .died
                }
            }
            throw .died
        }
    }

    /// Has the model reply.
    ///
    /// - Parameter piece: gets the reply while it is made; nothing as long as the model thinks.
    public func reply(
        _ order: ReplyOrder, piece: (String) -> Void
    ) throws(LanguageFailure) -> ReplyReport {
        try orders.carryOut(.reply(order)) { channel throws(LanguageFailure) in
            // One for each token, also of a thought, of which nothing is told; two for their ends.
            var left = order.mostTokens + order.mostThoughtTokens + 2
            var room = order.mostTokens * Self.mostOfToken
            while left > 0 {
                switch orders.next(&channel) {
                case .piece(let text):
                    left -= 1
                    room -= text.unicodeScalars.count
                    // No language has such long words: it would be a page of nonsense.
                    if room >= 0 { piece(Self.plain(text)) } else { cancel() }
                case .done(let report) where report.tokens <= order.mostTokens:
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

    /// Lines of text: a model may have been taught what moves a terminal's cursor or turns the direction of writing.
    private static func plain(_ text: String) -> String {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).withoutControls }
            .joined(separator: "\n")
    }

    /// Ends the reply that is being made, if there is one; any thread may call it, and does not wait.
    public func cancel() { orders.cancel() }
}
