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

    /// The number of slides from pages of a width, 300 high.
    private func slides(_ widths: [Double]) -> Int {
        book(widths.map { sheet([], width: $0, height: 300) }).pages.count
    }

    @Test(
        arguments: [
            ([400, 400], 2), ([533], 1), ([200, 200], 2), ([200, 400, 400], 5), ([300, 690, 690], 5),
            // All wide: whole pages.
            ([600, 600, 600], 3), ([690, 690, 690], 3), ([1000], 1),
            // The cover is open, the pages are single.
            ([600, 300, 300], 4), ([620, 200, 620], 3),
        ] as [([Double], Int)])
    func `pages twice as wide as a single one are halved, a book of wide pages is whole`(widths: [Double], count: Int) {
        #expect(slides(widths) == count)
    }

    @Test func `wide pages whose lines keep to the halves are halved, those with lines over the middle are whole`() {
        let halves = (0..<3).map { _ in sheet([(0.3, "Reiz"), (0.4, ">Viss.")], width: 690) }
        #expect(book(halves).pages.map(\.text) == ["Reiz", "Viss.", "Reiz", "Viss.", "Reiz", "Viss."])
        let across = (0..<3).map { _ in
            let letters = "Reiz bija lācis.\n".unicodeScalars.enumerated().map { at, scalar in
                PrintedSheet.Letter(scalar, x: 0.3 + Double(at) * 0.03, top: 0.4, bottom: 0.5)
            }
            return PrintedSheet(width: 690, height: 300, letters: letters)
        }
        #expect(book(across).pages.map(\.text) == Array(repeating: "Reiz bija lācis.", count: 3))
    }

    @Test(arguments: ["%d. lpp.", "Page %d", "стр. %d", "Сторінка %d", "- %d -", "%d/12"])
    func `the marks of pages are no words in any language`(mark: String) {
        let pages = (0..<2).map { sheet([(0.5, "A"), (0.92, mark.replacing("%d", with: "\($0 + 1)"))]) }
        #expect(texts(pages) == ["A", "A"])
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
