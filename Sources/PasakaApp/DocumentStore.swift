import Dispatch
import Engine
import FoundationEssentials
import Glibc
import Logging
import Synchronization

/// The folder in which documents are kept between runs.
///
/// A file is replaced in one step (written beside it, synced, renamed, the folder synced), so a cut of the power
/// leaves the old one or the new one, never half of one.
final class DocumentStore: Sendable {
    let folder: String
    private let queue = DispatchQueue(label: "pasaka.documents")
    private let waiting = Mutex<[String: AnyDocument]>([:])
    private let hasFailed = Mutex(false)
    private static let mostBytes = 16 << 20

    /// - Parameter folder: made with the first document, if it is not there.
    init(folder: String) { self.folder = folder }

    func path(of name: String) -> String { "\(folder)/\(name).json" }

    // MARK: - Reading

    /// Why a kept file is not there to be used.
    enum ReadFailure: Error { case absent, unreadable(String) }

    /// Reads a kept file.
    func read(_ name: String) throws(ReadFailure) -> [UInt8] {
        let file = open(path(of: name), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { throw .absent }
            throw .unreadable(String(cString: strerror(errno)))
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable("it is not an ordinary file")
        }
        guard status.st_size <= Self.mostBytes else { throw .unreadable("it is too large") }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        guard Glibc.read(file, &bytes, bytes.count) == bytes.count else { throw .unreadable("it cannot be read") }
        return bytes
    }

    /// Gives a file that cannot be used another name, so that nothing is lost and a new one can be written.
    ///
    /// - Parameter mark: what is wrong, in one word.
    func keepAside(_ name: String, mark: String, reason: String) {
        let stem = "\(folder)/\(name).\(mark)-\(LocalTime.text("%Y%m%dT%H%M%S"))"
        var (aside, number) = ("\(stem).json", 1)
        while access(aside, F_OK) == 0 {
            number += 1
            aside = "\(stem)-\(number).json"
        }
        let log = Logger(label: "pasaka.documents")
        if rename(path(of: name), aside) == 0 {
            log.warning("\(path(of: name)) \(reason); it was kept as \(aside)")
        } else {
            log.warning("\(path(of: name)) \(reason); it could not be moved aside")
        }
    }

    // MARK: - Writing

    /// Saves a document in the background; of several of one name only the last is written.
    func save(_ document: AnyDocument) {
        waiting.withLock { $0[document.name] = document }
        queue.async { self.writeWaiting() }
    }

    /// Waits until everything is on the disk.
    func finish() { queue.sync { writeWaiting() } }

    /// The JSON of a document: pretty, keys sorted, so that equal documents are equal bytes.
    static func json(_ document: AnyDocument) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(document.content)) + [UInt8(ascii: "\n")]
    }

    private func writeWaiting() {
        let documents = waiting.withLock { waiting in
            defer { waiting = [:] }
            return waiting
        }
        for document in documents.values {
            do {
                Places.makeFolder(folder)
                try Self.replace(path(of: document.name), with: try Self.json(document))
                hasFailed.withLock { $0 = false }
            } catch {
                let isFirst = hasFailed.withLock { failed in
                    defer { failed = true }
                    return !failed
                }
                if isFirst {
                    Logger(label: "pasaka.documents").error(
                        "\(path(of: document.name)) cannot be saved: \(error); the child's place is kept until Pasaka ends"
                    )
                }
            }
        }
    }

    /// Writes a file anew in one step: a cut of the power leaves the old one or the new one.
    static func replace(_ path: String, with bytes: [UInt8]) throws(WriteFailure) {
        let temporary = path + ".new"
        let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
        guard file >= 0 else { throw WriteFailure("open") }
        do throws(WriteFailure) {
            try write(bytes, to: file)
            guard fsync(file) == 0 else { throw WriteFailure("fsync") }
        } catch {
            close(file)
            unlink(temporary)
            throw error
        }
        close(file)
        guard rename(temporary, path) == 0 else { throw WriteFailure("rename") }
        let folder = open(Places.parent(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if folder >= 0 { close(folder) } }
        guard folder >= 0, fsync(folder) == 0 else { throw WriteFailure("fsync of the folder") }
    }

    private static func write(_ bytes: [UInt8], to file: Int32) throws(WriteFailure) {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(file, $0.baseAddress.map { $0 + done }, bytes.count - done)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw WriteFailure("write") }
            done += count
        }
    }
}

/// The system call that failed, and why.
struct WriteFailure: Error, CustomStringConvertible {
    let description: String

    init(_ call: String) { description = "\(call): \(String(cString: strerror(errno)))" }
}
