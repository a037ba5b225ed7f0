import Glibc
import Sentences

/// The names of a small file that is kept between runs, and of its last good copy.
public struct KeptFile: Hashable, Sendable {
    public let stem: String

    public init(_ stem: String) { self.stem = stem }

    public var name: String { "\(stem).json" }
    /// The copy that was good before this one.
    public var previous: String { "\(stem).previous.json" }

    /// Greater files are not Pasaka's.
    static let mostBytes = 16 << 20
    /// Files that cannot be used are kept aside, but not without end.
    static let mostAsides = 5
}

/// Why a file's bytes are not there to be used.
public enum ReadFailure: Explained, Hashable {
    case absent
    /// It is no file that Pasaka has written.
    case unreadable(Sentence)
    /// That says nothing about the file: it may be as good as ever.
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
    /// Reads a small file whole; pipes, folders and huge files are refused at once.
    ///
    /// A fault that passes must not cost a good file: what fails is tried twice.
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

    /// Gives a file that cannot be used another name, so that nothing is lost and a new one can be written.
    ///
    /// The same bytes are not kept twice. Of more than five the first four stay, for what was lost first is likely to
    /// be the most, and the latest.
    ///
    /// - Parameters:
    ///   - stem: the beginning of the new name, such as `progress`.
    ///   - mark: what is wrong, in one word.
    ///   - date: to be part of the name; later dates must sort behind.
    /// - Returns: under which name it is kept.
    public func keepAside(_ name: String, _ stem: String, mark: String, date: String) throws(CallFailure) -> String {
        let asides = names().filter { $0.hasPrefix("\(stem).\(mark)-") }
        // What cannot be read cannot be compared, and is kept as a file of its own.
        if let bytes = try? read(name), let twin = asides.first(where: { (try? read($0)) == bytes }) {
            try systemCall("unlink") { unlinkat(descriptor, name, 0) }
            return twin
        }
        if asides.count >= KeptFile.mostAsides, let last = asides.last { remove(last) }
        return try rename(name, toFree: "\(stem).\(mark)-\(date)", ".json")
    }
}
