import Dispatch

/// The memory that the children of one ``Conversion`` may have together: two have half of it each, or one has all.
final class MemoryPurse: Sendable {
    /// Bytes that hold data; with the libraries' own pages and this process it stays below 512 MB.
    static let bytes = 400 << 20

    private let halves = DispatchSemaphore(value: 2)
    /// Only one may wait for both halves, or two would wait for one another.
    private let both = DispatchSemaphore(value: 1)

    /// Waits for a half and does something with it.
    func withHalf<Answer>(
        _ work: (_ bytes: Int) throws(ConversionRefusal) -> Answer
    ) throws(ConversionRefusal) -> Answer {
        halves.wait()
        defer { halves.signal() }
        return try work(Self.bytes / 2)
    }

    /// Waits until nobody else has any and does something with all of it.
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
