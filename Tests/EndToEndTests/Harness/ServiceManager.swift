import Foundation
import Glibc
import TestSupport

/// A stand-in for systemd: a socket for the service's notifications.
final class ServiceManager {
    private let socket: Int32
    let path: String

    init(in folder: Folder) throws {
        path = folder.file("notify")
        socket = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8.prefix(100))) }
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0 else { throw DidNotHappen(description: "the socket \(path) is bound") }
    }

    deinit { close(socket) }

    /// The next notification; nil on timeout.
    func hear(within milliseconds: Int32 = Int32(patience / .milliseconds(1))) -> String? {
        var ready = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, milliseconds) == 1 else { return nil }
        var bytes = [UInt8](repeating: 0, count: 4096)
        return String(decoding: bytes[..<max(0, read(socket, &bytes, bytes.count))], as: UTF8.self)
    }
}
