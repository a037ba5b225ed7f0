import Conversion
import TalePacks
import TestSupport
import Testing

@testable import PackMaker

/// A presentation beside a PDF of its name, by the real converter.
struct PresentationBesideTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    /// An ODP of so many slides, of which the second is hidden; the first, or the last, has a recording and notes.
    private static func presentation(_ slides: Int, tellsLast: Bool = false) -> [UInt8] {
        let first = """
            <draw:page><draw:frame><draw:plugin xlink:href="Media/a.wav"/></draw:frame><presentation:notes><draw:frame \
            presentation:class="notes"><draw:text-box><text:p>Reiz bija lācis.</text:p></draw:text-box></draw:frame>\
            </presentation:notes></draw:page>
            """
        let others = (1..<slides).map { "<draw:page draw:style-name=\"\($0 == 1 && !tellsLast ? "hidden" : "x")\"/>" }
            .joined()
        let content = """
            <o xmlns:draw="d" xmlns:presentation="p" xmlns:text="t" xmlns:xlink="x" xmlns:style="s"><style:style \
            style:name="hidden"><style:drawing-page-properties presentation:visibility="hidden"/></style:style>\
            <presentation>\(tellsLast ? others + first : first + others)</presentation></o>
            """
        var sound = MadeZip.Entry("Media/a.wav")
        sound.content = MadeSounds.tone(seconds: 1)
        return MadeZip([.init("content.xml", content), sound]).bytes
    }

    private static let pdf = MadePDF(
        [MadePDF.Page(400, 300, [.init("Virsraksts", x: 40, y: 40)]), MadePDF.Page(400, 300)]
    ).bytes

    private func maker() throws -> PackMaker {
        PackMaker(place: try HiddenPlace(in: "\(disk.path)/tales"), shipped: [], convert: Converters.real)
    }

    private func write(slides: Int, zipped: Bool = false) throws -> String {
        guard zipped else {
            try disk.write(Self.pdf, "a/Lācis.pdf")
            try disk.write(Self.presentation(slides), "a/lācis.ODP")
            return "\(disk.path)/a/Lācis.pdf"
        }
        var entries = [MadeZip.Entry("a/Lācis.pdf"), MadeZip.Entry("a/lācis.ODP")]
        (entries[0].content, entries[1].content) = (Self.pdf, Self.presentation(slides))
        try disk.write(MadeZip(entries).bytes, "a.zip")
        return "\(disk.path)/a.zip"
    }

    @Test(arguments: [false, true])
    func `the PDF gives the pictures, the presentation recordings and notes`(zipped: Bool) throws {
        let source = try write(slides: 3, zipped: zipped)
        let pack = try maker().make(TaleRequest(source: source))
        #expect(pack.remarks.isEmpty && pack.title == "Lācis")
        let story = try #require(StoryFile(in: pack.folder))
        #expect(story.slides.map(\.text) == ["Reiz bija lācis.", ""])
        #expect(story.slides.map { $0.narration != nil } == [true, false])
    }

    @Test func `a page that looks like an imprint stays if its slide is told`() throws {
        let licence = "This work is licensed under CC BY 4.0 and may be copied, shared, printed and sold by anybody"
        let lines = (0..<4).map { MadePDF.Words(licence, x: 20, y: 40 + 40 * Double($0), size: 8) }
        let pages = [MadePDF.Page(400, 300), MadePDF.Page(400, 300, lines)]
        try disk.write(MadePDF(pages).bytes, "a/Lācis.pdf")
        #expect(try maker().reading.plan(TaleRequest(source: "\(disk.path)/a/Lācis.pdf")).1.slides.count == 1)
        try disk.write(Self.presentation(2, tellsLast: true), "a/Lācis.odp")
        let (_, plan) = try maker().reading.plan(TaleRequest(source: "\(disk.path)/a/Lācis.pdf"))
        #expect(plan.slides.map(\.text) == ["", "Reiz bija lācis."] && plan.slides[1].sound != nil)
    }

    @Test func `hidden slides may be in the PDF, and with another number of slides it is taken alone`() throws {
        #expect(try maker().reading.plan(TaleRequest(source: write(slides: 2))).1.slides[0].sound != nil)
        let (_, plan) = try maker().reading.plan(TaleRequest(source: write(slides: 5)))
        #expect(plan.slides.map(\.text) == ["Virsraksts", ""] && plan.slides.allSatisfy { $0.sound == nil })
        #expect(
            plan.remarks.map(\.description) == [
                "lācis.ODP: has 4 slides, but the PDF has 2 pages; its recordings and notes are left out"
            ])
        try disk.write("no ZIP", "a/lācis.ODP")
        let (_, alone) = try maker().reading.plan(TaleRequest(source: "\(disk.path)/a/Lācis.pdf"))
        #expect(alone.slides.count == 2 && alone.remarks.count == 1)
    }

    @Test func `a presentation beside its PDF is not named as foreign, and a changed one is a new version`() throws {
        let source = try write(slides: 3)
        try disk.write("x", "a/Cits.pptx")
        let search = try #require(BookSearch(in: "\(disk.path)/a"))
        #expect(search.books.map(\.place) == ["a/Lācis.pdf"])
        #expect(search.remarks.map { $0.description.prefix(11) } == ["a/Cits.pptx"])
        let before = SourceRecord(of: source, place: "")
        try disk.write(Self.presentation(4), "a/lācis.ODP")
        #expect(before != nil && SourceRecord(of: source, place: "") != before)
    }
}
