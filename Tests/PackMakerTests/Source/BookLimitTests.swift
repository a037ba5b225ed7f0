import Conversion
import Testing

@testable import PackMaker

/// PDFs whose every page is slow.
struct BookLimitTests {
    private let disk: TemporaryFolder

    init() throws {
        disk = try TemporaryFolder()
        try disk.write("a PDF", "Lēnā.pdf")
    }

    /// Takes so many seconds of work a page, of a book of so many pages.
    private func converter(pages: Int, seconds: Double) -> Converting {
        { job, input, output throws(ConversionRefusal) in
            switch job {
            case .printedBook: return .printedBook(PrintedBook(pages: (1...pages).map { .init(PagePlace($0)) }))
            case .page:
                output?.effort?.add(.seconds(seconds))
                return .picture(
                    .init(originalWidth: 1, originalHeight: 1, width: 1, height: 1, wasTurned: false, format: "PDF"))
            default: throw ConversionRefusal("is silent")
            }
        }
    }

    private func maker(_ convert: @escaping Converting) throws -> PackMaker {
        PackMaker(place: try HiddenPlace(in: disk.path + "/tales"), shipped: [], convert: convert)
    }

    private var wish: TaleRequest { TaleRequest(source: disk.path + "/Lēnā.pdf") }

    @Test func `a large scan of 200 pages comes whole`() throws {
        #expect(try maker(converter(pages: 200, seconds: 10)).make(wish).slideCount == 200)
    }

    @Test func `a book whose every page is slow is given up, with its name and where that was`() throws {
        let maker = try maker(converter(pages: 500, seconds: 29))
        let refusal = #expect(throws: PackRefusal.self) { try maker.make(wish) }
        #expect(
            refusal?.description.hasPrefix(disk.path + "/Lēnā.pdf: takes too long: its pages were given up") == true)
        maker.place.abandon()
        #expect(try disk.names("") == ["Lēnā.pdf"])
    }

    @Test func `small pictures of slow pages end, too`() throws {
        let preview = try maker(converter(pages: 500, seconds: 29)).preview(
            wish, among: TalesThere(in: "", shipped: []))
        let read = preview.slides.prefix { (try? preview.thumbnail($0)) != nil }.count
        #expect(read == 83)
    }
}
