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

    @Test func `pictures that lie over each other are drawn as one`() throws {
        for (name, ink) in [("red", "255 0 0"), ("blue", "0 0 255")] {
            try bench.write("\(name).ppm", Array("P3 2 2 255 \(ink) \(ink) \(ink) \(ink)".utf8))
            try bench.run("vips", "copy", "\(name).ppm", "\(name).png")
        }
        var entries = [MadeZip.Entry("red.png"), MadeZip.Entry("blue.png"), MadeZip.Entry("text.jpg", "text")]
        for (number, name) in ["red.png", "blue.png"].enumerated() { entries[number].content = try bench.bytes(name) }
        try bench.write("b.zip", MadeZip(entries).bytes)
        // The blue one is twice as wide as its frame, at the bottom right.
        let collage = Collage(
            frame: .init(x: 0, y: 0, width: 40, height: 30),
            layers: [
                .init(file: 0, frame: .init(x: 0, y: 0, width: 40, height: 40)),
                .init(
                    file: 1, frame: .init(x: 20, y: 15, width: 20, height: 20),
                    whole: .init(x: -5, y: 0, width: 40, height: 1000)),
            ])
        #expect(try bench.convert(.collage(collage), "b.zip") == .collage)
        try bench.write("drawing.svg", try bench.bytes("converted"))
        _ = try bench.convert(.picture(mostWidth: 40, mostHeight: 30), "drawing.svg")
        try bench.run("vips", "jpegload", "converted", "converted.ppm")
        #expect(MadePictures.corners(try bench.bytes("converted.ppm")) == ["red", "red", "red", "blue"])
        var broken = collage
        broken.layers[0].file = 2
        #expect(try bench.refusal(.collage(broken), "b.zip") == nil)
        broken.layers[1].file = 3
        #expect(try bench.refusal(.collage(broken), "b.zip")?.hasPrefix("is not a picture") == true)
    }

    @Test func `a book of Bloom is told apart by its content, and a hostile one refused`() throws {
        let page = "<html><body data-l1='lv'><div class='bloom-page'><img src='1.jpg'/>Lācis</div></body></html>"
        func book(_ entries: [MadeZip.Entry], named name: String = "x.zip") throws -> String? {
            try bench.write("b.zip", MadeZip(entries).bytes)
            guard case .book(let book) = try bench.convert(.book(named: name), "b.zip") else { return nil }
            return book.pages.first?.text
        }
        let entries = [MadeZip.Entry("a.htm", page), .init("meta.json", "{}"), .init("1.jpg", "x")]
        #expect(try book(entries) == "Lācis")
        var huge = MadeZip.Entry("meta.json")
        (huge.isDeflated, huge.content, huge.claimed) = (true, MadeZip.zeros(copies: 400_000), 103_200_001)
        #expect(try book([entries[0], huge, entries[2]]) == "Lācis")
        #expect(try bench.refusal(.book(named: "x.bloompub"), "b.zip") == nil)
        try bench.write("c.zip", MadeZip([.init("a.htm", "<html/>"), entries[1]]).bytes)
        #expect(try bench.refusal(.book(), "c.zip")?.hasPrefix("is not a book of Bloom") == true)
    }

    @Test func `a page with a huge picture in it costs no other and is named`() throws {
        let huge = "<img src='data:image/png;base64,\(String(repeating: "A", count: 17 << 20))'/>"
        let book = try book(entries([huge, "<img src='a.jpg'/>A"]) + [.init("a.jpg", "x")])
        #expect(book?.leftOut == ["0.xhtml"])
        #expect(book?.pages.map(\.text) == ["A"])
    }
}
