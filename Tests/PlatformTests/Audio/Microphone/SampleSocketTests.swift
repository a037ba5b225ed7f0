import Engine
import Glibc
import Storage
import Testing

@testable import Platform

final class SampleSocketTests {
    private let reader: Int32
    private let socket: SampleSocket

    /// A buffer of 1,000 samples beyond what the system's own holds.
    init() throws {
        var ends: [Int32] = [-1, -1]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        reader = ends[0]
        socket = SampleSocket(ends[1], rate: 1_000, patience: 1)
    }

    deinit { close(reader) }

    /// Everything that has been sent and not been read.
    private func read() -> [Int16] {
        var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        while true {
            let count = recv(reader, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return stride(from: 0, to: bytes.count - 1, by: 2).map { Int16(bytes[$0]) | Int16(bytes[$0 + 1]) << 8 }
    }

    /// The numbered samples, below 2^15.
    private func samples(_ range: Range<Int>) -> [Int16] { range.map { Int16($0 % 32_768) } }

    @Test func `a reader gets every sample, and the levels come back`() throws {
        let levels = try socket.append([Int16](repeating: 32_767, count: 75))
        #expect(levels == [1])
        #expect(try socket.append([7]) == [])
        #expect(read() == [Int16](repeating: 32_767, count: 75) + [7])
        #expect(socket.seconds == 0.076)
        #expect(try socket.result() == .sent(seconds: 0.076, dropped: 0))
    }

    /// A writer that waited would never come back from this test.
    @Test func `a reader that does not read loses samples, and is not waited for`() throws {
        for start in stride(from: 0, to: 1_000_000, by: 500) {
            _ = try socket.append(samples(start..<(start + 500)))
        }
        let kept = read().count
        #expect(kept > 1_000)
        _ = try socket.append([])
        let rest = read().count
        #expect(kept + rest + socket.dropped == 1_000_000)
        #expect(try socket.result() == .sent(seconds: 1_000, dropped: socket.dropped))
    }

    @Test func `a slow reader gets the samples in order, with gaps`() throws {
        var heard: [Int16] = []
        for start in stride(from: 0, to: 30_000, by: 500) {
            _ = try socket.append(samples(start..<(start + 500)))
            if start % 5_000 == 0 { heard += read() }
        }
        _ = try socket.append([])
        heard += read()
        #expect(heard == heard.sorted())
        #expect(heard.count + socket.dropped == 30_000)
    }

    @Test func `what still waits at the end is dropped`() throws {
        while socket.dropped == 0 { _ = try socket.append(samples(0..<500)) }
        let before = socket.dropped
        guard case .sent(_, let dropped) = try socket.result() else {
            Issue.record("it has not been sent")
            return
        }
        #expect(dropped - before == 1_000)
    }

    @Test func `a reader that has gone is an error, and no signal`() throws {
        _ = try socket.append([1])
        shutdown(reader, Int32(SHUT_RDWR))
        #expect(throws: CallFailure("send", EPIPE)) { try self.socket.append([2]) }
    }

    @Test func `without a sample nothing was heard`() throws { #expect(try socket.result() == .unheard) }
}
