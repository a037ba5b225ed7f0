import CLinux
import FoundationEssentials
import Glibc

/// A job with its files, as sent to the child process: JSON, with the descriptors attached.
package struct Assignment {
    package let job: ConversionJob
    package let input: Int32?
    package let output: ConversionOutput?
    /// The memory limit for data, in bytes.
    package let memoryBytes: Int

    package init(job: ConversionJob, input: Int32?, output: ConversionOutput?, memoryBytes: Int) {
        self.job = job
        self.input = input
        self.output = output
        self.memoryBytes = memoryBytes
    }

    /// The output limit, in bytes.
    package var outputBytes: Int { min(job.limits.outputBytes, output?.mostBytes ?? 0) }

    private struct Letter: Codable {
        let job: ConversionJob
        let memoryBytes: Int
        let hasInput: Bool
        /// The most bytes of the output; nil without one.
        let outputBytes: Int?
    }

    /// Sends it as the only message.
    ///
    /// - Returns: whether the other end received it.
    func send(over socket: Int32) -> Bool {
        let letter = Letter(
            job: job, memoryBytes: memoryBytes, hasInput: input != nil, outputBytes: output?.mostBytes)
        guard let bytes = try? [UInt8](JSONEncoder().encode(letter)) else { return false }  // only a NaN has no JSON
        let descriptors = [input, output?.descriptor].compactMap(\.self)
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

    /// Receives what ``send(over:)`` sent.
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
        job = letter.job
        memoryBytes = letter.memoryBytes
        input = letter.hasInput ? descriptors[0] : nil
        let target = descriptors[letter.hasInput ? 1 : 0]
        output = letter.outputBytes.map { ConversionOutput(target, mostBytes: $0) }
    }
}

/// The child process's answer, as JSON.
package enum ConversionOutcome: Codable {
    case done(ConversionAnswer)
    case refused(ConversionReason)
}
