import Conversion
import Testing

@testable import Converter

struct BookReaderTests {
    /// A book of two pages with pictures; the first has a voice.
    private static let good: [String: String] = [
        "META-INF/container.xml":
            #"<container><rootfiles><rootfile full-path="E/book.opf"/></rootfiles></container>"#,
        "E/book.opf": """
        <package><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title> Lāča
        diena </dc:title><dc:language>lv</dc:language></metadata><manifest>
        <item id="c" href="i/c.jpg" media-type="image/jpeg" properties="cover-image"/>
        <item id="1" href="1.xhtml" media-type="application/xhtml+xml" media-overlay="s"/>
        <item id="2" href="page%202.xhtml" media-type="application/xhtml+xml"/>
        <item id="s" href="s/1.smil" media-type="application/smil+xml"/>
        </manifest><spine><itemref idref="1"/><itemref idref="2"/></spine></package>
        """,
        "E/1.xhtml": page(
            #"<img src="i/1.jpg"/><p><span id="a">Lācis</span> <span id="b">iet <em>mājās</em>.</span></p>"#),
        "E/page 2.xhtml": page(##"<svg><title>x</title><image xlink:href="./i/../i/2.jpg"/></svg>"##),
        "E/s/1.smil": """
        <smil><body><seq><par><text src="../1.xhtml#a"/><audio src="../v.mp3" clipBegin="10s" clipEnd="10.5s"/></par>
        <par><text src="../1.xhtml#b"/><audio src="../v.mp3" clipBegin="0:00:10.5" clipEnd="11500ms"/></par>
        </seq></body></smil>
        """,
        "E/i/c.jpg": "c", "E/i/1.jpg": "1", "E/i/2.jpg": "2", "E/v.mp3": "v",
    ]

    private static func page(_ body: String, type: String = "bodymatter") -> String {
        """
        <!DOCTYPE html>
        <html xmlns:epub="http://www.idpf.org/2007/ops" xmlns:xlink="http://www.w3.org/1999/xlink">\
        <head><title>No</title></head><body epub:type="\(type)">\(body)</body></html>
        """
    }

    /// The book with some of its files changed, or left out where they are nil.
    private func read(_ changes: [String: String?] = [:]) throws(ConversionReason) -> (book: Book, paths: [String]) {
        let files = Self.good.merging(changes.compactMapValues { $0 }) { $1 }
            .filter { name, _ in changes[name].map { $0 != nil } ?? true }
        let paths = files.keys.sorted()
        let entries = paths.map { ConversionAnswer.ArchiveEntry(path: $0, size: files[$0]?.utf8.count) }
        var reader = try BookReader(
            BookFiles(entries) { number throws(ConversionReason) in
                Array((files[paths[number]] ?? "").utf8)
            }
        )
        return (try reader.book(), paths)
    }

    private func refusal(_ changes: [String: String?]) -> String? {
        do throws(ConversionReason) {
            _ = try read(changes)
            return nil
        } catch {
            return error.description
        }
    }

    /// The text of each page.
    private func texts(_ changes: [String: String?]) throws -> [String] { try read(changes).book.pages.map(\.text) }

    @Test func `a book is read in full`() throws {
        let (book, paths) = try read()
        func number(_ path: String) throws -> Int { try #require(paths.firstIndex(of: path)) }
        #expect(
            book
                == Book(
                    title: "Lāča diena", language: "lv", cover: try number("E/i/c.jpg"),
                    pages: [
                        .init(
                            picture: try number("E/i/1.jpg"),
                            sounds: [.init(file: try number("E/v.mp3"), clip: 10...11.5)],
                            // The sentence's second is spread over its nine letters.
                            text: "Lācis iet mājās.",
                            words: [[0, 0.5], [0.5, 0.833], [0.833, 1.5]]),
                        .init(picture: try number("E/i/2.jpg")),
                    ]))
    }

    @Test func `words without a picture join the next picture`() throws {
        #expect(
            try texts([
                "E/1.xhtml": Self.page("Reiz<br/>bija"), "E/page 2.xhtml": Self.page("<img src='i/2.jpg'/>lācis."),
            ])
                == ["Reiz bija lācis."])
    }

    @Test(arguments: [("Lāča diena<p>Autors</p>", "bodymatter"), ("Apgāds, 2026", "copyright-page")])
    func `what is none of the tale is left out`(text: String, type: String) throws {
        #expect(
            try texts(["E/1.xhtml": Self.page(text, type: type), "E/page 2.xhtml": Self.page("<img src='i/2.jpg'/>A")])
                == ["A"])
    }

