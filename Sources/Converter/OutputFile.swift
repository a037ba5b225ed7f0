import Conversion
import Glibc

/// The output file: an open descriptor.
struct OutputFile {
    let descriptor: Int32
    /// Whether the disk quota is smaller than the job's own limit.
    let isShortOfRoom: Bool

    /// Appends all bytes.
    func write(_ bytes: UnsafeRawBufferPointer) throws(ConversionReason) {
        guard send(bytes) else {
            if [ENOSPC, EDQUOT].contains(errno) || (errno == EFBIG && isShortOfRoom) {
                throw ConversionReason.fixed(.diskFull)
            }
            if errno == EFBIG { throw ConversionReason.fixed(.becomesTooLarge) }
            throw ConversionReason.unwritable(errno: errno)
        }
    }

    func write(_ samples: [Float]) throws(ConversionReason) {
        var failure: ConversionReason?
        samples.withUnsafeBytes { bytes in
            do throws(ConversionReason) { try write(bytes) } catch { failure = error }
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
