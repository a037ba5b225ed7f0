import Conversion
import Glibc

/// The file to write: an open descriptor.
struct OutputFile {
    let descriptor: Int32

    /// Writes all bytes at the end of what has been written.
    func write(_ bytes: UnsafeRawBufferPointer) throws(ConversionRefusal) {
        guard send(bytes) else {
            if [ENOSPC, EDQUOT, EFBIG].contains(errno) { throw .diskFull }
            throw ConversionRefusal("cannot be written: \(String(cString: strerror(errno)))")
        }
    }

    func write(_ samples: [Float]) throws(ConversionRefusal) {
        var failure: ConversionRefusal?
        samples.withUnsafeBytes { bytes in
            do throws(ConversionRefusal) { try write(bytes) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    func send(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes { send($0) } }

    private func send(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }
}