    @Test func `words after the last picture are left out and told`() throws {
        #expect(
            try read(["E/page 2.xhtml": Self.page("Beigas.")]).book.lostWords == "Beigas.")
    }

    // MARK: - Books as libraries give them out

    /// The pictures and words of each slide.
    private func slides(_ changes: [String: String?]) throws -> [String] {
        let (book, paths) = try read(changes)
        return book.pages.map { "\(paths[$0.picture].dropFirst("E/i/".count)): \($0.text)" }
    }

    private static let painting = String(repeating: "x", count: 40_000)

    @Test func `each picture of a page is a slide with the words after it`() throws {
        let body = """
            <h1>Lāča diena</h1><p><img src="i/1.jpg"/></p><p>Lācis iet.</p><p><img src="i/2.jpg"/></p><p>Un guļ.</p>
            <p>Ilgi.</p><p><img src="i/c.jpg"/></p><blockquote class="copyright-text"><p><img src="i/logo.png"/></p>
            <p>Created by A. Ozols</p><p>Licensed under a Creative Commons Attribution 4.0 licence.</p></blockquote>
            """
        let changes = [
            "E/1.xhtml": Self.page(body), "E/page 2.xhtml": Self.page("<p/>"), "E/i/logo.png": Self.painting,
        ]
        #expect(try slides(changes) == ["1.jpg: Lācis iet.", "2.jpg: Un guļ. Ilgi.", "c.jpg: "])
        #expect(
            try read(changes).book.credits
                == "Created by A. Ozols\nLicensed under a Creative Commons Attribution 4.0 licence.")
    }

    @Test func `a title page is no slide and says who made the book`() throws {
        let title = Self.page(
            "<img src='i/c.jpg'/><img src='i/logo.png'/><p><b>Lāča diena</b></p><p>Author: A. Ozols</p>")
        let package = Self.good["E/book.opf"]?.replacing(#" media-overlay="s""#, with: "")
        let book = try read(["E/1.xhtml": title, "E/i/logo.png": Self.painting, "E/book.opf": package]).book
        #expect(book.pages.count == 1)
        #expect(book.credits == "Author: A. Ozols")
    }

    @Test func `pages of licences are credits and their logos no slides`() throws {
        let logo = "<img src='i/logo.png'/>", licence = "<p>Released under CC BY 4.0 license.</p>"
        let changes = [
            "E/page 2.xhtml": Self.page(
                "\(logo)\(licence)<img src='i/cc.png'/><p>This book is CC\u{ad}-BY\u{ad}-4.0.</p>"),
            "E/3.xhtml": Self.page("<p>Lāča diena (Latvian)</p>\(logo)Pratham goes digital"),
            "E/book.opf": Self.good["E/book.opf"]?
                .replacing("</manifest>", with: "<item id='3' href='3.xhtml'/></manifest>")
                .replacing("</spine>", with: "<itemref idref='3'/></spine>"),
            "E/i/logo.png": Self.painting, "E/i/cc.png": Self.painting,
        ]
        let book = try read(changes).book
        #expect(book.pages.map(\.text) == ["Lācis iet mājās."])
        #expect(book.credits == "Released under CC BY 4.0 license.\nThis book is CC\u{ad}-BY\u{ad}-4.0.")
        #expect(book.lostWords == "Lāča diena (Latvian) Pratham goes digita…")
    }

    @Test(arguments: ["Lācis. <div class='page_number'>2/16</div>", "Lācis. <p>2/16</p>", "Lācis.&#160; 12 / 16 "])
    func `page numbers are no words`(body: String) throws {
        #expect(try texts(["E/page 2.xhtml": Self.page("<img src='i/2.jpg'/>\(body)")]).last == "Lācis.")
    }

    @Test(arguments: ["1/2 ābola", "Puse ir 1/2", "3 4"]) func `other numbers stay`(text: String) throws {
        #expect(try texts(["E/page 2.xhtml": Self.page("<img src='i/2.jpg'/>\(text)")]).last == text)
    }

    @Test func `an entity of one character is that character`() throws {
        let page = #"<!DOCTYPE html[<!ENTITY nbsp "&#160;">]><html><body><img src="i/2.jpg"/>Te&nbsp;ir.</body></html>"#
        #expect(try texts(["E/page 2.xhtml": page]).last == "Te ir.")
    }

    @Test func `a page that is no XML is read as a browser would`() throws {
        let page = "<html><body><p>Tom & Ann<br>go<img src=i/2.jpg><p>home.</body></html>"
        #expect(try slides(["E/page 2.xhtml": page]).last == "2.jpg: Tom & Ann go home.")
    }

    @Test func `a page that cannot be read costs no other and is named`() throws {
        let bomb = #"<!DOCTYPE a [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><a>&b;</a>"#
        for page in [bomb, String(repeating: "<a>", count: 100_000), nil] {
            let book = try read(["E/1.xhtml": page]).book
            #expect(book.leftOut == ["E/1.xhtml"])
            #expect(book.pages.count == 1)
        }
    }

    @Test func `a book that says nothing of its makers is credited by its package`() throws {
        let package = Self.good["E/book.opf"]?
            .replacing("</metadata>", with: "<dc:creator>A. Ozols</dc:creator><dc:rights>CC BY</dc:rights></metadata>")
        #expect(try read(["E/book.opf": package]).book.credits == "A. Ozols\nCC BY")
    }

    @Test func `an ornament beside a painting is no slide`() throws {
        let changes = [
            "E/page 2.xhtml": Self.page("<img src='i/c.jpg'/><img src='i/2.jpg'/>A"), "E/i/2.jpg": Self.painting,
        ]
        #expect(try slides(changes).last == "2.jpg: A")
    }

    @Test func `a long text is cut between words`() throws {
        let text = String(repeating: "vārdi ", count: 600)
        let cut = try texts(["E/page 2.xhtml": Self.page("<img src='i/2.jpg'/>\(text)")]).last
        #expect(cut == String(repeating: "vārdi ", count: 500).dropLast() + "…")
    }

    @Test func `a voice without clips is heard whole`() throws {
        let smil = #"<smil><par><text src="../1.xhtml"/><audio src="../v.mp3"/></par></smil>"#
        let page = try read(["E/s/1.smil": smil]).book.pages.first
        #expect(page?.sounds.map(\.clip) == [nil])
        #expect(page?.words == [])
    }

    /// What is heard on the first page of the book whose overlay has these pairs: element, file, begin and end.
    private func heard(_ pairs: [(String, String, String)]) throws -> [String] {
        let lines = pairs.map { element, file, clip in
            "<par><text src='../1.xhtml#\(element)'/><audio src='../\(file)' \(clip)/></par>"
        }
        let (book, paths) = try read(["E/s/1.smil": "<smil>\(lines.joined())</smil>", "E/w.mp3": "w"])
        return [
            book.pages[0].sounds.map { sound in
                let clip = sound.clip.map { " \($0.lowerBound)–\($0.upperBound)" } ?? ""
                return "\(paths[sound.file].dropFirst(2))\(clip)"
            }.joined(separator: ", "), "\(book.pages[0].words)",
        ]
    }

    @Test func `several sounds of a page are heard one after the other`() throws {
        let clips = ["clipBegin='10s' clipEnd='11s'", "clipBegin='2s' clipEnd='4s'"]
        #expect(
            try heard([("a", "v.mp3", clips[0]), ("b", "w.mp3", clips[1])])
                == ["v.mp3 10.0–11.0, w.mp3 2.0–4.0", "[[0.0, 1.0], [1.0, 1.667], [1.667, 3.0]]"])
        #expect(
            try heard([("a", "v.mp3", clips[0]), ("b", "v.mp3", clips[1])])
                == ["v.mp3 10.0–11.0, v.mp3 2.0–4.0", "[[0.0, 1.0], [1.0, 1.667], [1.667, 3.0]]"])
    }

    @Test func `a long pause between two clips is left out`() throws {
        let clips = ["clipBegin='1s' clipEnd='2s'", "clipBegin='3s' clipEnd='4s'", "clipBegin='60s' clipEnd='61s'"]
        #expect(
            try heard([("a", "v.mp3", clips[0]), ("b", "v.mp3", clips[1]), ("b", "v.mp3", clips[2])])[0]
                == "v.mp3 1.0–4.0, v.mp3 60.0–61.0")
    }

    @Test func `what follows a sound without an end is heard but not timed`() throws {
        #expect(try heard([("a", "v.mp3", ""), ("b", "w.mp3", "clipEnd='4s'")]) == ["v.mp3, w.mp3 0.0–4.0", "[]"])
    }

    // MARK: - Contents

    /// A book whose spine begins with a page of this body.
    private func spine(_ body: String, type: String = "bodymatter", _ changes: [String: String] = [:]) -> [String:
        String?]
    {
        [
            "E/0.xhtml": Self.page(body, type: type),
            "E/book.opf": (changes["E/book.opf"] ?? Self.good["E/book.opf"])?
                .replacing("<manifest>", with: "<manifest><item id='0' href='0.xhtml'/>")
                .replacing("<spine>", with: "<spine><itemref idref='0'/>"),
        ]
    }

    private static let links = "<a href='1.xhtml'>Pirmā nodaļa</a> <a href='page%202.xhtml#x'>Otrā nodaļa</a>"

    @Test(arguments: [
        "<nav epub:type='toc'><h1>Saturs</h1><ol><li>\(links)</li></ol></nav>", "<nav><h1>Saturs</h1>\(links)</nav>",
        "<section role='doc-toc'><h1>Saturs</h1>\(links)</section>", "<h1>Saturs</h1><p>\(links)</p>",
        "<h2>Содержание</h2><p>1. Колобок ... 5</p>", "<h1> Satura\nrādītājs </h1><p>Lācis 3</p><p>Zaķis 7</p>",
        "<div epub:type='toc'>Saturs</div><div epub:type='landmarks'>Sākums</div>",
    ]) func `a page of contents is no words`(body: String) throws {
        #expect(try texts(spine(body)) == ["Lācis iet mājās.", ""])
        #expect(
            try texts(spine("<img src='i/c.jpg'/>Reiz bija.\(body.contains("nav") ? body : "")")).first == "Reiz bija.")
    }

    @Test func `the page that the package names as the contents is no words`() throws {
        let package = Self.good["E/book.opf"] ?? ""
        let guide = package.replacing(
            "</package>", with: "<guide><reference type='toc' href='0.xhtml'/></guide></package>")
        #expect(try texts(spine("Saturs: lācis, zaķis", ["E/book.opf": guide])) == ["Lācis iet mājās.", ""])
        var nav = spine("Saturs: lācis, zaķis")
        nav["E/book.opf"] = nav["E/book.opf"]??.replacing("<item id='0'", with: "<item id='0' properties='nav'")
        #expect(try texts(nav) == ["Lācis iet mājās.", ""])
    }

    private static let turning = "<nav><a href='1.xhtml'>Atpakaļ</a> <a href='page%202.xhtml'>Tālāk</a></nav>"

    @Test(arguments: [
        "<p>Reiz bija.</p>\(turning)", "\(turning)<h1>Reiz</h1><p>bija.</p>",
        "<p>Reiz <a href='1.xhtml'>bija</a>.</p>\(turning)",
        "<p>Reiz bija.</p><div role='doc-toc'>\(links)</div>",
    ]) func `words beside links to other pages stay`(body: String) throws {
        let book = try read(spine(body)).book
        #expect(book.pages.map(\.text) == ["Reiz bija. Lācis iet mājās.", ""])
        #expect(book.lostWords == "")
    }

    @Test func `words of a page that is left out as contents are told, its heading and links are not`() throws {
        #expect(try read(spine("<h1>Saturs</h1><p>Reiz bija.</p>")).book.lostWords == "Saturs Reiz bija.")
        #expect(try read(spine("<p>Saturs</p><p>Reiz bija.</p>")).book.lostWords == "Saturs Reiz bija.")
        for quiet in [
            "<h1>Saturs</h1><p>\(Self.links)</p>", "<p>Saturs</p><p>\(Self.links)</p>", "<h1>Mājas</h1>\(Self.turning)",
        ] {
            #expect(try read(spine(quiet)).book.lostWords == "")
        }
    }

    // MARK: - Sounds on pages

    /// The sounds of each slide of the second page: `v.mp3`, `v.mp3 10.0–20.0`.
    private func sounds(_ body: String) throws -> [String] {
        let (book, paths) = try read(["E/page 2.xhtml": Self.page(body), "E/w.mp3": "w", "E/s/Ā b.mp3": "x"])
        return book.pages.dropFirst().map { page in
            page.sounds.map { sound in
                let clip = sound.clip.map { " \($0.lowerBound)–\($0.upperBound)" } ?? ""
                return "\(paths[sound.file].dropFirst(2))\(clip)"
            }.joined(separator: ", ")
        }
    }

    private static let picture = "<img src='i/2.jpg'/>"

    @Test(arguments: [
        ("\(picture)A<audio src='v.mp3' controls='controls'>Nav</audio>", ["v.mp3"]),
        ("\(picture)A<audio><source src='none.ogg'/><source src='v.mp3' type='audio/mpeg'/></audio>", ["v.mp3"]),
        ("<audio src='v.mp3'/>\(picture)A", ["v.mp3"]), ("<AUDIO SRC='V.MP3'></AUDIO>\(picture)A", ["v.mp3"]),
        ("\(picture)A<audio src='v.mp3#t=10,20.5'/>", ["v.mp3 10.0–20.5"]),
        ("\(picture)A<audio src='./s/%C4%80%20b.mp3?x=1'/>", ["s/Ā b.mp3"]),
        ("\(picture)A<audio src='v.mp3'/><audio src='w.mp3'/><audio src='v.mp3'/>", ["v.mp3, w.mp3"]),
        ("\(picture)A<div style='display:none'><audio src='v.mp3'/></div>", ["v.mp3"]),
        ("\(picture)A<object data='v.mp3' type='audio/mpeg'>Nav</object>", ["v.mp3"]),
        ("\(picture)A<audio src='v.mp3'/><img src='i/c.jpg'/>B<audio src='w.mp3'/>", ["v.mp3", "w.mp3"]),
        ("<audio src='v.mp3'/>\(picture)A<audio src='w.mp3'/><img src='i/c.jpg'/>B", ["v.mp3", "w.mp3"]),
        ("\(picture)A<audio src='http://x.lv/v.mp3'/><audio src='none.mp3'/>", [""]),
    ]) func `a sound on a page is the page's`(body: String, expected: [String]) throws {
        #expect(try sounds(body) == expected)
        #expect(try texts(["E/page 2.xhtml": Self.page(body), "E/w.mp3": "w"])[1] == "A")
    }

    @Test func `a sound on a page that has a narration is not heard twice`() throws {
        let page = Self.good["E/1.xhtml"]?.replacing("</body>", with: "<audio src='v.mp3'/></body>")
        #expect(try read(["E/1.xhtml": page]).book.pages[0].sounds.map(\.clip) == [10...11.5])
    }

    // MARK: - Pictures in every way

    private static let style =
        "<style>p.x, div.a > #b:hover {color:red} .a #b { background: red url( \"i/2.jpg\" ) }</style>"

    @Test(arguments: [
        "<div style='background-image:url(i/2.jpg)'></div>", "<div style='BACKGROUND: no-repeat url(\"i/2.jpg\")'/>",
        "\(style)<div class='y a'><p><b id='b'/></p></div>", "<div class='leaf'/>", "<div class='leaf deep'/>",
        "<object data='i/2.jpg' type='image/jpeg'>Nav attēla.</object>", "<embed src='i/2.jpg'/>",
        "<object data='i/2.jpg'><img src='i/c.jpg'/></object>", "<svg:svg><svg:image xlink:href='i/2.jpg'/></svg:svg>",
        "<svg><image href='i/2.jpg'/></svg>", "<IMG SRC='i/2.jpg'/>", "<img src='I/2.JPG'/>", "<img src='i%2F2.jpg'/>",
        "<img src='i\\2.jpg'/>", "<img src='/E/i/2.jpg?v=1#x'/>",
        "<img src='data:image/gif;base64,R0' data-src='i/2.jpg'/>",
        "<picture><source srcset='i/c.jpg'/><img src='i/2.jpg'/></picture>", "<img srcset='i/2.jpg 2x, i/c.jpg'/>",
        "<video poster='i/2.jpg'>Nav video.</video>",
    ]) func `a picture is found however a page shows it`(picture: String) throws {
        let link = "<link rel='stylesheet' href='css/a.css'/>"
        let changes = [
            "E/page 2.xhtml": Self.page("\(link)\(picture)<p>Un guļ.</p>"),
            "E/css/a.css":
                "/* } */ @import 'b.css'; @import url(a.css);\n@font-face{src:url(x)} div.leaf{background:url('../i/2.jpg')}",
            "E/css/b.css": "@import url(\"a.css\"); @media screen { .leaf.deep { background: url(../i/2.jpg) } }"
                + "@media print { .leaf { display: none } }",
        ]
        #expect(try slides(changes) == ["1.jpg: Lācis iet mājās.", "2.jpg: Un guļ."])
    }

    @Test func `a base address is where references start`() throws {
        let page = Self.page("<img src='2.jpg'/>Un guļ.").replacing("<head>", with: "<head><base href='i/'/>")
        #expect(try slides(["E/page 2.xhtml": page]).last == "2.jpg: Un guļ.")
    }

    @Test func `a picture in the page itself is the page's`() throws {
        let data = String(repeating: "A", count: 400)
        let body =
            "<img src='data:image/jpeg;base64,\(data)'/>A<i style='background:url(data:image/png;base64,\(data))'/>B"
        let (book, paths) = try read(["E/page 2.xhtml": Self.page("<img src='data:image/gif;base64,R0'/>\(body)")])
        #expect(book.pages.dropFirst().map { paths[$0.picture] } == ["E/page 2.xhtml", "E/page 2.xhtml"])
        #expect(book.pages.dropFirst().map(\.inlaid) == [0, 1])
        #expect(book.pages.dropFirst().map(\.text) == ["A", "B"])
    }

    @Test func `wallpaper behind every page is no slide`() throws {
        let numbers = 3...6
        var changes: [String: String?] = ["E/i/paper.jpg": Self.painting]
        for number in numbers {
            changes["E/\(number).xhtml"] = Self.page("<p style='background:url(i/paper.jpg)'>\(number)</p>")
        }
        changes["E/book.opf"] = Self.good["E/book.opf"]?
            .replacing("<spine>", with: "<spine>\(numbers.map { "<itemref idref='n\($0)'/>" }.joined())")
            .replacing(
                "<manifest>", with: "<manifest>\(numbers.map { "<item id='n\($0)' href='\($0).xhtml'/>" }.joined())")
        #expect(try slides(changes) == ["1.jpg: 3 4 5 6 Lācis iet mājās.", "2.jpg: "])
    }

    @Test func `a background that is taken back is no picture`() throws {
        let body =
            "<style>p {background: url(i/c.jpg)} p.x {background: none}</style><p class='x'>A</p>\(Self.picture)B"
        #expect(try slides(["E/page 2.xhtml": Self.page(body)]).last == "2.jpg: A B")
    }

    @Test func `words of a picture that the book lacks go to no other picture`() throws {
        for missing in ["i/none.jpg", "http://x.lv/1.jpg"] {
            let book = try read(["E/1.xhtml": Self.page("<img src='\(missing)'/>Lācis.")]).book
            #expect(book.pages.map(\.text) == [""])
            #expect(book.lostWords == "Lācis.")
        }
    }

    @Test(arguments: [
        "<p style='display: none'>x</p>", "<p hidden='hidden'>x</p>", "<p style='visibility:hidden !important'>x</p>",
        "<style>.h, h6 {display:none}</style><p class='h'>x</p><h6>x</h6>",
        "<div style='display:none'><p>x<i>y</i></p></div>",
        "<style>.h {display:none} p.h {display:block} #h {display:none}</style><p class='h' id='h'>x</p>",
    ]) func `hidden words are left out`(hidden: String) throws {
        #expect(try texts(["E/page 2.xhtml": Self.page("\(Self.picture)A \(hidden) B")]).last == "A B")
    }

    @Test(arguments: [
        "<i aria-hidden='true'>x</i>", "<i style='color:red'>x</i>",
        "<style>.h {display:none} i.h {display:block}</style><i class='h'>x</i>",
        "<style>@media print { i {display:none} }</style><i>x</i>",
        "<style>@page {x: y} b i {display:none}</style><i>x</i>",
    ]) func `words that are seen stay`(shown: String) throws {
        #expect(try texts(["E/page 2.xhtml": Self.page("\(Self.picture)A \(shown) B")]).last == "A x B")
    }

    @Test func `a page of too many elements costs no other and is named`() throws {
        let book = try read(["E/1.xhtml": Self.page(String(repeating: "<i/>", count: 250_001))]).book
        #expect(book.leftOut == ["E/1.xhtml"])
    }

    @Test func `a style sheet that never ends harms nothing`() throws {
        for sheet in [
            String(repeating: "{", count: 200_000), "\"" + String(repeating: "a{", count: 100_000), "/*", "url(",
        ] {
            let body =
                "<link rel='stylesheet' href='a.css'/>\(Self.picture)<p style='\(sheet.prefix(1000).filter { $0 != "\"" })'>A</p>"
            #expect(try texts(["E/page 2.xhtml": Self.page(body), "E/a.css": sheet]).last == "A")
        }
    }

    // MARK: - Refusals

    @Test(
        arguments: [
            (["META-INF/container.xml": nil], "is not an EPUB: META-INF/container.xml is missing"),
            (["META-INF/container.xml": "<container/>"], "is not an EPUB: META-INF/container.xml names no package"),
            (["E/book.opf": nil], "has no E/book.opf, which it declares"),
            (["E/book.opf": "<package/>"], "is an EPUB without a spine"),
            (["E/book.opf": "<package><spine><itemref idref='x'/></spine></package>"], "is an EPUB without a spine"),
            (["E/book.opf": "<package>\n<p></package>"], "has broken XML in E/book.opf, line 2: mismatched tag"),
            (["E/book.opf": ""], "has broken XML in E/book.opf, line 1: no element found"),
            (
                ["E/book.opf": #"<!DOCTYPE a [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><a>&b;</a>"#],
                "has broken XML in E/book.opf, line 1: it declares its own entities"
            ),
            (
                ["E/book.opf": String(repeating: "<a>", count: 100_000)],
                "has broken XML in E/book.opf, line 1: it is nested more than 200 deep"
            ),
            (["META-INF/rights.xml": "<rights/>"], "is protected against copying (DRM)"),
            (
                [
                    "META-INF/encryption.xml":
                        "<e><EncryptedData><EncryptionMethod Algorithm='aes'/></EncryptedData></e>"
                ],
                "is protected against copying (DRM)"
            ),
            (["E/1.xhtml": page("a"), "E/page 2.xhtml": page("b")], "has no pictures on its pages"),
        ] as [([String: String?], String)])
    func `what is no picture book is refused`(changes: [String: String?], reason: String) {
        #expect(refusal(changes) == reason)
    }

    @Test func `hidden fonts are no protection`() throws {
        let hidden = "<EncryptionMethod Algorithm='http://www.idpf.org/2008/embedding'/>"
        #expect(refusal(["META-INF/encryption.xml": "<e><EncryptedData>\(hidden)</EncryptedData></e>"]) == nil)
    }

    // MARK: - Parts

    @Test(arguments: [
        ("1:02:03.5", 3723.5), ("02:03", 123), ("12.5s", 12.5), ("500ms", 0.5), ("2min", 120), ("1h", 3600), ("7", 7),
        ("-1s", nil), ("1:2:3:4", nil), ("", nil), ("s", nil), ("nan", nil), ("inf", nil), ("1e300h", nil),
    ])
    func `clocks are read`(text: String, seconds: Double?) { #expect(MediaOverlay.seconds(text) == seconds) }

    @Test(arguments: [
        ("a.jpg", "E/a.jpg"), ("../a.jpg#x", "a.jpg"), ("./i//a%20b.jpg", "E/i/a b.jpg"), ("#x", "E/1.xhtml"),
        ("/a.jpg", "a.jpg"), ("../../a.jpg", nil), ("http://x.lv/a.jpg", nil), ("1: a%3Ab.jpg", "E/1: a:b.jpg"),
        ("%ff.jpg", nil), ("a%zz", "E/a%zz"),
    ])
    func `references are resolved`(reference: String, path: String?) {
        #expect(BookFiles.resolve(reference, from: "E/1.xhtml") == path)
    }
}
