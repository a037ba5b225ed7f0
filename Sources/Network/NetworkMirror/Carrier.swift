import CCurl
import Glibc
import NetworkFolder
import Storage

/// Why a file does not come.
public enum CarrierFailure: Error {
    /// Something of it cannot be got now.
    case away
    /// The folder is there, and has no such file.
    case missing
    /// A file that is longer than it may be.
    case tooLong
    /// A disk without room for it.
    case full

    init(of failure: CallFailure) { self = failure.isFullDisk ? .full : .away }
}

/// The way by which a network's folder comes to a kiosk.
///
/// Nothing that comes by it is believed before it has been checked.
public protocol Carrier: Sendable {
    /// Appends a file's bytes to an open file that has the first `offset` of them already, perhaps of other content.
    ///
    /// - Parameters:
    ///   - name: relative to the network's folder.
    ///   - most: the most bytes of the whole file.
    func get(_ name: String, into file: Int32, from offset: Int, atMost most: Int) throws(CarrierFailure)

    /// Whether it is known before anything is taken that this tale is another here; a server is not asked twice.
    func isOther(_ pack: NetworkIndex.Pack) -> Bool
}

extension Carrier {
    public func isOther(_ pack: NetworkIndex.Pack) -> Bool { false }
}

/// A stick, or a folder that rsync or Syncthing fills; no link in it is followed.
public struct FolderCarrier: Carrier {
    private let folder: OpenFolder
    /// Asked now and then; false ends a copy on its way, which is gone on with later.
    var goesOn: @Sendable () -> Bool = { true }

    public init(_ folder: OpenFolder) { self.folder = folder }

    public init(_ path: String) throws(CallFailure) { folder = try OpenFolder(path) }

    public func get(_ name: String, into file: Int32, from offset: Int, atMost most: Int) throws(CarrierFailure) {
        let source: Int32
        do throws(CallFailure) { source = try open(name) } catch {
            throw error.code == ENOENT ? .missing : .away
        }
        defer { close(source) }
        guard let size = (try? FileBytes.status(of: source))?.st_size, size <= most else { throw .tooLong }
        var at = offset
        while true {
            let part: [UInt8]
            do throws(ReadFailure) { part = try FileBytes.part(of: source, at: at, 1 << 20) } catch { throw .away }
            guard !part.isEmpty else { return }
            guard at + part.count <= most else { throw .tooLong }
            guard goesOn() else { throw .away }
            lseek(file, off_t(at), SEEK_SET)
            do throws(CallFailure) { try FileBytes.write(part, to: file) } catch { throw .init(of: error) }
            at += part.count
        }
    }

    public func isOther(_ pack: NetworkIndex.Pack) -> Bool {
        guard let file = try? open(pack.path) else { return false }
        defer { close(file) }
        guard let status = try? FileBytes.status(of: file) else { return false }
        guard Int(status.st_size) == pack.size else { return true }
        return (try? FileDigest.read(file)).map { $0.sha256 != pack.sha256 } ?? false
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
    private let end: ContinuousClock.Instant?
    private let question: Question

    /// What curl asks now and then.
    private final class Question: Sendable {
        let goesOn: @Sendable () -> Bool

        init(_ goesOn: @escaping @Sendable () -> Bool) { self.goesOn = goesOn }

        static let ask: @convention(c) (UnsafeMutableRawPointer?) -> Bool = { question in
            question.map { Unmanaged<Question>.fromOpaque($0).takeUnretainedValue().goesOn() } ?? true
        }
    }

    /// - Parameters:
    ///   - address: of the network's folder; nil if it is none.
    ///   - end: when no transfer may last any longer, nor begin.
    ///   - goesOn: asked at least once a second; false ends a transfer, which is gone on with later.
    public init?(
        _ address: String, until end: ContinuousClock.Instant? = nil,
        while goesOn: @escaping @Sendable () -> Bool = { true }
    ) {
        guard WebAddress.isOne(address) else { return nil }
        (self.address, self.end, question) = (WebAddress.trimmed(address), end, Question(goesOn))
    }

    /// Does a request that the question may end.
    private func request<Result>(_ work: (web_question) -> Result) -> Result {
        withExtendedLifetime(question) {
            work(web_question(goes_on: Question.ask, user: Unmanaged.passUnretained(question).toOpaque()))
        }
    }

    /// The seconds that a transfer may take.
    ///
    /// - Returns: nil if none may begin.
    func seconds(atMost own: Int) -> Int? {
        guard let end else { return own }
        let rest = (end - .now).components.seconds
        return rest > 0 ? min(own, Int(rest)) : nil
    }

    public func get(_ name: String, into file: Int32, from offset: Int, atMost most: Int) throws(CarrierFailure) {
        // A network of a telephone of long ago is fast enough; one that drips does not hold the night.
        guard let seconds = seconds(atMost: 300 + most / 20_000) else { throw .away }
        switch request({ web_get("\(address)/\(name)", file, Int64(offset), Int64(most), seconds, $0) }) {
        case web_done: return
        case web_missing: throw .missing
        case web_too_long: throw .tooLong
        case web_unwritten: throw [ENOSPC, EDQUOT, EFBIG].contains(errno) ? .full : .away
        default: throw .away
        }
    }

    /// Puts a small file there, in place of any with its name.
    ///
    /// - Throws: ``NetworkRefusal/away`` unless the server says that it has it.
    public func put(_ bytes: [UInt8], as name: String) throws(NetworkRefusal) {
        guard let seconds = seconds(atMost: 60),
            request({ web_put("\(address)/\(name)", bytes, bytes.count, seconds, $0) })
        else { throw .away }
    }
}
