import Conversion
import TestSupport
import Testing

/// Books as files, with the real converter.
struct PackedBookTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private static let container = "<container><rootfiles><rootfile full-path='b.opf'/></rootfiles></container>"

    /// The entries of a book of these pages, the pages first.
    private func entries(_ pages: [String]) -> [MadeZip.Entry] {
        let items = pages.indices.map { "<item id='p\($0)' href='\($0).xhtml'/>" }.joined()
        let spine = pages.indices.map { "<itemref idref='p\($0)'/>" }.joined()
        let package = "<package><manifest>\(items)</manifest><spine>\(spine)</spine></package>"
        return pages.enumerated().map { MadeZip.Entry("\($0).xhtml", "<html><body>\($1)</body></html>") }
            + [.init("META-INF/container.xml", Self.container), .init("b.opf", package)]
    }

    private func book(_ entries: [MadeZip.Entry]) throws -> Book? {
        try bench.write("b.epub", MadeZip(entries).bytes)
        guard case .book(let book) = try bench.convert(.book(), "b.epub") else { return nil }
        return book
    }

    @Test func `a book of thousands of files is read`() throws {
        let numbers = 0..<1500
        let pictures = numbers.map { MadeZip.Entry("\($0).jpg", "x") }
        let book = try book(entries(numbers.map { "<img src='\($0).jpg'/>\($0)" }) + pictures)
        #expect(book?.pages.map(\.text) == numbers.map { "\($0)" })
        #expect(book?.pages.map(\.picture) == numbers.map { $0 + 1502 })
    }

    @Test func `a damaged picture costs no page of the book`() throws {
        var damaged = MadeZip.Entry("a.jpg", "<no deflated bytes at all>")
        damaged.isDeflated = true
        damaged.claimed = 100
        let pages = entries(["<img src='a.jpg'/>A", "<img src='b.jpg'/>B"])
        #expect(try book([damaged] + pages + [.init("b.jpg", "x")])?.pages.map(\.text) == ["A", "B"])
    }

    @Test func `a picture in a page is taken out of it`() throws {
        let base64 = String(repeating: "QUJD", count: 100), escaped = String(repeating: "%41", count: 200)
        let body = """
            <img src="data:image/png;base64,\(base64.prefix(200)) \n \(base64.dropFirst(200))"/><img src="DATA:image/svg+xml,\(escaped)"/>
            """
        let book = try book(entries([body]))
        #expect(book?.pages.map(\.picture) == [0, 0])
        for (number, expected) in ["ABC", "A"].enumerated() {
            #expect(try bench.convert(.inlaid(page: 0, number: number), "b.epub") == .inlaid)
            let count = number == 0 ? 100 : 200
            #expect(try bench.bytes("converted") == Array(String(repeating: expected, count: count).utf8))
        }
        #expect(try bench.refusal(.inlaid(page: 0, number: 2), "b.epub")?.hasPrefix("is not a picture") == true)
        #expect(try bench.refusal(.inlaid(page: 9, number: 0), "b.epub") == "has no such entry")
    }

    @Test func `a page with a huge picture in it costs no other and is named`() throws {
        let huge = "<img src='data:image/png;base64,\(String(repeating: "A", count: 17 << 20))'/>"
        let book = try book(entries([huge, "<img src='a.jpg'/>A"]) + [.init("a.jpg", "x")])
        #expect(book?.leftOut == ["0.xhtml"])
        #expect(book?.pages.map(\.text) == ["A"])
    }
}
