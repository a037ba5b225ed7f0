import Synchronization

/// The total CPU time of several jobs; safe on any thread.
public final class ConversionEffort: Sendable {
    private let total = Mutex(Duration.zero)

    public init() {}

    /// CPU time; for a child that only waited, a quarter of the wall-clock time.
    public var duration: Duration { total.withLock { $0 } }

    public func add(_ work: Duration) { total.withLock { $0 += work } }
}
