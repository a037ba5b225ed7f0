import Conversion
import Sentences
import Storage
import TalePacks

/// The books found in a folder or ZIP: EPUBs, PDFs, books of Bloom, comics, ZIPs, and tales' folders, at any depth.
public struct BookSearch: Sendable {
    /// One of them.
    public struct Found: Hashable, Sendable {
        public let path: String
        /// Its place within the ZIP at `path`; nil if it is not in one.
        public let inside: String?
        /// The folder's name and the path from there: `books/Animals/owl.epub`.
        public let place: String
        /// The name of its parent folder.
        let shelf: String?

        /// The path, within its ZIP if it is in one.
        public var source: String { inside.map { "\(path)/\($0)" } ?? path }
    }

    /// The books in natural order, folder by folder.
    public private(set) var books: [Found] = []
    /// Unreadable folders, and files that only look like books; one line each.
    public private(set) var remarks: [Sentence] = []

    static let bookEndings = bloomEndings.union(["epub", "pdf", "cbz", "cbr", "zip"])
    static let bloomEndings: Set = ["bloompub", "bloomd", "bloomsource"]
    private static let mostBooks = 50_000
    private static let mostDepth = 12
    /// What belongs to no tale: files, links, folders too deep.
    private var others: [String] = []
    /// What only looks like a book.
    private var foreign: [String] = []
    private static let mostOthers = 100
    /// The converter; nil if ZIPs are taken for single tales.
    private let convert: Converting?
    /// Finds packs in the folders; nil if each is taken for a single tale.
    private let packs: InteractivePacks?

    /// - Returns: nil for a single tale, and for what is neither a folder nor a ZIP.
    public init?(in path: String, _ convert: Converting? = nil) {
        self.convert = convert
        packs = convert.map { InteractivePacks(convert: $0) }
        let name = PackFolder.path(withoutLinks: path)?.split(separator: "/").last.map(String.init) ?? path
        if let folder = try? PackFolder(path: path) {
            let found = Found(path: path, inside: nil, place: name, shelf: nil)
            if !folder.isTale { search(folder, place: name, shelf: name, depth: 0) } else { enterPack(folder, found) }
        } else {
            guard enterArchive(path, name) else { return nil }
        }
        if books.isEmpty { return nil }
        if books.count == Self.mostBooks {
            remarks.append("there are more than \(Self.mostBooks) tales; the rest is left out")
        }
        noteOthers()
    }

    /// What is in an archive; nothing if that is a tale itself.
    init(of listing: ArchiveListing, path: String, place: String = "", _ packs: InteractivePacks? = nil) {
        convert = nil
        self.packs = packs
        let folder = listing.folder, name = SourceFile(place).lastName.fileStem
        let whole = Found(path: path, inside: "", place: place, shelf: nil)
        if !folder.isTale {
            search(folder, of: path, place: place, shelf: name, depth: 0)
        } else {
            enterPack(folder, whole)
        }
        remarks += listing.remarks(in: place)
    }

    /// The names of files that belong to no tale, or groups of them.
    public var unused: [String] { UnusedGroup.groups(of: others + foreign).map(\.shown) }

    private mutating func noteOthers() {
        guard !others.isEmpty else { return }
        let groups = UnusedGroup.groups(of: others)
        var names = groups.prefix(Self.mostOthers).map(\.said)
        if groups.count > names.count { names.append("…") }
        remarks.append("these files belong to no tale: \(names.joined(separator: ", "))")
    }

    /// - Parameter archive: the path of the ZIP in which the folder is.
    private mutating func search(
        _ folder: some TaleFolder, of archive: String? = nil, place: String, shelf: String?, depth: Int
    ) {
        for name in folder.foreignNames.map({ "\(place)/\($0)" }) {
            remarks.append("\(path: name): the name is not UTF-8; rename it")
        }
        let entries = folder.entries.filter { !PackFolder.isSystems($0.name) }
        let ordered = entries.map { ($0, NaturalOrder($0.name)) }.sorted { $0.1 < $1.1 }.map(\.0)
        let names = entries.filter { $0.kind == .file }.map(\.name)
        for entry in ordered where books.count < Self.mostBooks {
            let path = folder.path(of: entry), inside = "\(place)/\(entry.name)"
            let found = Found(
                path: archive ?? path, inside: archive == nil ? nil : path, place: inside, shelf: shelf)
            switch entry.kind {
            case .file where Self.bookEndings.contains(entry.name.fileExtension):
                let isZIP = archive == nil && entry.name.fileExtension == "zip"
                if !isZIP || !enterArchive(path, inside) { books.append(found) }
            case .file where PresentationBeside.isTaken(entry.name, among: names): break
            case .file: note(entry.name, inside)
            case .folder where depth < Self.mostDepth: enter(folder, entry, found, depth)
            case .folder: others.append(inside + "/")
            // A link may lead in a circle.
            case .link, .other: others.append(inside)
            }
        }
    }

    /// Finds the tales in a ZIP, of which each is a book.
    ///
    /// - Returns: false if there are not several.
    private mutating func enterArchive(_ path: String, _ place: String) -> Bool {
        guard let convert, SourceFile.foreign(path) == nil,
            let descriptor = try? OrdinaryFile.open(path, followsLinks: true)
        else { return false }
        let file = OpenFile(descriptor)
        guard ArchiveListing.isZIP(file), let listing = try? ArchiveListing(of: file, convert),
            listing.kind(place.fileExtension) == .tales
        else { return false }
        let packs = InteractivePacks(convert: convert, archive: (file, listing.entries))
        let inner = BookSearch(of: listing, path: path, place: place, packs)
        guard inner.books.count > 1 else { return false }
        books += inner.books
        remarks += inner.remarks
        others += inner.others
        foreign += inner.foreign
        return true
    }

    /// Finds the tales of a pack for a storyteller box, of which each is a book.
    ///
    /// - Returns: false if there are not several.
    @discardableResult private mutating func enterPack(_ folder: some TaleFolder, _ found: Found) -> Bool {
        guard let tales = packs?.pack(in: folder)?.tales, tales.count > 1 else { return false }
        let name = SourceFile(found.place).lastName
        books += tales.map { tale in
            Found(
                path: found.path,
                inside: [found.inside ?? "", tale.place].filter { !$0.isEmpty }.joined(separator: "/"),
                place: "\(found.place)/\(tale.place)", shelf: name.fileExtension == "zip" ? name.fileStem : name)
        }
        return true
    }

    /// Reports files that may be mistaken for books.
    private mutating func note(_ name: String, _ place: String) {
        if let kind = ForeignFile(name), ![.text, .picture, .rawPicture, .sound].contains(kind) {
            remarks.append("\(path: place): \(kind.sentence)")
            foreign.append(place)
        } else if !Self.isOfLibrary(name) {
            others.append(place)
        }
    }

    /// Whether a program that keeps books, such as Calibre, puts such a file beside each.
    private static func isOfLibrary(_ name: String) -> Bool {
        ["opf", "nfo", "db", "json", "xml"].contains(name.fileExtension)
            || TaleParts.covers.contains(name.fileStem.lowercased())
    }

    private mutating func enter(_ folder: some TaleFolder, _ entry: PackFolder.Entry, _ found: Found, _ depth: Int) {
        do {
            let inner = try folder.inner(entry)
            guard !inner.isTale else {
                if !enterPack(inner, found) { books.append(found) }
                return
            }
            search(
                inner, of: found.inside == nil ? nil : found.path, place: found.place, shelf: entry.name,
                depth: depth + 1)
        } catch {
            remarks.append("\(path: found.place): \(error)")
        }
    }
}
