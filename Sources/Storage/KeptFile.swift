import Glibc
import Sentences

/// The names of a small state file and of its last good copy.
public struct KeptFile: Hashable, Sendable {
    public let stem: String

    public init(_ stem: String) { self.stem = stem }

    public var name: String { "\(stem).json" }
    /// The previous good copy.
    public var previous: String { "\(stem).previous.json" }

    /// Larger files are not Pasaka's.
    static let mostBytes = 16 << 20
    /// Unusable files are kept aside, up to this many.
    static let mostAsides = 5
}

/// Why a file's content is unavailable.
public enum ReadFailure: Explained, Hashable {
    case absent
    /// Pasaka did not write this file.
    case unreadable(Sentence)
    /// The read failed; the file may still be intact.
    case failed(CallFailure)

    public var sentence: Sentence {
        switch self {
        case .absent: "there is no such file"
        case .unreadable(let reason): reason
        case .failed(let failure): "\(failure)"
        }
    }
}

extension OpenFolder {
    /// Reads a small file completely; refuses pipes, folders and huge files.
    ///
    /// A transient error must not cost a good file: a failed read is retried once.
    public func read(_ name: String) throws(ReadFailure) -> [UInt8] {
        do throws(ReadFailure) {
            return try readOnce(name)
        } catch let failure where failure != .absent {
            return try readOnce(name)
        }
    }

    private func readOnce(_ name: String) throws(ReadFailure) -> [UInt8] {
        do {
            let file = try systemCall("open") { openat(descriptor, name, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
            defer { close(file) }
            var status = stat()
            try systemCall("stat") { fstat(file, &status) }
            guard status.st_mode & S_IFMT == S_IFREG else { throw ReadFailure.unreadable("it is not an ordinary file") }
            guard status.st_size <= KeptFile.mostBytes else { throw ReadFailure.unreadable("it is too large") }
            return try FileBytes.read(file, atMost: KeptFile.mostBytes)
        } catch let failure as CallFailure {
            throw failure.code == ENOENT && !has(name) ? .absent : .failed(failure)
        } catch {
            throw error as? ReadFailure ?? .unreadable(Sentence(error))
        }
    }

    /// Renames an unusable file, so that nothing is lost and a new one can be written.
    ///
    /// Identical content is not kept twice. Of more than five, the first four are kept, because the first loss is
    /// probably the largest, and the latest.
    ///
    /// - Parameters:
    ///   - stem: the start of the new name, such as `progress`.
    ///   - mark: what is wrong, in one word.
    ///   - date: part of the name; later dates must sort later.
    /// - Returns: the name under which it is kept.
    public func keepAside(_ name: String, _ stem: String, mark: String, date: String) throws(CallFailure) -> String {
        let asides = names().filter { $0.hasPrefix("\(stem).\(mark)-") }
        // An unreadable file cannot be compared and is kept separately.
        if let bytes = try? read(name), let twin = asides.first(where: { (try? read($0)) == bytes }) {
            try systemCall("unlink") { unlinkat(descriptor, name, 0) }
            return twin
        }
        if asides.count >= KeptFile.mostAsides, let last = asides.last { remove(last) }
        return try rename(name, toFree: "\(stem).\(mark)-\(date)", ".json")
    }
}
