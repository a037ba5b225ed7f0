import Engine
import Glibc
import Synchronization

/// Samples in memory that are read while more are appended.
///
/// Readers never wait, so SDL's audio thread may be one: the memory does not move, and only what has been written is
/// published. The compiler cannot prove that, so it is taken on trust. Only those who append wait for each other.
public nonisolated final class GrowingSamples: @unchecked Sendable {
    public let format: SampleFormat
    /// Addresses are reserved for ten minutes; memory is taken as it is written.
    public let mostBytes: Int
    private let memory: UnsafeMutableRawPointer
    private let budget: ByteBudget
    /// Bytes that can be read.
    private let made = Atomic<Int>(0)
    private let end = Atomic<Int>(End.none.rawValue)
    private let turn = Mutex(())

    private enum End: Int { case none, finished, abandoned }

    private static let mostSeconds = 600
    private static let rates = 8000...48_000

    /// - Parameter budget: pays for what is appended.
    init?(_ format: SampleFormat, _ budget: ByteBudget, mostSeconds: Int = GrowingSamples.mostSeconds) {
        guard Self.rates.contains(format.rate) else { return nil }
        mostBytes = format.rate * format.frameBytes * mostSeconds
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
        guard let memory = mmap(nil, mostBytes, PROT_READ | PROT_WRITE, flags, -1, 0), memory != MAP_FAILED else {
            return nil
        }
        (self.format, self.memory, self.budget) = (format, memory, budget)
    }

    deinit {
        munmap(memory, mostBytes)
        budget.give(made.load(ordering: .acquiring))
    }

    // MARK: - Writing

    /// - Returns: false if there is no room, or it has ended.
    func append(_ samples: [Int16]) -> Bool {
        turn.withLock { _ in
            guard !hasEnded else { return false }
            let (start, count) = (made.load(ordering: .acquiring), samples.count * MemoryLayout<Int16>.stride)
            guard start + count <= mostBytes, budget.take(count) else {
                end.store(End.abandoned.rawValue, ordering: .releasing)
                return false
            }
            samples.withUnsafeBytes { bytes in
                if let source = bytes.baseAddress { (memory + start).copyMemory(from: source, byteCount: count) }
            }
            made.store(start + count, ordering: .releasing)
            return true
        }
    }

    func finish() { conclude(.finished) }

    func abandon() { conclude(.abandoned) }

    /// Ends the samples; the first end counts.
    private func conclude(_ end: End) {
        turn.withLock { _ in
            if !hasEnded { self.end.store(end.rawValue, ordering: .releasing) }
        }
    }

    // MARK: - Reading

    /// Whether nothing more comes.
    public var hasEnded: Bool { end.load(ordering: .acquiring) != End.none.rawValue }
    /// Whether it is all there.
    public var isWhole: Bool { end.load(ordering: .acquiring) == End.finished.rawValue }
    /// Seconds made so far.
    public var seconds: Double {
        Double(made.load(ordering: .acquiring) / format.frameBytes) / Double(format.rate)
    }

    /// Copies what there is from this byte on, in whole frames.
    ///
    /// - Returns: the number of bytes; 0 if there is nothing yet.
    public func read(into target: UnsafeMutableRawBufferPointer, at place: Int) -> Int {
        let room = min(target.count, made.load(ordering: .acquiring) - place)
        let count = room - room % format.frameBytes
        guard place >= 0, count > 0, let start = target.baseAddress else { return 0 }
        start.copyMemory(from: memory + place, byteCount: count)
        return count
    }
}
