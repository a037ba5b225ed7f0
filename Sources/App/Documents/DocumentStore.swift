import Engine
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
    /// A kiosk's personal documents; nil at home.
    private let memory: DocumentMemory?
    private let agenda: Agenda
    private let waiting = Mutex<[String: AnyDocument]>([:])
    private let desk = Mutex(Desk())
    /// Whether the last save failed; read also while a disk that hangs keeps the desk.
    private let isRetrying = Mutex(false)

    /// The delay before a failed save is retried.
    static let retry = Duration.seconds(30)

    private struct Desk {
        var drawers: [String: Drawer] = [:]
        /// The limit of a fault's reports: a line a minute.
        var limit = LogLimit(burst: 1, pause: .seconds(60))
    }

    /// - Parameters:
    ///   - folder: created with the first document, if missing.
    ///   - isKiosk: whether anybody may come by.
    package init(folder: String, isKiosk: Bool = false, agenda: Agenda = .background("pasaka.documents")) {
        self.folder = folder
        self.agenda = agenda
        memory = isKiosk ? DocumentMemory() : nil
    }

    func path(of name: String) -> String { "\(folder)/\(name).json" }

    // MARK: - Loading

    /// The stored document: from the file, or the last good copy, or nil; one that could not be saved yet is the stored
    /// one, unless it yields to another program's.
    package func load<Content: Document>(_ type: Content.Type) -> Content? {
        if let memory, memory.keeps(type) { return memory[type] }
        return desk.withLock { desk in
            if type.yields, desk.drawers[type.name]?.isOvertaken == true { waiting.withLock { $0[type.name] = nil } }
            if let unsaved = waiting.withLock({ $0[type.name]?.content as? Content }) { return unsaved }
            var drawer = Drawer(type.name, in: folder)
            defer { desk.drawers[type.name] = drawer }
            return drawer.read(type)
        }
    }

    /// Loads a document whose type is known only at run time.
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

    /// Deletes partial files of an interrupted run, and of a kiosk's personal documents what an earlier program wrote.
    package func sweep(_ kinds: [DocumentKind] = []) {
        guard let folder = try? OpenFolder(folder) else { return }  // loading reports why
        folder.sweep()
        for kind in kinds where memory?.keeps(kind.type) == true { folder.removeAll(of: KeptFile(kind.type.name)) }
    }

    // MARK: - Saving

    /// Saves a document in the background; of several with one name only the last is written.
    package func save(_ document: AnyDocument) {
        if let memory, memory.keeps(type(of: document.content)) { return memory.keep(document) }
        waiting.withLock { $0[document.name] = document }
        agenda.later(.zero) { self.finish() }
    }

    /// Waits until everything is on the disk, or saving has failed.
    package func finish() {
        desk.withLock { desk in
            let documents = waiting.withLock { waiting in
                defer { waiting = [:] }
                return waiting
            }
            for document in documents.values { write(document, &desk) }
            if waiting.withLock(\.isEmpty) { desk.limit.forget() }
        }
    }

    private func write(_ document: AnyDocument, _ desk: inout Desk) {
        let name = document.name
        do {
            try desk.drawers[name, default: Drawer(name, in: folder)].write(document.content)
        } catch is Drawer.Overtaken {
            desk.drawers[name] = nil
            Log("documents").notice(
                "\(path: path(of: name)) was changed by another program; what that has saved is kept")
        } catch {
            waiting.withLock { waiting in waiting[name] = waiting[name] ?? document }
            hasFailed("\(path: path(of: name)) cannot be saved: \(error); it will be retried", &desk)
        }
    }

    /// The documents whose last save failed.
    var unsaved: [String] {
        isRetrying.withLock(\.self) ? waiting.withLock { $0.keys.sorted() } : []
    }

    private func hasFailed(_ sentence: Sentence, _ desk: inout Desk) {
        if desk.limit.admit("\(sentence)", at: agenda.now()) != nil { Log("documents").error(sentence) }
        let isPlanned = isRetrying.withLock { isRetrying in
            defer { isRetrying = true }
            return isRetrying
        }
        guard !isPlanned else { return }
        agenda.later(Self.retry) { [weak self] in
            self?.isRetrying.withLock { $0 = false }
            self?.finish()
        }
    }
}
