import CLinux
import Glibc

/// Reading and writing open files.
public enum FileBytes {
    /// Writes all bytes at the file's position.
    public static func write(_ bytes: [UInt8], to file: Int32) throws(CallFailure) { try write(bytes[...], to: file) }

    /// Writes the bytes of all values at the file's position.
    public static func write<Value: BitwiseCopyable>(
        _ values: ArraySlice<Value>, to file: Int32
    ) throws(CallFailure) {
        let size = values.count * MemoryLayout<Value>.stride
        var done = 0
        while done < size {
            let count = try systemCall("write") {
                values.withUnsafeBytes { Glibc.write(file, $0.baseAddress.map { $0 + done }, size - done) }
            }
            guard count > 0 else { throw CallFailure("write", EIO) }
            done += count
        }
    }

    /// Copies one file, from its start, to the other's position.
    ///
    /// - Parameter goesOn: called with the number of bytes written; false cancels with `ECANCELED`.
    public static func copy(
        _ source: Int32, to target: Int32, goesOn: (_ bytes: Int) -> Bool = { _ in true }
    ) throws(CallFailure) {
        var at = 0, buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = try systemCall("read") { pread(source, &buffer, buffer.count, at) }
            guard count > 0 else { return }
            try write(buffer.prefix(count), to: target)
            at += count
            guard goesOn(at) else { throw CallFailure("write", ECANCELED) }
        }
    }

    /// Gives an empty file the content of another one without copying it: they share their blocks until one changes.
    ///
    /// - Throws: also if the file system does not support that, or they are not on one.
    public static func clone(_ source: Int32, to target: Int32) throws(CallFailure) {
        try systemCall("clone") { file_clone(target, source) }
    }

    /// Whether two files have the same content.
    public static func areSame(_ one: Int32, _ other: Int32) throws(CallFailure) -> Bool {
        var at = 0, size = 1 << 16
        var first = [UInt8](repeating: 0, count: size), second = [UInt8](repeating: 0, count: size)
        while size > 0 {
            size = try systemCall("read") { pread(one, &first, first.count, at) }
            let count = try systemCall("read") { pread(other, &second, second.count, at) }
            guard count == size, first[..<count] == second[..<count] else { return false }
            at += size
        }
        return true
    }

    /// Reads a whole file of at most `most` bytes; its position stays.
    public static func read(_ file: Int32, atMost most: Int) throws(ReadFailure) -> [UInt8] {
        let size = Int(try status(of: file).st_size)
        guard size <= most else { throw .tooLarge }
        // It may grow while it is read; one byte more than announced reveals that.
        var bytes = try part(of: file, at: 0, size + 1)
        var next = bytes
        while !next.isEmpty, bytes.count <= most {
            next = try part(of: file, at: bytes.count, 1 << 16)
            bytes += next
        }
        guard bytes.count <= most else { throw .tooLarge }
        return bytes
    }

    /// The bytes at an offset; fewer at the end of the file.
    public static func part(of file: Int32, at offset: Int, _ count: Int) throws(ReadFailure) -> [UInt8] {
        var failure: CallFailure?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
            do throws(CallFailure) {
                length = try systemCall("read") { pread(file, buffer.baseAddress, count, offset) }
            } catch {
                failure = error
            }
        }
        if let failure { throw .failed(failure) }
        return bytes
    }

    /// Takes disk space for a file that is going to have so many bytes.
    ///
    /// Its size stays. A file system that cannot do that is left alone.
    public static func reserve(_ size: Int, for file: Int32) throws(CallFailure) {
        do throws(CallFailure) {
            try systemCall("fallocate") { file_reserve(file, off_t(size)) }
        } catch let failure where failure.code == EOPNOTSUPP || failure.code == ENOSYS {}
    }

    /// What the file system knows about an open file.
    public static func status(of file: Int32) throws(ReadFailure) -> stat {
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .failed(CallFailure("stat")) }
        return status
    }

    /// Another descriptor of an open file for reading, with a position of its own; the caller closes it.
    public static func reopen(_ file: Int32) throws(CallFailure) -> Int32 {
        try systemCall("open") { Glibc.open("/proc/self/fd/\(file)", O_RDONLY | O_CLOEXEC) }
    }

    /// Waits until an open file's content is on the disk.
    ///
    /// - Parameter wholeFileSystem: whether to write everything else first.
    public static func synchronize(_ file: Int32, wholeFileSystem: Bool = false) throws(CallFailure) {
        if wholeFileSystem { try systemCall("syncfs") { file_system_synchronize(file) } }
        try systemCall("fsync") { fsync(file) }
    }
}
