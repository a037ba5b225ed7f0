import Glibc

/// The output file of a job.
public struct ConversionOutput: Sendable {
    /// Open for writing, and empty.
    public let descriptor: Int32
    /// The maximum size that the disk quota allows; beyond it the job is refused.
    public let mostBytes: Int
    /// Accumulates the CPU time.
    public let effort: ConversionEffort?

    public init(_ descriptor: Int32, mostBytes: Int = .max, effort: ConversionEffort? = nil) {
        self.descriptor = descriptor
        self.mostBytes = mostBytes
        self.effort = effort
    }

    func empty() { ftruncate(descriptor, 0) }
}
