import Conversion
import TestSupport
import Testing

/// PDFs through the real converter and Poppler.
struct PDFConversionTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private func write(_ pages: [MadePDF.Page], title: String = "", trailer: String = "") throws {
        try bench.write("a.pdf", MadePDF(pages, title: title, trailer: trailer).bytes)
    }

    private func book() throws -> PrintedBook? {
        guard case .printedBook(let book) = try bench.convert(.printedBook, "a.pdf") else { return nil }
        return book
    }

    private func draw(_ place: PagePlace) throws -> ConversionAnswer.PictureFacts? {
        let job = ConversionJob.page(place, mostWidth: 800, mostHeight: 600)
        guard case .picture(let facts) = try bench.convert(job, "a.pdf") else { return nil }
        return facts
    }

    /// The colour of a pixel of what has been drawn: `r g b`.
    private func color(_ x: Int, _ y: Int) throws -> [Int] {
        try bench.run("sh", "-c", "vips getpoint converted \(x) \(y) >color")
        return String(decoding: try bench.bytes("color"), as: UTF8.self).split(separator: " ")
            .compactMap { Double($0.filter { !$0.isWhitespace }).map { Int($0) } }
    }

    @Test func `the words of a page are read, with Latvian letters`() throws {
        try write(
            [
                .init(
                    400, 300,
                    [.init("Reiz bija lācis, kas gāja pa me-", x: 40, y: 100), .init("žu ķert zivis.", x: 40, y: 120)])
            ], title: "Lacis")
        let book = try book()
        #expect(book?.title == "Lacis")
        #expect(book?.pages == [.init(PagePlace(1), text: "Reiz bija lācis, kas gāja pa mežu ķert zivis.")])
    }

    @Test func `a page is drawn whole, on its own background, as large as fits`() throws {
        try write([.init(200, 300, ground: [1, 0.5, 0], [.init("A", x: 90, y: 150)])])
        let facts = try draw(PagePlace(1))
        #expect([facts?.width, facts?.height] == [400, 600])
        #expect(facts?.format == "PDF")
        let ground = try color(5, 5)
        #expect(zip(ground, [255, 128, 0]).allSatisfy { abs($0 - $1) < 6 }, "\(ground)")
        #expect(try color(395, 595) == ground)
    }

    @Test func `words in a font that is not in the file are drawn`() throws {
        try write([.init(400, 300, [.init("MMMMMMMM", x: 0, y: 200, size: 100)])])
        _ = try draw(PagePlace(1))
        try bench.run("sh", "-c", "vips min converted >least")
        #expect(String(decoding: try bench.bytes("least"), as: UTF8.self).hasPrefix("0"))
    }

    @Test func `a turned and cropped page is as readers show it`() throws {
        try write([
            .init(
                400, 300, ground: [0, 0, 1], [.init("Pa labi", x: 150, y: 100)],
                entries: "/Rotate 90/CropBox[100 50 300 250]")
        ])
        #expect(try book()?.pages.first?.text == "Pa labi")
        try write([
            .init(400, 300, [.init("Kreisā", x: 20, y: 100), .init("Labā", x: 320, y: 100)], entries: "/Rotate 90")
        ])
        let facts = try draw(PagePlace(1))
        #expect([facts?.width, facts?.height] == [450, 600])
    }

    @Test func `halves are drawn`() throws {
        try write([.init(600, 300, ground: [0, 1, 0]), .init(300, 300)])
        let facts = try draw(PagePlace(1, .right))
        #expect([facts?.width, facts?.height] == [600, 600])
        #expect(try bench.refusal(.page(PagePlace(3), mostWidth: 8, mostHeight: 8), "a.pdf") == "has no such page")
    }

    // MARK: - Hostile ones

    @Test func `an encrypted file is distinguished from a broken one`() throws {
        try write([.init(200, 300)], trailer: MadePDF.locked)
        #expect(
            try bench.refusal(.printedBook, "a.pdf") == "is locked with a password; save it again without one")
        try bench.write("b.pdf", Array("%PDF-1.4\n".utf8) + [UInt8](repeating: 7, count: 5000))
        #expect(try bench.refusal(.printedBook, "b.pdf") == "is damaged or incomplete")
        try bench.write("c.pdf", Array("no PDF".utf8))
        #expect(try bench.refusal(.printedBook, "c.pdf") == "is not a PDF")
    }

    @Test func `a file of too many pages is refused`() throws {
        try write(Array(repeating: .init(200, 300), count: 501))
        #expect(try bench.refusal(.printedBook, "a.pdf") == "has 501 pages; at most 500 are allowed")
    }

    @Test(
        arguments: [
            (1_000_000.0, 1_000_000.0, nil), (1_000_000, 10, "has a page without a size that can be shown"),
            (0, 0, nil),
        ] as [(Double, Double, String?)])
    func `the size that a page claims costs no memory`(width: Double, height: Double, reason: String?) throws {
        try write([.init(width, height)])
        #expect(try bench.refusal(.printedBook, "a.pdf") == reason)
        #expect(try bench.refusal(.page(PagePlace(1), mostWidth: 800, mostHeight: 600), "a.pdf") == reason)
    }

    @Test func `a page that cannot be read is left out, and the others are not`() throws {
        try write([.init(200, 300, [.init("A", x: 90, y: 150)]), .init(9, 90_000), .init(200, 300)])
        let book = try book()
        #expect(book?.pages.map(\.place) == [PagePlace(1), PagePlace(3)])
        #expect(book?.leftOut == [2])
    }

    @Test func `a file that leads in circles comes to an end`() throws {
        let circle = "/Kids[2 0 R]/Count 3"
        let text =
            "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages\(circle)>>endobj trailer<</Root 1 0 R>>"
        try bench.write("a.pdf", Array(text.utf8))
        #expect(try bench.refusal(.printedBook, "a.pdf") != nil)
    }
}
