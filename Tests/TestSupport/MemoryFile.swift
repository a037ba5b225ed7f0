import CLinux
import Glibc

/// A file in memory, open at its start.
public final class MemoryFile {
    public let descriptor: Int32

    public init(_ bytes: [UInt8]) throws {
        descriptor = descriptors_memory("test")
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw TemporaryFolder.Failure(call: "write", code: errno) }
            rest = rest.dropFirst(count)
        }
        lseek(descriptor, 0, SEEK_SET)
    }

    deinit { close(descriptor) }
}
