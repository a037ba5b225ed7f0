import CLinux
import Glibc

/// One end of the stream socket between a helper process and who has it work.
package struct MessageChannel<Message: ChannelMessage> {
    private let socket: Int32
    private var received: [UInt8] = []

    package init(_ socket: Int32) { self.socket = socket }

    /// Whether nothing has come that was not taken.
    package var isEmpty: Bool { received.isEmpty }

    // MARK: - Sending

    /// - Parameter descriptors: open files that go with the message.
    /// - Returns: whether the other end is there.
    package func send(_ message: Message, with descriptors: [Int32] = []) -> Bool {
        guard let bytes = message.bytes else { return false }
        var (sent, descriptors) = (0, descriptors)
        while sent < bytes.count {
            // By `sendmsg`, which a sandboxed process may call.
            let count = bytes[sent...].withUnsafeBytes {
                descriptors_send(socket, $0.baseAddress, $0.count, descriptors, descriptors.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            (sent, descriptors) = (sent + count, [])
        }
        return true
    }

    /// Sends a short message only if there is room for it at once.
    ///
    /// - Returns: whether it was sent.
    package func sendAtOnce(_ message: Message) -> Bool {
        guard let bytes = message.bytes else { return false }
        return Glibc.send(socket, bytes, bytes.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL)) == bytes.count
    }

    /// Limits how long sending waits for room.
    package func limitSending(milliseconds: Int32) {
        var limit = timeval(tv_sec: Int(milliseconds / 1000), tv_usec: Int(milliseconds % 1000 * 1000))
        setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    // MARK: - Receiving

    /// Waits for a message.
    ///
    /// - Parameter milliseconds: how long to wait for more bytes; negative for ever.
    /// - Returns: nil if the other end is gone, silent for that long, or sends nonsense.
    package mutating func receive(within milliseconds: Int32 = -1) -> Message? {
        var none: [Int32] = []
        return receive(within: milliseconds, with: &none)
    }

    /// Waits for a message that comes with open files.
    ///
    /// - Parameter descriptors: as many as are expected; -1 for each that is missing.
    package mutating func receive(with descriptors: inout [Int32]) -> Message? {
        receive(within: -1, with: &descriptors)
    }

    /// Waits for a message.
    ///
    /// - Parameter goesOn: asked now and then whether to wait on, also while bytes come that are no message yet.
    /// - Returns: nil if it does not go on, or the other end is gone or sends nonsense.
    package mutating func receive(while goesOn: () -> Bool) -> Message? {
        while true {
            switch arrival() {
            case .message(let message): return message
            case .gone: return nil
            case .nothing:
                guard goesOn() else { return nil }
                _ = hasMore(within: 100)
            }
        }
    }

    /// The message that has come by now, if any.
    package enum Arrival {
        case nothing
        case message(Message)
        /// The other end is gone, or sends nonsense.
        case gone
    }

    /// What has come by now; waits for nothing.
    package mutating func arrival() -> Arrival {
        var none: [Int32] = []
        while true {
            do throws(ChannelNonsense) {
                if let message = try Message.take(from: &received) { return .message(message) }
            } catch {
                return .gone
            }
            guard hasMore(within: 0) else { return .nothing }
            guard read(with: &none) else { return .gone }
        }
    }

    private mutating func receive(within milliseconds: Int32, with descriptors: inout [Int32]) -> Message? {
        while true {
            do throws(ChannelNonsense) {
                if let message = try Message.take(from: &received) { return message }
            } catch {
                return nil
            }
            guard milliseconds < 0 || hasMore(within: milliseconds), read(with: &descriptors) else { return nil }
        }
    }

    /// - Returns: whether something came.
    private mutating func read(with descriptors: inout [Int32]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count =
                descriptors.contains(-1)
                ? descriptors_receive(socket, &buffer, buffer.count, &descriptors, descriptors.count)
                : Glibc.read(socket, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            received += buffer[..<count]
            return true
        }
    }

    /// Waits for more bytes, or the end of the other end.
    ///
    /// - Returns: false if nothing has come for so long.
    package func hasMore(within milliseconds: Int32) -> Bool {
        var ready = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        while true {
            let count = poll(&ready, 1, milliseconds)
            if count < 0, errno == EINTR { continue }
            return count > 0
        }
    }
}
