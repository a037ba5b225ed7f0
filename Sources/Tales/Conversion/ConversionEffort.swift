import Synchronization

/// How much work several jobs have been together; safe on any thread.
public final class ConversionEffort: Sendable {
    private let total = Mutex(Duration.zero)

    public init() {}

    /// Processor time; of a child that has only been waited for, a quarter of the clock's.
    public var duration: Duration { total.withLock { $0 } }

    public func add(_ work: Duration) { total.withLock { $0 += work } }
}
