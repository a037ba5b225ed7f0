import Conversion
import TalePacks

/// A file whose pages are pictures: a PDF, or a TIFF of many.
struct SourceDocument: Source {
    let name: String
    let files: [SourceFile] = []
    let tellings: [SourceFile] = []
    let limit: BookLimit?
    /// The presentation whose sounds go with its pages.
    var beside: SourceArchive?
    private let document: OpenFile

    init(_ document: OpenFile, name: String, limit: BookLimit? = nil) {
        self.document = document
        self.name = name
        self.limit = limit
    }

    /// Its own file is not copied: each child gets a descriptor with its own position.
    func open(_ file: SourceFile) throws -> OpenFile {
        guard let beside, file.entry != nil else { return try document.reopened() }
        return try beside.open(file)
    }

    /// The size in bytes to reckon with: of a page more than a page takes as a JPEG.
    func size(of file: SourceFile) -> Int? { file.entry == nil ? 2 << 20 : beside?.size(of: file) }
}
