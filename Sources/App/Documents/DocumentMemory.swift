import Engine
import Synchronization

/// A kiosk's personal documents: they are never on the disk, and end with Pasaka.
final class DocumentMemory: Sendable {
    private let documents = Mutex<[String: AnyDocument]>([:])

    func keeps(_ type: any Document.Type) -> Bool { type.isPersonal }

    func keep(_ document: AnyDocument) { documents.withLock { $0[document.name] = document } }

    subscript<Content: Document>(_ type: Content.Type) -> Content? {
        documents.withLock { $0[type.name]?.content as? Content }
    }
}
