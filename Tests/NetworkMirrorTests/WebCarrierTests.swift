import Dispatch
import Foundation
import NetworkFolder
import Synchronization
import Testing

@testable import NetworkMirror

/// `WebCarrier` with a server of this process, which answers one request.
struct WebCarrierTests {
    private final class Request: Sendable { let text = Mutex("") }

    /// - Parameter answer: the server's whole answer.
    /// - Returns: what it was asked, and what `ask` returns.
    private func exchange<Result>(
        _ answer: String, _ ask: (WebCarrier) throws -> Result
    ) throws -> (request: String, Result) {
        let (socket, port) = try listen()
        defer { close(socket) }
        let carrier = try #require(WebCarrier("http://127.0.0.1:\(port)/days/"))
        let request = Request(), isOver = DispatchSemaphore(value: 0)
        // A thread of its own: those of tests may all be waiting.
        Thread.detachNewThread {
            let text = Self.serve(socket, answer)
            request.text.withLock { $0 = text }
            isOver.signal()
        }
        let result = Swift.Result { try ask(carrier) }
        isOver.wait()
        return (request.text.withLock { $0 }, try result.get())
    }

    /// - Returns: what the server was asked, and whether the carrier takes it for done.
    private func put(_ answer: String) throws -> (request: String, isThere: Bool) {
        try exchange(answer) { (try? $0.put(Array("{}".utf8), as: "0123456789abcdef/2026-11-29.json")) != nil }
    }

    private func listen() throws -> (socket: Int32, port: UInt16) {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in(), size = socklen_t(MemoryLayout<sockaddr_in>.size)
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, size) == 0 && Glibc.listen(socket, 1) == 0 && getsockname(socket, $0, &size) == 0
            }
        }
        try #require(isBound)
        return (socket, UInt16(bigEndian: address.sin_port))
    }

    private static func serve(_ socket: Int32, _ answer: String) -> String {
        let client = accept(socket, nil, nil)
        defer { close(client) }
        var request = "", buffer = [UInt8](repeating: 0, count: 4096)
        while !request.hasSuffix("{}"), !request.hasPrefix("GET") || !request.hasSuffix("\r\n\r\n") {
            let count = read(client, &buffer, buffer.count)
            guard count > 0 else { break }
            request += String(decoding: buffer[..<count], as: UTF8.self)
        }
        _ = answer.withCString { send(client, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
        return request
    }

    @Test(arguments: ["200 OK", "201 Created", "204 No Content"])
    func `a day is put as it is, and is there when the server says so`(status: String) throws {
        let (request, isThere) = try put("HTTP/1.1 \(status)\r\nContent-Length: 0\r\n\r\n")
        #expect(isThere)
        #expect(request.hasPrefix("PUT /days/0123456789abcdef/2026-11-29.json HTTP/1.1\r\n"))
        #expect(request.contains("\r\nContent-Length: 2\r\n") && request.hasSuffix("\r\n\r\n{}"))
    }

    @Test(arguments: [
        "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n", "HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n", "nonsense", "",
    ])
    func `a redirection, a refusal and half an answer are none`(answer: String) throws {
        let (_, isThere) = try put(answer)
        #expect(!isThere)
    }

    @Test(arguments: [
        ("404 Not Found", CarrierFailure.missing), ("410 Gone", .missing), ("403 Forbidden", .away),
        ("503 No", .away),
    ])
    func `a server that has no such file is another than one that does not answer`(
        status: String, expected: CarrierFailure
    ) throws {
        let file = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(file) }
        let (_, failure) = try exchange("HTTP/1.1 \(status)\r\nContent-Length: 0\r\n\r\n") {
            carrier -> CarrierFailure? in
            do throws(CarrierFailure) {
                try carrier.get("index.json", into: file, from: 0, atMost: 10)
                return nil
            } catch { return error }
        }
        #expect(failure == expected)
    }

    @Test func `no transfer begins after the end, and none lasts beyond it`() throws {
        let (socket, port) = try listen()
        defer { close(socket) }
        let address = "http://127.0.0.1:\(port)"
        let over = try #require(WebCarrier(address, until: .now))
        #expect(throws: NetworkRefusal.away) { try over.put([], as: "a") }
        #expect(throws: CarrierFailure.away) { try over.get("a", into: -1, from: 0, atMost: 1) }
        _ = fcntl(socket, F_SETFL, O_NONBLOCK)
        #expect(accept(socket, nil, nil) < 0)  // nobody has asked
        let short = try #require(WebCarrier(address, until: .now + .seconds(100)))
        #expect((1...100).contains(short.seconds(atMost: 5000) ?? 0))
        #expect(short.seconds(atMost: 1) == 1)
        #expect(WebCarrier(address)?.seconds(atMost: 5000) == 5000)
    }

    @Test func `a transfer from a server that is silent ends when somebody waits`() throws {
        let (socket, port) = try listen()
        defer { close(socket) }
        let file = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(file) }
        let asked = Mutex(0)
        let made = WebCarrier("http://127.0.0.1:\(port)") {
            asked.withLock { times in
                times += 1
                return times < 3
            }
        }
        let carrier = try #require(made)
        #expect(throws: CarrierFailure.away) { try carrier.get("a", into: file, from: 0, atMost: 1) }
        #expect(asked.withLock { $0 } >= 3)
        #expect(throws: NetworkRefusal.away) { try carrier.put([], as: "a") }
    }
}
