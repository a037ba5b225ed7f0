import Confinement
import Conversion

/// Reads a PDF as a picture book: each page is a slide, each double page two.
struct PrintedBookReader {
    private let places: [PagePlace]
    private let words: PrintedWords
    private let leftOut: [Int]

    /// Words: a page that mentions licences and has more than this is only an imprint.
    private static let shortestImprint = 40

    static func read(_ input: InputFile) throws(ConversionReason) -> PrintedBook {
        try PDFFile.start(for: input)
        try Confinement.lockIn([.fonts])
        return try input.withBytes(most: PDFFile.mostBytes) { bytes throws(ConversionReason) in
            let file = try PDFFile(bytes)
            var sheets: [PrintedSheet?] = []
            var reason: ConversionReason?
            for page in 0..<file.count {
                do throws(ConversionReason) {
                    sheets.append(try file.sheet(page))
                } catch {
                    sheets.append(nil)
                    reason = reason ?? error
                }
            }
            if let reason, sheets.allSatisfy({ $0 == nil }) { throw reason }
            return PrintedBookReader(sheets).book(title: title(file.title))
        }
    }

    /// - Parameter sheets: nil for unreadable ones.
    init(_ sheets: [PrintedSheet?]) {
        leftOut = sheets.indices.filter { sheets[$0] == nil }.map { $0 + 1 }
        let parts = zip(sheets, PrintedSheet.areDouble(sheets)).enumerated().flatMap {
            number, page -> [(PagePlace, [PrintedSheet.Line])] in
            guard let sheet = page.0 else { return [] }
            let halves: [PagePlace.Half?] = page.1 ? [.left, .right] : [nil]
            return halves.map { (PagePlace(number + 1, $0), sheet.lines($0)) }
        }
        places = parts.map(\.0)
        words = PrintedWords(parts.map(\.1))
    }

    func book(title: String) -> PrintedBook {
        var book = PrintedBook(title: title, pages: [], leftOut: leftOut)
        var credits = BookCredits()
        for (number, place) in places.enumerated() {
            var text = words.text(number)
            if let licence = BookCredits.start(in: text) {
                let isImprint = number > 0 && text.string.split(separator: " ").count >= Self.shortestImprint
                credits.add(text.part((isImprint ? 0 : licence)..<text.end))
                guard !isImprint else {
                    book.imprints.append(place)
                    continue
                }
                text = text.part(0..<licence)
            }
            book.pages.append(PrintedBook.Page(place, text: text.string.cutBetweenWords))
        }
        book.credits = credits.string
        return book
    }

    /// The file's title, if it looks written by a person: programs put document names there.
    private static func title(_ title: String) -> String {
        let words = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let signs = [".doc", ".indd", ".ppt", ".odp", ".odt", ".pdf", ".pub", "untitled", "microsoft"]
        return signs.contains { words.lowercased().contains($0) } ? "" : words
    }
}
