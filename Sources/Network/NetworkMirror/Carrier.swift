import CCurl
import Glibc
import NetworkFolder
import Storage

/// The way by which a network's folder comes to a kiosk.
///
/// Nothing that comes by it is believed before it has been checked.
public protocol Carrier: Sendable {
    /// Appends a file's bytes to an open file that has the first `offset` of them already, perhaps of other content.
    ///
    /// - Parameters:
    ///   - name: relative to the network's folder.
    ///   - most: the most bytes of the whole file.
    /// - Throws: ``NetworkRefusal/away`` if it cannot be got whole, ``NetworkRefusal/unreadable`` if it is longer,
    ///   ``NetworkRefusal/full``.
    func get(_ name: String, into file: Int32, from offset: Int, atMost most: Int) throws(NetworkRefusal)
}

/// A stick, or a folder that rsync or Syncthing fills; no link in it is followed.
public struct FolderCarrier: Carrier {
    private let folder: OpenFolder

    public init(_ folder: OpenFolder) { self.folder = folder }

    public init(_ path: String) throws(CallFailure) { folder = try OpenFolder(path) }

    public func get(_ name: String, into file: Int32, from offset: Int, atMost most: Int) throws(NetworkRefusal) {
        let source: Int32
        do throws(CallFailure) { source = try open(name) } catch { throw .away }
        defer { close(source) }
        guard let size = (try? FileBytes.status(of: source))?.st_size, size <= most else { throw .unreadable }
        var at = offset
        while true {
            let part: [UInt8]
            do throws(ReadFailure) { part = try FileBytes.part(of: source, at: at, 1 << 20) } catch { throw .away }
            guard !part.isEmpty else { return }
            guard at + part.count <= most else { throw .unreadable }
            lseek(file, off_t(at), SEEK_SET)
            do throws(CallFailure) { try FileBytes.write(part, to: file) } catch {
                throw error.isFullDisk ? .full : .away
            }
            at += part.count
        }
    }

    private func open(_ name: String) throws(CallFailure) -> Int32 {
        var place = folder, parts = name.split(separator: "/").map(String.init)
        let last = parts.popLast() ?? ""
        for part in parts { place = try place.inner(part, isNew: false) }
        return try place.open(last)
    }
}

/// A web server or CDN.
public struct WebCarrier: Carrier {
    private let address: String

    /// - Parameter address: of the network's folder; nil if it is none.
    public init?(_ address: String) {
        guard WebAddress.isOne(address) else { return nil }
        self.address = WebAddress.trimmed(address)
    }

    public func get(_ name: String, into file: Int32, from offset: Int, atMost most: Int) throws(NetworkRefusal) {
        // A network of a telephone of long ago is fast enough; one that drips does not hold the night.
        let seconds = 300 + most / 20_000
        switch web_get("\(address)/\(name)", file, Int64(offset), Int64(most), seconds) {
        case web_done: return
        case web_too_long: throw .unreadable
        case web_unwritten: throw [ENOSPC, EDQUOT, EFBIG].contains(errno) ? .full : .away
        default: throw .away
        }
    }
    /// Puts a small file there, in place of any with its name.
    ///
    /// - Throws: ``NetworkRefusal/away`` unless the server says that it has it.
    public func put(_ bytes: [UInt8], as name: String) throws(NetworkRefusal) {
        guard web_put("\(address)/\(name)", bytes, bytes.count, 60) else { throw .away }
    }
}
