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

/// A stick, or a folder that rsync or Syncthing fills.
public struct FolderCarrier: Carrier {
    private let path: String

    public init(_ path: String) { self.path = path }

    public func get(_ name: String, into file: Int32, from offset: Int, atMost most: Int) throws(NetworkRefusal) {
        let source: Int32
        do throws(ReadFailure) { source = try OrdinaryFile.open("\(path)/\(name)", atMost: most) } catch {
            throw error == .tooLarge ? .unreadable : .away
        }
        defer { close(source) }
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
}

/// A web server or CDN.
public struct WebCarrier: Carrier {
    private let address: String

    /// - Parameter address: of the network's folder, such as `https://tales.example.org/pasaka-network`.
    public init?(_ address: String) {
        guard ["http://", "https://"].contains(where: address.hasPrefix), address.utf8.count <= 1000,
            address.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7f })
        else { return nil }
        self.address = String(address.reversed().drop { $0 == "/" }.reversed())
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
}
