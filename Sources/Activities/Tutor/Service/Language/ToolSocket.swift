import Glibc

/// One end of a running tool.
struct ToolSocket {
    let descriptor: Int32

    /// Why an answer is missing.
    enum Failure: Error {
        /// The tool is gone.
        case ended
        /// It took too long, or says more than any answer.
        case hung
    }

    /// In bytes.
    private static let longestAnswer = 4 << 20

    /// Sends a question and reads until the answer is whole; a tool that does neither for so long hangs.
    func ask(
        _ question: [UInt8], within limit: Duration, isWhole: ([UInt8]) -> Bool
    ) throws(Failure) -> [UInt8] {
        let end = ContinuousClock.now + limit
        var (rest, answer) = (question[...], [UInt8]())
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while !rest.isEmpty || !isWhole(answer) {
            let events = try wait(isSending: !rest.isEmpty, until: end)
            if events & POLLOUT != 0 { try send(&rest) }
            guard events & ~POLLOUT != 0 else { continue }
            let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            if count < 0, errno == EAGAIN || errno == EINTR { continue }
            guard count > 0 else { throw .ended }
            answer += buffer[..<count]
            guard answer.count <= Self.longestAnswer else { throw .hung }
        }
        return answer
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
