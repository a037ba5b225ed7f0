import Conversion
import Sentences
import Storage

/// What is in an archive, by the names of its entries.
struct ArchiveListing {
    let entries: [ConversionAnswer.ArchiveEntry]
    /// Names that lead out of it, and the like.
    private let leftOut: [String]

    enum Kind {
        /// An EPUB.
        case book
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
        let files = entries.map { SourceFile($0.path) }.filter { !$0.isSystems }
        let isPainted = files.contains { $0.rank(.picture) != nil }
        let hasBooks = files.contains { BookSearch.bookEndings.contains($0.name.fileExtension) }
        return ["cbz", "cbr", "cb7"].contains(ending) && (isPainted || !hasBooks) ? .comic : .tales
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
