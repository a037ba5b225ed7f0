import CLinux
import Glibc

/// Memory that the decoder writes and the player reads: four bytes per pixel, blue first.
///
/// Unmapped and closed with its last reference.
///
/// The player hands it over before reading it and writes nothing there: it is immutable except for what another
/// process does, which the compiler cannot see.
nonisolated final class SharedPixels: @unchecked Sendable {
    let descriptor: Int32
    let bytes: UnsafeMutableRawBufferPointer

    /// Allocates memory, sealed so that the helper cannot shrink it while the player uses it.
    init?(size: Int) {
        descriptor = descriptors_sealed_memory("pasaka-picture", size)
        guard descriptor >= 0, let bytes = Self.map(descriptor, size) else {
            if descriptor >= 0 { close(descriptor) }
            return nil
        }
        self.bytes = bytes
    }

    /// Maps another process's memory; takes ownership of `descriptor`.
    init?(descriptor: Int32, size: Int) {
        self.descriptor = descriptor
        guard let bytes = Self.map(descriptor, size) else {
            close(descriptor)
            return nil
        }
        self.bytes = bytes
    }

    /// Whether a descriptor refers to this memory.
    func isSame(as other: Int32) -> Bool {
        var mine = stat(), its = stat()
        return fstat(descriptor, &mine) == 0 && fstat(other, &its) == 0 && mine.st_dev == its.st_dev
            && mine.st_ino == its.st_ino
    }

    deinit {
        munmap(bytes.baseAddress, bytes.count)
        close(descriptor)
    }

    private static func map(_ descriptor: Int32, _ size: Int) -> UnsafeMutableRawBufferPointer? {
        // All pages at once: faulting them in one by one costs more than writing to them.
        guard size > 0,
            let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, descriptor, 0),
            memory != MAP_FAILED
        else { return nil }
        return UnsafeMutableRawBufferPointer(start: memory, count: size)
    }
}
