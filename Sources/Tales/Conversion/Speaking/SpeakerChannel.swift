import Glibc

/// One end of the stream socket between a speaker and who has it speak.
package struct SpeakerChannel {
    private let socket: Int32
    private var received: [UInt8] = []

    package init(_ socket: Int32) { self.socket = socket }

    /// Whether nothing has come that was not taken.
    var isEmpty: Bool { received.isEmpty }

    /// - Returns: whether the other end is there.
    package func send(_ message: SpeakerMessage) -> Bool {
        guard let bytes = message.bytes else { return false }
        var sent = 0
        while sent < bytes.count {
            let count = sendPart(of: bytes, from: sent)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// By `sendmsg`, which a sandboxed process may call.
    private func sendPart(of bytes: [UInt8], from start: Int) -> Int {
        var bytes = bytes[start...]
        return bytes.withUnsafeMutableBytes { buffer in
            var vector = iovec(iov_base: buffer.baseAddress, iov_len: buffer.count)
            return withUnsafeMutablePointer(to: &vector) { vector in
                var message = msghdr()
                (message.msg_iov, message.msg_iovlen) = (vector, 1)
                return sendmsg(socket, &message, Int32(MSG_NOSIGNAL))
            }
        }
    }

    /// Waits for a message.
    ///
    /// - Parameter milliseconds: how long to wait for more bytes; negative for ever.
    /// - Returns: nil if the other end is gone, silent for that long, or sends nonsense.
    package mutating func receive(within milliseconds: Int32 = -1) -> SpeakerMessage? {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            do throws(SpeakerMessage.Nonsense) {
                if let message = try SpeakerMessage.take(from: &received) { return message }
            } catch {
                return nil
            }
            guard milliseconds < 0 || hasMore(within: milliseconds) else { return nil }
            let count = read(socket, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            received += buffer[..<count]
        }
    }

    private func hasMore(within milliseconds: Int32) -> Bool {
        var ready = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        while true {
            let count = poll(&ready, 1, milliseconds)
            if count < 0, errno == EINTR { continue }
            return count > 0
        }
    }
}
