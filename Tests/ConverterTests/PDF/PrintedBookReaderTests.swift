import Conversion
import Testing

@testable import Converter

/// What is made of the letters of pages; Poppler finds them.
struct PrintedBookReaderTests {
    /// A page with lines, each at a height from 0 to 1; on the right half where it begins with `>`.
    private func sheet(_ lines: [(Double, String)], width: Double = 400, height: Double = 300) -> PrintedSheet {
        let letters = lines.flatMap { top, text in
            let isRight = text.hasPrefix(">")
            return (text.drop { $0 == ">" } + "\n").unicodeScalars.map { scalar in
                PrintedSheet.Letter(
                    scalar, x: scalar == "\n" ? 0 : isRight ? 0.75 : 0.25, top: top, bottom: top + 0.05)
            }
        }
        return PrintedSheet(width: width, height: height, letters: letters)
    }

    private func book(_ sheets: [PrintedSheet]) -> PrintedBook { PrintedBookReader(sheets).book(title: "") }
    private func texts(_ sheets: [PrintedSheet]) -> [String] { book(sheets).pages.map(\.text) }

    @Test func `lines are joined, and so are words that are parted at their ends`() {
        #expect(
            texts([
                sheet([(0.4, "Reiz lā-"), (0.5, "cis gāja pa me\u{ad}"), (0.6, "žu – un satika Div-"), (0.7, "Acī.")])
            ])
                == ["Reiz lācis gāja pa mežu – un satika Div- Acī."])
    }

    @Test func `ligatures are letters`() { #expect(texts([sheet([(0.5, "\u{fb01}lma")])]) == ["filma"]) }

    @Test func `the numbers of pages are no words`() {
        let pages = (0..<4).map { sheet([(0.5, "\($0 + 20)"), (0.92, $0 == 3 ? "9" : "– \($0 + 3) –")]) }
        #expect(texts(pages) == ["20", "21", "22", "23 9"])
    }

    @Test func `a running title is no words, a refrain is`() {
        let pages = (0..<6).map { sheet([(0.03, "Lāča diena \($0)"), (0.5, "A"), (0.7, "Ripo, kukulīt!")]) }
        #expect(texts(pages) == Array(repeating: "A Ripo, kukulīt!", count: 6))
    }

    @Test func `double pages are halved, with the words of each half`() {
        let cover = sheet([(0.5, "Lācis")], width: 200, height: 300)
        let double = sheet([(0.2, "Reiz bija"), (0.3, ">Viņš gāja."), (0.4, "lācis.")], width: 400, height: 300)
        let book = book([cover, double])
        #expect(book.pages.map(\.place) == [PagePlace(1), PagePlace(2, .left), PagePlace(2, .right)])
        #expect(book.pages.map(\.text) == ["Lācis", "Reiz bija lācis.", "Viņš gāja."])
    }

    @Test(arguments: [(400.0, 300.0, 1), (533, 300, 1), (600, 300, 2), (200, 300, 1)])
    func `a page like the cover is a single one, unless it is wider than any page`(
        width: Double, height: Double, slides: Int
    ) {
        #expect(book([sheet([], width: width, height: height)]).pages.count == slides)
    }

    @Test func `licence texts become the credits`() {
        let licence = "Released under CC BY 4.0."
        let many = (0..<20).map { (0.2 + Double($0) / 50, "Teksts Ozols") }
        let book = book([
            sheet([(0.5, "Lācis")]), sheet([(0.4, "Beigas."), (0.5, licence)]), sheet([(0.5, "ISBN 123")] + many),
        ])
        #expect(book.pages.map(\.text) == ["Lācis", "Beigas."])
        #expect(book.credits.hasPrefix("Released under CC BY 4.0.\nISBN 123"))
        #expect(book.imprints == [PagePlace(3)])
    }
}
