import Conversion
import TestSupport
import Testing

@testable import Converter

/// What a presentation tells beside its pictures, which is untrusted.
struct PresentationReaderTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    /// Each slide as `notes|files of its sounds`, those that are hidden in brackets.
    private func slides(_ entries: [MadeZip.Entry]) throws -> [String]? {
        try bench.write("a.pptx", MadeZip(entries).bytes)
        guard case .presentation(let presentation) = try bench.convert(.presentation, "a.pptx") else { return nil }
        return presentation.slides.map { slide in
            let sounds = slide.sounds.map { String(decoding: entries[$0].name, as: UTF8.self) }
            let line = slide.notes + "|" + sounds.joined(separator: " ")
            return slide.isHidden ? "[\(line)]" : line
        }
    }

    private func refusal(_ entries: [MadeZip.Entry]) throws -> String? {
        try bench.write("a.pptx", MadeZip(entries).bytes)
        return try bench.refusal(.presentation, "a.pptx")
    }

    // MARK: - PPTX

    private static let spaces = """
        xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" \
        xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" \
        xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" \
        xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"
        """

    private static func relations(_ all: [(id: String, kind: String, target: String)]) -> String {
        let relations = all.map { id, kind, target in
            let mode = target.hasPrefix("file:") ? #" TargetMode="External""# : ""
            return #"<Relationship Id="\#(id)" Type="http://x/relationships/\#(kind)" Target="\#(target)"\#(mode)/>"#
        }
        return #"<Relationships xmlns="http://x">\#(relations.joined())</Relationships>"#
    }

    /// A presentation of slides in this order of their numbers.
    private static func presentation(_ numbers: [Int]) -> [MadeZip.Entry] {
        let ids = numbers.map { #"<p:sldId id="\#(255 + $0)" r:id="rId\#($0)"/>"# }.joined()
        let sections = #"<p:extLst><p14:sectionLst><p14:sldId id="256"/></p14:sectionLst></p:extLst>"#
        return [
            .init(
                "ppt/presentation.xml",
                "<p:presentation \(spaces)><p:sldIdLst>\(ids)</p:sldIdLst>\(sections)</p:presentation>"),
            .init(
                "ppt/_rels/presentation.xml.rels",
                relations(Set(numbers).sorted().map { ("rId\($0)", "slide", "slides/slide\($0).xml") })),
        ]
    }

    /// A sound on a slide, which names the embedded file and, the older way, a link.
    private static func sound(_ shape: Int, embed: String?, link: String?, film: Bool = false) -> String {
        let kind = film ? "videoFile" : "audioFile"
        let old = link.map { #"<a:\#(kind) r:link="\#($0)"/>"# } ?? ""
        let new = embed.map { #"<p:extLst><p:ext uri="x"><p14:media r:embed="\#($0)"/></p:ext></p:extLst>"# } ?? ""
        return
            #"<p:pic><p:nvPicPr><p:cNvPr id="\#(shape)" name="x"/><p:nvPr>\#(old)\#(new)</p:nvPr></p:nvPicPr></p:pic>"#
    }

    private static func slide(
        _ number: Int, _ content: String = "", timing: String = "", attributes: String = "",
        _ related: [(id: String, kind: String, target: String)] = []
    ) -> [MadeZip.Entry] {
        [
            .init(
                "ppt/slides/slide\(number).xml",
                "<p:sld \(spaces) \(attributes)><p:cSld><p:spTree>\(content)</p:spTree></p:cSld><p:timing>\(timing)</p:timing></p:sld>"
            ),
            .init("ppt/slides/_rels/slide\(number).xml.rels", relations(related)),
        ]
    }

    private static func notes(_ number: Int, _ words: String) -> MadeZip.Entry {
        func place(_ kind: String, _ words: String) -> String {
            let text = words.split(separator: "\n").map { "<a:p><a:r><a:t>\($0)</a:t></a:r></a:p>" }.joined()
            return
                #"<p:sp><p:nvSpPr><p:nvPr><p:ph type="\#(kind)"/></p:nvPr></p:nvSpPr><p:txBody>\#(text)</p:txBody></p:sp>"#
        }
        return .init(
            "ppt/notesSlides/notesSlide\(number).xml",
            "<p:notes \(spaces)>\(place("sldNum", "7"))\(place("body", words))\(place("dt", "1.1."))</p:notes>")
    }

    @Test func `slides come in their order with their recordings and notes`() throws {
        let entries =
            Self.presentation([2, 1, 3])
            + Self.slide(
                1, Self.sound(4, embed: "m", link: "a") + Self.sound(5, embed: nil, link: "b"),
                [
                    ("m", "media", "../media/one.m4a"), ("a", "audio", "../media/one.m4a"),
                    ("b", "audio", "/ppt/media/Two.WAV"), ("n", "notesSlide", "../notesSlides/notesSlide1.xml"),
                ])
            + Self.slide(2) + Self.slide(3, attributes: #"show="0""#)
            + [
                Self.notes(1, "Reiz bija\nlācis."), .init("ppt/media/one.m4a", "x"), .init("ppt/media/two.wav", "y"),
            ]
        let told = ["|", "Reiz bija lācis.|ppt/media/one.m4a ppt/media/two.wav", "[|]"]
        #expect(try slides(entries) == told)
        let type = "application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml"
        let types = #"<Types><Override PartName="/ppt/other.xml" ContentType="\#(type)"/></Types>"#
        let renamed = entries.map { entry in
            var entry = entry
            let name = String(decoding: entry.name, as: UTF8.self).replacing("presentation.xml", with: "other.xml")
            entry.name = Array(name.utf8)
            return entry
        }
        #expect(try slides(renamed + [.init("[Content_Types].xml", types)]) == told)
    }

    @Test func `linked, lost and outer sounds are no recordings`() throws {
        let related = [
            ("a", "audio", "file:///C:/a.mp3"), ("b", "audio", "../media/lost.mp3"),
            ("c", "audio", "../../../../etc/passwd"), ("d", "audio", "NULL"),
        ]
        let sounds = related.map { Self.sound(1, embed: nil, link: $0.0) } + [Self.sound(9, embed: "none", link: nil)]
        #expect(try slides(Self.presentation([1]) + Self.slide(1, sounds.joined(), related)) == ["|"])
    }

    @Test func `a recorded narration is taken before music, and a film of the teller only alone`() throws {
        func timing(_ shape: Int, _ sound: String, _ node: String) -> String {
            #"<p:audio \#(sound)><p:cMediaNode \#(node)><p:tgtEl><p:spTgt spid="\#(shape)"/></p:tgtEl></p:cMediaNode></p:audio>"#
        }
        let two = Self.sound(4, embed: "m", link: nil).replacing("<p:extLst>", with: "<a:audioFile/><p:extLst>")
        let content = two + Self.sound(5, embed: nil, link: "n")
        let related = [
            ("m", "media", "../media/m.mp3"), ("n", "audio", "../media/n.mp3"), ("f", "video", "../media/f.mp4"),
        ]
        let media = ["m.mp3", "n.mp3", "f.mp4"].map { MadeZip.Entry("ppt/media/\($0)", "x") }
        let told = timing(5, #"isNarration="1""#, "") + timing(4, "", "")
        let music = timing(4, "", #"numSld="999""#)
        let unseen = told.replacing(#"<p:spTgt spid="5"/>"#, with: #"<p:sndTgt r:embed="n"/>"#)
        let film = Self.sound(6, embed: nil, link: "f", film: true)
        for (content, timing, sound) in [
            (content, told, "n.mp3"), (content, music, "n.mp3"), (film, "", "f.mp4"), (film + two, "", "m.mp3"),
            (Self.sound(4, embed: nil, link: "n", film: true), "", "n.mp3"), (two, unseen, "n.mp3"),
        ] {
            let slide = Self.slide(1, content, timing: timing, related)
            #expect(try slides(Self.presentation([1]) + slide + media) == ["|ppt/media/\(sound)"])
        }
    }

    // MARK: - ODP

    private static func open(_ pages: String, styles: String = "") -> MadeZip.Entry {
        .init(
            "content.xml",
            """
            <office:document-content xmlns:office="o" xmlns:draw="d" xmlns:presentation="p" xmlns:style="s" \
            xmlns:text="t" xmlns:xlink="x" xmlns:anim="a"><office:automatic-styles>\(styles)\
            </office:automatic-styles><office:body><office:presentation>\(pages)</office:presentation></office:body>\
            </office:document-content>
            """)
    }

    @Test func `an ODP tells as much`() throws {
        let style = """
            <style:style style:name="dp2" style:family="drawing-page"><style:drawing-page-properties \
            presentation:visibility="hidden"/></style:style>
            """
        let page = """
            <draw:page draw:style-name="dp1"><anim:par><anim:audio xlink:href="Media/b.ogg"/></anim:par>\
            <draw:frame><draw:plugin xlink:href="./Media/a%20a.mp3"/></draw:frame>\
            <draw:frame><draw:plugin xlink:href="../linked.mp3"/></draw:frame><presentation:notes>\
            <draw:frame presentation:class="page-number"><draw:text-box><text:p>7</text:p></draw:text-box></draw:frame>\
            <draw:frame presentation:class="notes"><draw:text-box><text:p>Reiz<text:s text:c="2"/>bija</text:p>\
            <text:p><text:span>lācis.</text:span></text:p></draw:text-box></draw:frame></presentation:notes></draw:page>
            """
        let entries = [
            Self.open(page + #"<draw:page draw:style-name="dp2"/>"#, styles: style), .init("Media/a a.mp3", "x"),
            .init("Media/b.ogg", "x"),
        ]
        #expect(try slides(entries) == ["Reiz bija lācis.|Media/b.ogg Media/a a.mp3", "[|]"])
    }

    // MARK: - What is none

    @Test func `what is no presentation, and one that would swell, is refused`() throws {
        #expect(try refusal([.init("a.txt", "x")]) == "is not a presentation (PPTX, ODP)")
        #expect(try refusal([.init("word/document.xml", "<x/>")]) == "is not a presentation (PPTX, ODP)")
        let bomb = """
            <!DOCTYPE p [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><p:presentation \(Self.spaces)>&b;</p:presentation>
            """
        #expect(try refusal([.init("ppt/presentation.xml", bomb)])?.contains("its own entities") == true)
        let entries = Self.presentation(Array(repeating: 1, count: 2001)) + Self.slide(1)
        #expect(try refusal(entries) == "has 2001 pages; at most 2000 are allowed")
        let lost = Self.presentation([1, 2]) + [.init("ppt/slides/slide1.xml", "<p:sld")]
        #expect(try refusal(lost)?.contains("ppt/slides/slide1.xml") == true)
    }
}
