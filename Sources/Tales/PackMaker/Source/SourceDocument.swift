import Conversion
import TalePacks

/// A file whose pages are pictures: a PDF, or a TIFF of many.
struct SourceDocument: Source {
    let name: String
    let files: [SourceFile] = []
    let tellings: [SourceFile] = []
    let limit: BookLimit?
    private let document: OpenFile

    init(_ document: OpenFile, name: String, limit: BookLimit? = nil) {
        self.document = document
        self.name = name
        self.limit = limit
    }

    /// The file is not copied: each child gets a descriptor with its own position.
    func open(_ file: SourceFile) throws -> OpenFile {
        try document.reopened()
    }

    /// The size in bytes to reckon with: more than a page takes as a JPEG.
    func size(of file: SourceFile) -> Int? { 2 << 20 }
}
