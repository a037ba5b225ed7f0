import Synchronization

/// Counts calls from any thread.
public final class Counter: Sendable {
    private let number = Atomic<Int>(0)

    public init() {}

    public var times: Int { number.load(ordering: .sequentiallyConsistent) }
    public func count() { number.add(1, ordering: .sequentiallyConsistent) }
}
