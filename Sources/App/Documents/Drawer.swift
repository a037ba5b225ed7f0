import Engine
import FoundationEssentials
import Glibc
import Sentences
import Storage
import System

/// One document's file, its last good copy, and what this run knows of it.
struct Drawer {
    private var file: KeptFile
    private var content = Content.unknown
    /// The folder's path.
    private let place: String

    private enum Content {
        /// An existing file has not been read, and must not be lost.
        case unknown
        /// The existing file can be neither read nor moved aside.
        case blocked(CallFailure)
        case absent
        /// The bytes read or written by this run; nil after a partly failed save.
        case ours([UInt8]?)
    }

    /// - Parameter place: the folder, created with the first document, if missing.
    init(_ name: String, in place: String) { (file, self.place) = (KeptFile(name), place) }

    private var log: Log { Log("documents") }

    // MARK: - Reading

    /// The document from the file, or the last good copy, or nil.
    mutating func read<Read: Document>(_ type: Read.Type) -> Read? {
        guard let folder = folderForReading() else { return nil }
        let document = open(type, in: folder, .loading) { bytes in
            try JSONDecoder().decode(Read.self, from: Data(bytes))
        }
        // An earlier program kept them.
        if type.isPersonal { folder.removeAsides(of: file) }
        if case .blocked(let failure) = content {
            log.warning("\(path: place)/\(file: file.name) cannot be read and cannot be moved aside (\(failure))")
        }
        return document
    }

    /// The folder, if it exists and can be opened; otherwise its content stays unchanged.
    private func folderForReading() -> OpenFolder? {
        do throws(CallFailure) {
            return try OpenFolder(place)
        } catch {
            if error.code != ENOENT {
                log.error(
                    """
                    \(path: place)/\(file: file.name) cannot be used: its folder cannot be opened (\(error)); nothing \
                    in it is changed
                    """)
            }
            return nil
        }
    }

    /// The occasion on which a file is opened, and the mark of one that must then be moved aside.
    private enum Occasion: String {
        case loading = "unreadable"
        /// The file has not been read, and so must not be replaced.
        case saving = "unread"
    }

    /// Reads the file or, if there is no readable one, its last good copy.
    ///
    /// An unreadable file is kept aside. A newer Pasaka's file is not touched: this one uses its own, and the newer one,
    /// when it is reinstalled, finds its file unchanged.
    private mutating func open<Read>(
        _ type: any Document.Type, in folder: OpenFolder, _ occasion: Occasion, _ decode: ([UInt8]) throws -> Read
    ) -> Read? {
        content = .absent
        for name in [file.name, file.previous] {
            do {
                let bytes = try folder.read(name)
                try SavedFormat.check(bytes, type)
                let document = try decode(bytes)
                if name == file.name { content = .ours(bytes) }
                return document
            } catch ReadFailure.absent {
                continue
            } catch ReadFailure.failed(let failure) where occasion == .loading {
                // The file may be intact: it is moved only when something else is to be saved.
                log.warning("\(path: place)/\(file: name) cannot be read (\(failure))")
                content = .unknown
            } catch let newer as SavedFormat.Newer where file.stem == type.name {
                file = KeptFile("\(type.name).v\(type.version)")
                log.warning(
                    "\(path: place)/\(file: name) \(newer); it is not touched, and \(file: file.name) is used")
                return open(type, in: folder, occasion, decode)
            } catch {
                let reason = SavedFormat.reason(error)
                if type.isPersonal, delete(name, reason, in: folder) { continue }
                keepAside(name, occasion, reason, in: folder)
            }
        }
        return nil
    }

    /// - Returns: false for what is no file.
    private func delete(_ name: String, _ reason: Sentence, in folder: OpenFolder) -> Bool {
        folder.remove(name)
        guard !folder.has(name) else { return false }
        folder.sync()
        log.warning("\(path: place)/\(file: name) \(reason); it is deleted")
        return true
    }

    private mutating func keepAside(_ name: String, _ occasion: Occasion, _ reason: Sentence, in folder: OpenFolder) {
        do throws(CallFailure) {
            let date = LocalTime.text("%Y%m%dT%H%M%S")
            let aside = try folder.keepAside(name, file.stem, mark: occasion.rawValue, date: date)
            log.warning("\(path: place)/\(file: name) \(reason); it is kept as \(file: aside)")
        } catch {
            content = .blocked(error)
        }
    }

