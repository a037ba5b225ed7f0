import Sentences

/// The parent's end of a `pasaka-ears` that hears with one recogniser.
///
/// Its calls block, one after another; ``cancel()`` alone may be called from any thread. After it has thrown anything but
/// ``HearingFailure/tooLong``, ``HearingFailure/unknownLanguage`` or ``HearingFailure/cancelled``, the process must be
/// ended.
public final class HearingSession: Sendable {
    private let orders: EngineOrders<HearingMessage>

    /// What 30 seconds can hold at most, as far as a recogniser can be trusted.
    private static let (mostParts, mostCharacters) = (64, 4096)

    /// - Parameters:
    ///   - socket: connects to the process; stays the caller's.
    ///   - patience: milliseconds without a word from it after which it counts as hanging: a slow machine may take
    ///     minutes with a large recogniser.
    ///   - grace: milliseconds that it has for stopping when it is cancelled, and for taking what is sent to it.
    public init(_ socket: Int32, patience: Int32 = 180_000, grace: Int32 = 5000) {
        orders = EngineOrders(socket, cancellation: .cancel, patience: patience, grace: grace)
    }

    /// Has the recogniser loaded.
    ///
    /// - Parameter file: the model's, open for reading; stays the caller's.
    public func load(_ file: Int32, _ order: RecogniserOrder) throws(HearingFailure) -> RecogniserFacts {
        try orders.load(.load(order), file) { channel throws(HearingFailure) in
            switch orders.next(&channel) {
            case .ready(let facts): return facts
            case .failed(let failure): throw failure
            default: throw .died
            }
        }
    }

    /// Has it hear what was said.
    ///
    /// - Parameter samples: one channel, ``HearingOrder/rate`` a second, at most ``HearingOrder/mostSamples``.
    public func hear(
        _ samples: [Int16], _ order: HearingOrder = HearingOrder()
    ) throws(HearingFailure) -> (text: String, report: HearingReport) {
        guard samples.count <= HearingOrder.mostSamples else { throw .tooLong }
        let parts = stride(from: 0, to: samples.count, by: HearingMessage.mostSamples).map { start in
            HearingMessage.samples(Array(samples[start...].prefix(HearingMessage.mostSamples)))
        }
        return try orders.carryOut(.hear(order), parts + [.end]) { channel throws(HearingFailure) in
            var text = ""
            for _ in 0...Self.mostParts {
                switch orders.next(&channel) {
                case .text(let part) where text.unicodeScalars.count + part.unicodeScalars.count <= Self.mostCharacters:
                    text += part.withoutControls
                case .done(let report):
                    // What it says besides would be taken for the next answer.
                    guard channel.isEmpty else { throw .died }
                    return (text, report)
                case .failed(let failure): throw failure
                default: throw .died
                }
            }
            throw .died
        }
    }

    /// Ends what is being heard, if there is anything; any thread may call it, and does not wait.
    public func cancel() { orders.cancel() }
}
