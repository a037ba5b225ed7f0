import Glibc

/// The file that a job writes.
public struct ConversionOutput: Hashable, Sendable {
    /// Open for writing, and empty.
    public let descriptor: Int32
    /// How large it may become at most, for the room that the disk has; beyond that the job is refused.
    public let mostBytes: Int

    public init(_ descriptor: Int32, mostBytes: Int = .max) {
        (self.descriptor, self.mostBytes) = (descriptor, mostBytes)
    }

    func empty() { ftruncate(descriptor, 0) }
}
