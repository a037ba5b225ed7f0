import Glibc
import Inference

/// Gathers what the microphone hears: both ends of a socket, of which it gets one.
final class VoiceSocket: Sendable {
    /// The end for the microphone, which duplicates it.
    private let input: Int32
    private let output: Int32

    /// Opens the socket; nil if there are no descriptors left.
    init?() {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        (input, output) = (ends[0], ends[1])
    }

    deinit { close(output) }

    /// Lends the microphone's end, which is closed then: only the microphone keeps it open.
    func lend(_ work: (Int32) -> Void) {
        work(input)
        close(input)
    }

    /// Waits until the microphone is closed, or has sent as much as a recogniser hears.
    ///
    /// - Returns: the samples.
    func gather() -> [Int16] {
        let most = HearingOrder.mostSamples * MemoryLayout<Int16>.size
        var bytes: [UInt8] = [], buffer = [UInt8](repeating: 0, count: 1 << 14)
        while bytes.count < most {
            let count = read(output, &buffer, min(buffer.count, most - bytes.count))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return bytes.withUnsafeBytes { bytes in
            (0..<(bytes.count / 2)).map { bytes.loadUnaligned(fromByteOffset: 2 * $0, as: Int16.self) }
        }
    }
}
