import Conversion
import Sentences
import Storage

/// What is in an archive, by the names of its entries.
struct ArchiveListing {
    let entries: [ConversionAnswer.ArchiveEntry]
    /// Names that lead out of it, and the like.
    private let leftOut: [String]

    enum Kind: Equatable {
        /// An EPUB.
        case book
        /// What Bloom makes; without one of its endings it may also be another thing, such as a page of the web.
        case bloom(isNamed: Bool)
        /// Pictures in folders, which are its chapters.
        case comic
        /// A tale, books or folders of tales.
        case tales
    }

    init(of file: OpenFile, _ convert: Converting) throws(ConversionRefusal) {
        guard case .listing(let entries, let leftOut) = try convert(.listing, file.descriptor, nil) else {
            throw .notAnswered
        }
        (self.entries, self.leftOut) = (entries, leftOut)
    }

    /// - Parameter ending: of the archive's name.
    func kind(_ ending: String) -> Kind {
        if ending == "epub" || entries.contains(where: { $0.path == "META-INF/container.xml" }) { return .book }
        let isNamed = BookSearch.bloomEndings.contains(ending)
        if isNamed || isLikeBloom { return .bloom(isNamed: isNamed) }
        return kindOfFiles(ending)
    }

    /// The kind of one that is no book.
    func kindOfFiles(_ ending: String) -> Kind {
        let files = entries.map { SourceFile($0.path) }.filter { !$0.isSystems }
        let isPainted = files.contains { $0.rank(.picture) != nil }
        let hasBooks = files.contains { BookSearch.bookEndings.contains($0.name.fileExtension) }
        return ["cbz", "cbr", "cb7"].contains(ending) && (isPainted || !hasBooks) ? .comic : .tales
    }

    private var isLikeBloom: Bool {
        let names = entries.map(\.path).filter { !$0.contains("/") }
        return names.contains("meta.json") && names.contains { ["htm", "html"].contains($0.fileExtension) }
    }

    var folder: ArchiveFolder { ArchiveFolder(entries.map(\.path)) }

    /// - Parameter place: the archive's own, if it is one of many.
    func remarks(in place: String? = nil) -> [Sentence] {
        guard !leftOut.isEmpty else { return [] }
        let most = 10
        var named = leftOut.prefix(most).map { name in "\(path: place.map { "\($0)/\(name)" } ?? name)" as Sentence }
        if leftOut.count > most { named.append("…") }
        return [
            "these files are left out, because they are links, or their names repeat, lead out of the folder or are too long: \(named.joined(separator: ", "))"
        ]
    }

    static func isZIP(_ file: OpenFile) -> Bool {
        (try? FileBytes.part(of: file.descriptor, at: 0, 4)) == [0x50, 0x4b, 3, 4]
    }
}
