import CLinux
import FoundationEssentials
import Glibc

/// A job with the files it is about, as it goes to the child process: JSON, with the descriptors beside it.
package struct Assignment {
    package let job: ConversionJob
    package let input, output: Int32?
    /// The most memory that may hold data.
    package let memoryBytes: Int

    package init(job: ConversionJob, input: Int32?, output: Int32?, memoryBytes: Int) {
        (self.job, self.input, self.output, self.memoryBytes) = (job, input, output, memoryBytes)
    }

    private struct Letter: Codable {
        let job: ConversionJob
        let memoryBytes: Int
        let hasInput, hasOutput: Bool
    }

    /// Sends it, and nothing after it.
    ///
    /// - Returns: whether the other end took it.
    func send(over socket: Int32) -> Bool {
        let letter = Letter(job: job, memoryBytes: memoryBytes, hasInput: input != nil, hasOutput: output != nil)
        guard let bytes = try? [UInt8](JSONEncoder().encode(letter)) else { return false }  // only a NaN has no JSON
        let descriptors = [input, output].compactMap(\.self)
        var sent = descriptors_send(socket, bytes, bytes.count, descriptors, descriptors.count)
        while sent > 0, sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            sent += count
        }
        return sent > 0 && shutdown(socket, Int32(SHUT_WR)) == 0
    }

    /// Reads what ``send(over:)`` sent.
    package init?(receivedFrom socket: Int32) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var descriptors: [Int32] = [-1, -1]
        var count = descriptors_receive(socket, &buffer, buffer.count, &descriptors, descriptors.count)
        var bytes: [UInt8] = []
        while count > 0 {
            bytes += buffer[..<count]
            count = read(socket, &buffer, buffer.count)
        }
        guard let letter = try? JSONDecoder().decode(Letter.self, from: Data(bytes)) else { return nil }
        (job, memoryBytes) = (letter.job, letter.memoryBytes)
        input = letter.hasInput ? descriptors[0] : nil
        output = letter.hasOutput ? descriptors[letter.hasInput ? 1 : 0] : nil
    }
}

/// How the child process answers: JSON again.
package enum ConversionOutcome: Codable {
    case done(ConversionAnswer)
    case refused(ConversionRefusal)
}