    // MARK: - Writing

    /// The JSON of a document: pretty, keys sorted, so that equal documents are equal bytes.
    static func json(_ document: any Document) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(document)) + [UInt8(ascii: "\n")]
    }

    /// Writes the document, unless the file has the same bytes already.
    ///
    /// - Throws: ``Overtaken`` if another program has written the file since this run has read or written it, and the
    ///   document yields.
    mutating func write(_ document: any Document) throws {
        guard type(of: document).yields else { return try replace(by: document) }
        let folder = try folderForWriting()
        try folder.alone {
            guard !isOvertaken(in: folder) else { throw Overtaken() }
            try replace(by: document)
        }
    }

    /// Why a document that yields is not written.
    struct Overtaken: Error {}

    /// Whether another program has written the file since this run has read or written it.
    var isOvertaken: Bool { (try? OpenFolder(place)).map(isOvertaken) ?? false }

    private func isOvertaken(in folder: OpenFolder) -> Bool {
        switch content {
        case .ours(let known?): ((try? folder.read(file.name)) ?? known) != known
        case .absent: folder.has(file.name)
        case .unknown: (try? folder.read(file.name)) != nil
        case .ours(nil), .blocked: false
        }
    }

    private mutating func replace(by document: any Document) throws {
        let bytes = try Self.json(document)
        // Its copies go first: after a power cut there is all of it, or nothing.
        if document.leavesNoTrace { (try? OpenFolder(place))?.removeCopies(of: file) }
        if case .ours(bytes) = content { return }
        // It could not be read again.
        guard bytes.count <= KeptFile.mostBytes else { throw CallFailure("write", EFBIG) }
        let folder = try folderForWriting()
        do throws(CallFailure) {
            try publish(bytes, of: document, in: folder)
        } catch let failure where failure.code == EEXIST {
            // The file appeared after this program had started.
            content = .unknown
            try publish(bytes, of: document, in: folder)
        }
    }

    private func folderForWriting() throws(CallFailure) -> OpenFolder {
        do throws(CallFailure) {
            return try OpenFolder(place)
        } catch let failure where failure.code == ENOENT {
            OpenFolder.make(place)
            return try OpenFolder(place)
        }
    }

    private mutating func publish(
        _ bytes: [UInt8], of document: any Document, in folder: OpenFolder
    ) throws(CallFailure) {
        let type = type(of: document), former = try former(of: document, in: folder)
        do throws(CallFailure) {
            guard !type.isPersonal || document.leavesNoTrace || DiskRoom(of: folder).bytes >= bytes.count else {
                throw CallFailure("write", ENOSPC)
            }
            try folder.write(bytes, as: file.name, former: former, mode: type.isPrivate ? 0o600 : 0o644)
            content = .ours(bytes)
            if document.leavesNoTrace { folder.removeCopies(of: file) }
        } catch {
            if error.code != EEXIST { hasFailed(document, in: folder) }
            throw error
        }
    }

    /// What becomes of the present file.
    private mutating func former(
        of document: any Document, in folder: OpenFolder
    ) throws(CallFailure) -> OpenFolder.Former {
        if case .ours = content { return document.leavesNoTrace ? .replaced : .kept(as: file.previous) }
        if case .absent = content { return .respected }
        open(type(of: document), in: folder, .saving) { _ in throw Unread() }
        if case .blocked(let failure) = content { throw failure }
        return .respected
    }

    private mutating func hasFailed(_ document: any Document, in folder: OpenFolder) {
        // A full disk must not keep what is to be forgotten.
        if document.leavesNoTrace {
            folder.remove(file.name)
            folder.sync()
            content = .absent
        }
        guard let there = try? folder.read(file.name) else { return }
        if case .ours(there) = content { return }
        // Perhaps only the sync of the folder failed, with the file already in place.
        content = .ours(type(of: document).yields ? there : nil)
    }

    /// The reason for moving aside a file that this run has not shown to anyone.
    private struct Unread: Explained {
        let sentence: Sentence = "was missing at the start"
    }
}
