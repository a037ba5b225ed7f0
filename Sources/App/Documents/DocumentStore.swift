import Engine
import FoundationEssentials
import Glibc
import Sentences
import Storage
import Synchronization
import System

/// The folder in which documents are stored between runs: `progress.json` and its previous copy.
///
/// Every document has the same guarantees. A power cut leaves the old file or the new one; the last good copy is
/// kept; an unreadable file is kept aside and never overwritten; a newer Pasaka's file is left alone. Equal
/// content is not written again, and a failed save is retried every half minute.
///
/// What somebody who came by has typed or brought (``Document/isPersonal``) is deleted rather than kept aside. In a kiosk
/// it is in memory only, so that neither a power cut nor a crash leaves anything of it.
package final class DocumentStore: Sendable {
    package let folder: String
    private let isKiosk: Bool
    private let agenda: Agenda
    /// Personal documents of a kiosk.
    private let memory = Mutex<[String: AnyDocument]>([:])
    private let waiting = Mutex<[String: AnyDocument]>([:])
    private let desk = Mutex(Desk())

    /// The delay before a failed save is retried.
    static let retry = Duration.seconds(30)

    private struct Desk {
        var drawers: [String: Drawer] = [:]
        /// Of a fault: a line a minute.
        var limit = LogLimit(burst: 1, pause: .seconds(60))
        var isRetrying = false
    }

    /// The storage of one document and the state of its file.
    private struct Drawer {
        var file: KeptFile
        var content = Content.unknown

        enum Content {
            /// An existing file has not been read, and must not be lost.
            case unknown
            /// The existing file can be neither read nor moved aside.
            case blocked(CallFailure)
            case absent
            /// Read or written by this run; nil after a partly failed save.
            case ours([UInt8]?)
        }
    }

    /// - Parameters:
    ///   - folder: created with the first document, if missing.
    ///   - isKiosk: whether anybody may come by.
    package init(folder: String, isKiosk: Bool = false, agenda: Agenda = .background("pasaka.documents")) {
        self.folder = folder
        self.isKiosk = isKiosk
        self.agenda = agenda
    }

    func path(of name: String) -> String { "\(folder)/\(name).json" }

    private var log: Log { Log("documents") }

    private func isInMemory(_ type: any Document.Type) -> Bool { isKiosk && type.isPersonal }

    // MARK: - Loading

    /// The stored document: from the file, or the last good copy, or nil; one that could not be saved yet is the stored one.
    package func load<Content: Document>(_ type: Content.Type) -> Content? {
        guard !isInMemory(type) else { return memory.withLock { $0[Content.name]?.content as? Content } }
        return desk.withLock { desk in
            if let unsaved = waiting.withLock({ $0[Content.name]?.content as? Content }) { return unsaved }
            guard let folder = folderForReading(path(of: Content.name)) else { return nil }
            var drawer = Drawer(file: KeptFile(Content.name))
            let content = open(&drawer, of: type, in: folder, .loading) { bytes in
                try JSONDecoder().decode(Content.self, from: Data(bytes))
            }
            desk.drawers[Content.name] = drawer
            // An earlier program kept them.
            if Content.isPersonal { folder.removeAsides(of: drawer.file) }
            if case .blocked(let failure) = drawer.content {
                log.warning("\(path: path(of: Content.name)) cannot be read and cannot be moved aside (\(failure))")
            }
            return content
        }
    }

    /// The same for a type known only at run time.
    package func load(any type: any Document.Type) -> (any Document)? {
        func load<Content: Document>(_ type: Content.Type) -> (any Document)? { self.load(type) }
        return load(type)
    }

    /// Activities' stored documents, or their defaults.
    func kept(by activities: [Activity]) -> [AnyDocument] {
        activities.flatMap(\.documents).compactMap { kind in
            guard case .always(let usual) = kind.keeping else { return nil }
            return AnyDocument(load(any: kind.type) ?? usual)
        }
    }

    /// Reads a document in the background, before any later save.
    func readLater<Content: Document>(_ type: Content.Type) { agenda.later(.zero) { _ = self.load(type) } }

    /// The folder, if it exists and can be opened; otherwise its content stays unchanged.
    private func folderForReading(_ file: String) -> OpenFolder? {
        do throws(CallFailure) {
            return try OpenFolder(folder)
        } catch {
            if error.code != ENOENT {
                log.error(
                    "\(path: file) cannot be used: its folder cannot be opened (\(error)); nothing in it is changed")
            }
            return nil
        }
    }

    /// Deletes partial files of an interrupted run, and of a kiosk's personal documents what an earlier program wrote.
    package func sweep(_ kinds: [DocumentKind] = []) {
        guard let folder = try? OpenFolder(folder) else { return }  // loading reports why
        folder.sweep()
        for kind in kinds where isInMemory(kind.type) { folder.removeAll(of: KeptFile(kind.type.name)) }
    }

    /// When a file is opened, and the mark of one that must then be moved aside.
    private enum Occasion: String {
        case loading = "unreadable"
        /// It has not been read, and so must not be replaced.
        case saving = "unread"
    }

    /// Reads a drawer's file or, if there is no readable one, its last good copy.
    ///
    /// An unreadable file is kept aside. A newer Pasaka's file is not touched: this one uses its own
    /// drawer, and the newer one, when it is reinstalled, finds its file unchanged.
    private func open<Content>(
        _ drawer: inout Drawer, of type: any Document.Type, in folder: OpenFolder, _ occasion: Occasion,
        _ decode: ([UInt8]) throws -> Content
    ) -> Content? {
        drawer.content = .absent
        for name in [drawer.file.name, drawer.file.previous] {
            do {
                let bytes = try folder.read(name)
                try SavedFormat.check(bytes, type)
                let content = try decode(bytes)
                if name == drawer.file.name { drawer.content = .ours(bytes) }
                return content
            } catch ReadFailure.absent {
                continue
            } catch ReadFailure.failed(let failure) where occasion == .loading {
                // The file may be intact: it is moved only when something else is to be saved.
                log.warning("\(path: self.folder)/\(file: name) cannot be read (\(failure))")
                drawer.content = .unknown
            } catch let newer as SavedFormat.Newer where drawer.file.stem == type.name {
                drawer.file = KeptFile("\(type.name).v\(type.version)")
                log.warning(
                    "\(path: self.folder)/\(file: name) \(newer); it is not touched, and \(file: drawer.file.name) is used"
                )
                return open(&drawer, of: type, in: folder, occasion, decode)
            } catch {
                let reason = SavedFormat.reason(error)
                if type.isPersonal, delete(name, reason, in: folder) { continue }
                keepAside(name, &drawer, occasion, reason, in: folder)
            }
        }
        return nil
    }

    /// - Returns: false for what is no file.
    private func delete(_ name: String, _ reason: Sentence, in folder: OpenFolder) -> Bool {
        folder.remove(name)
        guard !folder.has(name) else { return false }
        folder.sync()
        log.warning("\(path: self.folder)/\(file: name) \(reason); it is deleted")
        return true
    }

    private func keepAside(
        _ name: String, _ drawer: inout Drawer, _ occasion: Occasion, _ reason: Sentence, in folder: OpenFolder
    ) {
        do throws(CallFailure) {
            let date = LocalTime.text("%Y%m%dT%H%M%S")
            let aside = try folder.keepAside(name, drawer.file.stem, mark: occasion.rawValue, date: date)
            log.warning("\(path: self.folder)/\(file: name) \(reason); it is kept as \(file: aside)")
        } catch {
            drawer.content = .blocked(error)
        }
    }

    // MARK: - Saving

    /// Saves a document in the background; of several with one name only the last is written.
    package func save(_ document: AnyDocument) {
        guard !isInMemory(type(of: document.content)) else { return memory.withLock { $0[document.name] = document } }
        waiting.withLock { $0[document.name] = document }
        agenda.later(.zero) { self.writeWaiting() }
    }

    /// Waits until everything is on the disk, or saving has failed.
    package func finish() { writeWaiting() }

    /// The JSON of a document: pretty, keys sorted, so that equal documents are equal bytes.
    static func json(_ document: AnyDocument) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(document.content)) + [UInt8(ascii: "\n")]
    }

    private func writeWaiting() {
        desk.withLock { desk in
            let documents = waiting.withLock { waiting in
                defer { waiting = [:] }
                return waiting
            }
            for (name, document) in documents {
                do {
                    try write(document, &desk.drawers[name, default: Drawer(file: KeptFile(name))])
                } catch {
                    waiting.withLock { waiting in waiting[name] = waiting[name] ?? document }
                    hasFailed("\(path: path(of: name)) cannot be saved: \(error); it will be retried", &desk)
                }
            }
            if waiting.withLock(\.isEmpty) { desk.limit.forget() }
        }
    }

    private func hasFailed(_ sentence: Sentence, _ desk: inout Desk) {
        if desk.limit.admit("\(sentence)", at: agenda.now()) != nil { log.error(sentence) }
        guard !desk.isRetrying else { return }
        desk.isRetrying = true
        agenda.later(Self.retry) { [weak self] in
            self?.desk.withLock { $0.isRetrying = false }
            self?.writeWaiting()
        }
    }

    private func write(_ document: AnyDocument, _ drawer: inout Drawer) throws {
        let bytes = try Self.json(document)
        // Its copies go first: after a power cut there is all of it, or nothing.
        if document.content.leavesNoTrace { (try? OpenFolder(folder))?.removeCopies(of: drawer.file) }
        if case .ours(bytes) = drawer.content { return }
        // It could not be read again.
        guard bytes.count <= KeptFile.mostBytes else { throw CallFailure("write", EFBIG) }
        let folder = try openFolder()
        do throws(CallFailure) {
            try publish(bytes, of: document.content, &drawer, in: folder)
        } catch let failure where failure.code == EEXIST {
            // The file appeared after this program had started.
            drawer.content = .unknown
            try publish(bytes, of: document.content, &drawer, in: folder)
        }
    }

    private func publish(
        _ bytes: [UInt8], of document: any Document, _ drawer: inout Drawer, in folder: OpenFolder
    ) throws(CallFailure) {
        let leavesNoTrace = document.leavesNoTrace
        let former: OpenFolder.Former
        switch drawer.content {
        case .ours: former = leavesNoTrace ? .replaced : .kept(as: drawer.file.previous)
        case .absent: former = .respected
        case .unknown, .blocked:
            open(&drawer, of: type(of: document), in: folder, .saving) { _ in throw Unread() }
            if case .blocked(let failure) = drawer.content { throw failure }
            former = .respected
        }
        do throws(CallFailure) {
            let type = type(of: document)
            guard !type.isPersonal || leavesNoTrace || DiskRoom(of: folder).bytes >= bytes.count else {
                throw CallFailure("write", ENOSPC)
            }
            let mode: mode_t = type.isPrivate ? 0o600 : 0o644
            try folder.write(bytes, as: drawer.file.name, former: former, mode: mode)
            drawer.content = .ours(bytes)
            if leavesNoTrace { folder.removeCopies(of: drawer.file) }
        } catch {
            if error.code != EEXIST { writingFailed(&drawer, leavesNoTrace, in: folder) }
            throw error
        }
    }

    private func writingFailed(_ drawer: inout Drawer, _ leavesNoTrace: Bool, in folder: OpenFolder) {
        // A full disk must not keep what is to be forgotten.
        if leavesNoTrace {
            folder.remove(drawer.file.name)
            folder.sync()
            drawer.content = .absent
        }
        // Perhaps only the sync of the folder failed, with the file already in place.
        if folder.has(drawer.file.name) { drawer.content = .ours(nil) }
    }

    /// The reason for moving aside a file that this run has not shown to anyone.
    private struct Unread: Explained {
        let sentence: Sentence = "was missing at the start"
    }

    private func openFolder() throws(CallFailure) -> OpenFolder {
        do throws(CallFailure) {
            return try OpenFolder(folder)
        } catch let failure where failure.code == ENOENT {
            OpenFolder.make(folder)
            return try OpenFolder(folder)
        }
    }
}
