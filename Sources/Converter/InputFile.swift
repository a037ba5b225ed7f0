import Conversion
import Glibc

/// The input file: an open descriptor of a regular file.
struct InputFile {
    let descriptor: Int32
    let size: Int

    init(descriptor: Int32) throws(ConversionReason) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw ConversionReason.fixed(.noOrdinaryFile)
        }
        guard status.st_size > 0 else { throw ConversionReason.fixed(.empty) }
        self.descriptor = descriptor
        size = Int(status.st_size)
    }

    /// Reads at an offset.
    ///
    /// - Returns: the number of bytes read; 0 at the end, negative if it cannot be read.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
        while true {
            let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
            if count >= 0 || errno != EINTR { return count }
        }
    }

    /// The first bytes; fewer if the file is shorter.
    func head(_ count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
            length = max(0, read(into: UnsafeMutableRawBufferPointer(buffer), at: 0))
        }
    }

    /// Passes all bytes to a closure.
    ///
    /// - Parameter most: the maximum size; a larger file is refused.
    func withBytes<Result>(
        most: Int, _ body: (UnsafeRawBufferPointer) throws(ConversionReason) -> Result
    ) throws(ConversionReason) -> Result {
        guard size <= most else {
            throw ConversionReason.tooManyMegabytes(size >> 20, most: most >> 20)
        }
        return try withFirstBytes(most: most, body)
    }

    /// Passes the first bytes of a file of any size to a closure.
    ///
    /// - Parameter most: how many; fewer if the file is shorter.
    func withFirstBytes<Result>(
        most: Int, _ body: (UnsafeRawBufferPointer) throws(ConversionReason) -> Result
    ) throws(ConversionReason) -> Result {
        let size = min(size, most)
        guard let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), memory != MAP_FAILED else {
            throw ConversionReason.unreadable(errno: errno)
        }
        defer { munmap(memory, size) }
        return try body(UnsafeRawBufferPointer(start: memory, count: size))
    }
}

extension [UInt8] {
    /// ``withUnsafeBytes(_:)``, with the converter's errors.
    func withBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws(ConversionReason) -> Result
    ) throws(ConversionReason) -> Result {
        try withUnsafeBytes { bytes in
            Swift.Result { () throws(ConversionReason) in try body(bytes) }
        }.get()
    }
}
