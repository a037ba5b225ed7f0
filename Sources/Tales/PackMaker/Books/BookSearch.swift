import Glibc
import Sentences
import TalePacks

/// The books found in a folder: EPUBs, PDFs, comics, ZIPs, and folders that are tales, at any depth.
public struct BookSearch: Sendable {
    /// One of them.
    public struct Found: Hashable, Sendable {
        public let path: String
        /// The folder's name and the path from there: `books/Animals/owl.epub`.
        public let place: String
        /// The name of its parent folder.
        let shelf: String?
    }

    /// In natural order, folder by folder.
    public private(set) var books: [Found] = []
    /// Unreadable folders, and files that only look like books; one line each.
    public private(set) var remarks: [Sentence] = []

    static let bookEndings: Set = ["epub", "pdf", "cbz", "cbr", "zip"]
    private static let mostBooks = 50_000
    private static let mostDepth = 12
    /// What belongs to no tale: files, links, folders too deep.
    private var others: [String] = []
    private static let mostOthers = 100

    /// - Returns: nil for a single tale, or if it is not a folder.
    public init?(in path: String) {
        guard let folder = try? PackFolder(path: path), !folder.isTale else { return nil }
        let name = folder.realPath?.split(separator: "/").last.map(String.init) ?? path
        search(folder, place: name, shelf: name, depth: 0)
        if books.isEmpty { return nil }
        if books.count == Self.mostBooks {
            remarks.append("there are more than \(Self.mostBooks) tales; the rest is left out")
        }
        noteOthers()
    }

    private mutating func noteOthers() {
        guard !others.isEmpty else { return }
        let groups = UnusedGroup.groups(of: others)
        var names = groups.prefix(Self.mostOthers).map(\.said)
        if groups.count > names.count { names.append("…") }
        remarks.append("these files belong to no tale: \(names.joined(separator: ", "))")
    }

    private mutating func search(_ folder: PackFolder, place: String, shelf: String?, depth: Int) {
        for name in folder.foreignNames.map({ "\(place)/\($0)" }) {
            remarks.append("\(path: name): the name is not UTF-8; rename it")
        }
        let entries = folder.entries.filter { !PackFolder.isSystems($0.name) }
        let ordered = entries.map { ($0, NaturalOrder($0.name)) }.sorted { $0.1 < $1.1 }.map(\.0)
        for entry in ordered where books.count < Self.mostBooks {
            let path = "\(folder.path)/\(entry.name)", inside = "\(place)/\(entry.name)"
            switch entry.kind {
            case .file where Self.bookEndings.contains(entry.name.fileExtension):
                books.append(Found(path: path, place: inside, shelf: shelf))
            case .file: note(entry.name, inside)
            case .folder where depth < Self.mostDepth: enter(path, inside, entry.name, shelf, depth)
            case .folder: others.append(inside + "/")
            // A link may lead in a circle.
            case .link, .other: others.append(inside)
            }
        }
    }

    /// Reports files that may be mistaken for books.
    private mutating func note(_ name: String, _ place: String) {
        if let kind = ForeignFile(name), ![.text, .picture, .rawPicture, .sound].contains(kind) {
            remarks.append("\(path: place): \(kind.sentence)")
        } else if !Self.isOfLibrary(name) {
            others.append(place)
        }
    }

    /// Whether a program that keeps books, such as Calibre, puts such a file beside each.
    private static func isOfLibrary(_ name: String) -> Bool {
        ["opf", "nfo", "db", "json", "xml"].contains(name.fileExtension)
            || TaleParts.covers.contains(name.fileStem.lowercased())
    }

    private mutating func enter(_ path: String, _ place: String, _ name: String, _ shelf: String?, _ depth: Int) {
        do {
            let folder = try PackFolder(path: path)
            guard !folder.isTale else { return books.append(Found(path: path, place: place, shelf: shelf)) }
            search(folder, place: place, shelf: name, depth: depth + 1)
        } catch {
            remarks.append("\(path: place): \(error)")
        }
    }
}

/// Facts about a source that is one of many.
struct BookPart: Sendable {
    let record: SourceRecord
    /// The folder of its previous version.
    let earlier: String?
}
