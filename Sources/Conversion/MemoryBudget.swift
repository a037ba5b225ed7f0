import Dispatch

/// The memory shared by the children of one ``Conversion``: two get half of it each, or one gets all.
final class MemoryBudget: Sendable {
    static let bytes = ConversionLimits.memoryBytes

    private let halves = DispatchSemaphore(value: 2)
    /// The right to wait for both halves, which one has at a time: otherwise two would deadlock.
    private let both = DispatchSemaphore(value: 1)

    /// Waits for a half and runs the work with it.
    func withHalf<Answer>(
        _ work: (_ bytes: Int) throws(ConversionRefusal) -> Answer
    ) throws(ConversionRefusal) -> Answer {
        halves.wait()
        defer { halves.signal() }
        return try work(Self.bytes / 2)
    }

    /// Waits until all of it is free and runs the work with it.
    func withAll<Answer>(
        _ work: (_ bytes: Int) throws(ConversionRefusal) -> Answer
    ) throws(ConversionRefusal) -> Answer {
        both.wait()
        defer { both.signal() }
        for _ in 0..<2 { halves.wait() }
        defer { for _ in 0..<2 { halves.signal() } }
        return try work(Self.bytes)
    }
}
