import Foundation
import NetworkFolder
import NetworkHub
import Synchronization

@testable import NetworkMirror

/// A folder whose files can be changed on their way, and that counts what is asked for.
final class TestCarrier: Carrier {
    private let folder: FolderCarrier
    /// What is sent in place of a file.
    let changed = Mutex<[String: [UInt8]]>([:])
    /// What is sent in place of a file the first time.
    let once = Mutex<[String: [UInt8]]>([:])
    /// The bytes after which a file breaks off.
    let breaks = Mutex<[String: Int]>([:])
    let asked = Mutex<[String]>([])

    init(_ path: String) throws { folder = try FolderCarrier(path) }

    func get(_ name: String, into file: Int32, from offset: Int, atMost most: Int) throws(CarrierFailure) {
        asked.withLock { $0.append("\(name) \(offset)") }
        if let bytes = once.withLock({ $0.removeValue(forKey: name) }) ?? changed.withLock({ $0[name] }) {
            guard bytes.count <= most else { throw .tooLong }
            pwrite(file, bytes, bytes.count, 0)
            return
        }
        try folder.get(name, into: file, from: offset, atMost: most)
        if let length = breaks.withLock({ $0.removeValue(forKey: name) }) {
            ftruncate(file, off_t(length))
            throw .away
        }
    }
}

extension Hub {
    /// An invitation without a web server.
    func invitation(_ ring: NetworkIndex.Ring = .all, address: String = "", outbox: String = "") throws
        -> StickInvitation
    {
        try StickInvitation(name: "Bibliotēkas", address: address, outbox: outbox, trust: trust(ring))
    }
}
