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
        var (at, buffer) = (0, [UInt8](repeating: 0, count: 1 << 16))
        while true {
            let count = try systemCall("read") { pread(source, &buffer, buffer.count, at) }
            guard count > 0 else { return }
            try write(buffer.prefix(count), to: target)
            at += count
            guard goesOn(at) else { throw CallFailure("write", ECANCELED) }
        }
    }

    /// Whether two files have the same content.
    public static func areSame(_ one: Int32, _ other: Int32) throws(CallFailure) -> Bool {
        var (at, size) = (0, 1 << 16)
        var (first, second) = ([UInt8](repeating: 0, count: size), [UInt8](repeating: 0, count: size))
        while size > 0 {
            size = try systemCall("read") { pread(one, &first, first.count, at) }
            let count = try systemCall("read") { pread(other, &second, second.count, at) }
            guard count == size, first[..<count] == second[..<count] else { return false }
            at += size
        }
        return true
    }

    /// Reads a file from its start, up to `most` bytes.
    public static func read(_ file: Int32, atMost most: Int) throws(CallFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < most {
            let count = try systemCall("read") {
                pread(file, &buffer, min(buffer.count, most - bytes.count), bytes.count)
            }
            guard count > 0 else { break }
            bytes += buffer.prefix(count)
        }
        return bytes
    }
}
