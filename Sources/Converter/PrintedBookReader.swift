import Confinement
import Conversion

/// Reads a PDF as a picture book: each page is a slide, each double page two.
struct PrintedBookReader {
    private let places: [PagePlace]
    private let words: PrintedWords

    /// Words: a page with more that speaks of licences has nothing else to say.
    private static let shortestImprint = 40

    static func read(_ input: InputFile) throws(ConversionReason) -> PrintedBook {
        try PDFFile.start(for: input)
        try Confinement.lockIn([.fonts])
        return try input.withBytes(most: PDFFile.mostBytes) { bytes throws(ConversionReason) in
            let file = try PDFFile(bytes)
            var sheets: [PrintedSheet] = []
            for page in 0..<file.count { sheets.append(try file.sheet(page)) }
            return PrintedBookReader(sheets).book(title: title(file.title))
        }
    }

    init(_ sheets: [PrintedSheet]) {
        let parts = sheets.enumerated().flatMap { number, sheet -> [(PagePlace, [PrintedSheet.Line])] in
            let halves: [PagePlace.Half?] = sheet.isDouble(besides: sheets[0]) ? [.left, .right] : [nil]
            return halves.map { (PagePlace(number + 1, $0), sheet.lines($0)) }
        }
        places = parts.map(\.0)
        words = PrintedWords(parts.map(\.1))
    }

    func book(title: String) -> PrintedBook {
        var book = PrintedBook(title: title, pages: [])
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

    /// The title of the file, if a person has given it: programs write the names of their documents there.
    private static func title(_ title: String) -> String {
        let words = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let signs = [".doc", ".indd", ".ppt", ".odp", ".odt", ".pdf", ".pub", "untitled", "microsoft"]
        return signs.contains { words.lowercased().contains($0) } ? "" : words
    }
}
