import Glibc

/// One end of a running tool.
public struct ToolSocket {
    let descriptor: Int32

    public init(descriptor: Int32) { self.descriptor = descriptor }

    /// A reason why an answer is missing.
    enum Failure: Error {
        /// The tool is gone.
        case ended
        /// The answer took too long, or says more than an answer.
        case hung
    }

    /// Whether the tool waits for a question; not if it has said something unasked, or is gone.
    public var isQuiet: Bool {
        var byte: UInt8 = 0
        while true {
            let count = recv(descriptor, &byte, 1, Int32(MSG_DONTWAIT) | Int32(MSG_PEEK))
            if count < 0, errno == EINTR { continue }
            return count < 0 && errno == EAGAIN
        }
    }

    /// Ends what is being read, from any thread.
    public func interrupt() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Sends a question and reads until the answer is whole; a tool that does neither for so long hangs.
    func ask(_ text: String, of tool: Tool, within limit: Duration) throws(Failure) -> String {
        let end = ContinuousClock.now + limit
        let question = tool.question(text)
        var (rest, answer) = (question[...], ToolAnswer(of: tool, to: text))
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while !rest.isEmpty || !answer.isWhole {
            let events = try wait(isSending: !rest.isEmpty, until: end)
            if events & POLLOUT != 0 { try send(&rest) }
            guard events & ~POLLOUT != 0 else { continue }
            let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            if count < 0, errno == EAGAIN || errno == EINTR { continue }
            guard count > 0 else { throw .ended }
            answer.append(buffer[..<count])
            guard !answer.isTooMuch else { throw .hung }
        }
        return answer.text
    }

    private func wait(isSending: Bool, until end: ContinuousClock.Instant) throws(Failure) -> Int32 {
        while true {
            let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
            guard left > 0 else { throw .hung }
            var ready = pollfd(
                fd: descriptor, events: Int16(POLLIN | (isSending ? POLLOUT : 0)), revents: 0)
            let count = poll(&ready, 1, Int32(left) + 1)
            if count > 0 { return Int32(ready.revents) }
            if count < 0, errno != EINTR { throw .ended }
        }
    }

    private func send(_ rest: inout ArraySlice<UInt8>) throws(Failure) {
        let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
        let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, flags) }
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        guard count >= 0 else { throw .ended }
        rest = rest.dropFirst(count)
    }
}
