import Conversion
import Sentences
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

extension TalePlan {
    /// A tale from the pages of a PDF.
    init(_ book: PrintedBook, title: String) {
        self.init(title: book.title.isBlank ? title : book.title, slides: [])
        credits = book.credits
        slides = book.pages.map { Slide(picture: SourceFile($0.place), text: $0.text.withoutControls) }
        for page in book.imprints {
            remarks.append("\(SourceFile(page).said): is the imprint; it is shown at the end of the tale")
        }
        for pages in Self.runs(book.leftOut) {
            remarks.append(
                pages.count > 1
                    ? "pages \(pages.lowerBound) to \(pages.upperBound) cannot be read and are left out"
                    : "page \(pages.lowerBound) cannot be read and is left out")
        }
    }

    /// Consecutive numbers, joined into ranges.
    private static func runs(_ numbers: [Int]) -> [ClosedRange<Int>] {
        numbers.reduce(into: []) { runs, number in
            if let last = runs.last, last.upperBound + 1 == number {
                runs[runs.count - 1] = last.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
    }
}
