import Testing

@testable import Conversion
@testable import PackMaker

/// ZIPs and books, as a converter lists them.
struct SourceArchiveTests {
    private let disk: TemporaryFolder

    init() throws {
        disk = try TemporaryFolder()
        try disk.write("a ZIP", "Vasara.zip")
    }

    /// The plan from an archive of these files.
    private func plan(_ paths: [String], leftOut: [String] = [], book: Book = Book(pages: [])) throws -> TalePlan {
        let convert: Converting = { job, _, _ throws(ConversionRefusal) in
            switch job {
            case .listing: return .listing(paths.map { .init(path: $0, size: 1) }, leftOut: leftOut)
            case .book: return .book(book)
            default: throw ConversionRefusal("is silent")
            }
        }
        let maker = PackMaker(place: try HiddenPlace(in: disk.path + "/tales"), shipped: [], convert: convert)
        return try maker.reading.plan(TaleRequest(source: disk.path + "/Vasara.zip")).1
    }

    @Test func `what leads out of a ZIP is named, the rest is a tale`() throws {
        let one = try plan(["1.jpg"], leftOut: ["../evil.jpg"])
        #expect(one.slides.map(\.picture?.name) == ["1.jpg"])
        #expect(
            one.remarks.map(\.description) == [
                "these files are left out, because they are links, or their names repeat, lead out of the folder or are too long: ../evil.jpg"
            ])
        let many = try plan(["1.jpg"], leftOut: (0..<11).map { "../\($0)\n" })
        #expect(many.remarks.count == 1)
        let named = (0...9).map { "../\($0)\\n, " }.joined()
        #expect(many.remarks[0].description.hasSuffix("too long: \(named)…"))
    }

    @Test func `a picture that is written into a page is opened as one`() throws {
        let pages = [Book.Page(picture: 1, inlaid: 2, text: "Reiz"), Book.Page(picture: 2)]
        let plan = try plan(["META-INF/container.xml", "1.xhtml", "2.jpg"], book: Book(pages: pages))
        #expect(plan.slides.map(\.picture?.name) == ["1.xhtml, picture 3", "2.jpg"])
        #expect(plan.slides.map(\.picture?.inlaid) == [2, nil])
    }

    @Test func `pictures that lie over each other are opened as one, with the music of their page`() throws {
        let frame = Collage.Frame(x: 0, y: 0, width: 4, height: 3)
        let collage = Collage(frame: frame, layers: [.init(file: 2, frame: frame), .init(file: 3, frame: frame)])
        let book = Book(spokenTitle: 4, pages: [.init(picture: 2, collage: collage, bed: 4), .init(picture: 3)])
        let plan = try plan(["meta.json", "x.htm", "1.jpg", "2.jpg", "audio/a.mp3"], book: book)
        #expect(plan.slides.map(\.picture?.collage) == [collage, nil])
        #expect(plan.slides.map(\.bed?.name) == ["audio/a.mp3", nil])
        #expect(plan.spokenTitle?.name == "audio/a.mp3")
        #expect(plan.remarks.isEmpty)
    }

    @Test func `a page of the web with pictures is no book of Bloom`() throws {
        let paths = ["meta.json", "x.htm", "1.jpg"]
        let refuses: Converting = { job, _, _ throws(ConversionRefusal) in
            switch job {
            case .listing: return .listing(paths.map { .init(path: $0, size: 1) }, leftOut: [])
            case .book: throw ConversionRefusal(ConversionReason.fixed(.noBloomBook))
            default: throw ConversionRefusal("is silent")
            }
        }
        try disk.write("PK\u{3}\u{4}", "x.bloompub")
        let maker = PackMaker(place: try HiddenPlace(in: disk.path + "/tales"), shipped: [], convert: refuses)
        let plan = try maker.reading.plan(TaleRequest(source: disk.path + "/Vasara.zip")).1
        #expect(plan.slides.map(\.picture?.name) == ["1.jpg"])
        #expect { try maker.reading.plan(TaleRequest(source: disk.path + "/x.bloompub")) } throws: {
            "\($0)".hasSuffix("is not a book of Bloom: it has no page (.htm) with such a book in it")
        }
    }

    @Test func `a book of more pictures than a tale can have says so`() throws {
        let pages = (0...2000).map { _ in Book.Page(picture: 1) }
        let plan = try plan(["META-INF/container.xml", "1.jpg"], book: Book(pages: pages))
        #expect(plan.slides.count == 2000)
        #expect(plan.remarks.map(\.description) == ["there are more than 2000 pictures; the rest is left out"])
    }
}
