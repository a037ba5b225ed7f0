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

    @Test func aBookIsReadInFull() throws {
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

    @Test func wordsWithoutAPictureJoinTheNextPicture() throws {
        #expect(
            try texts([
                "E/1.xhtml": Self.page("Reiz<br/>bija"), "E/page 2.xhtml": Self.page("<img src='i/2.jpg'/>lācis."),
            ])
                == ["Reiz bija lācis."])
    }

    @Test(arguments: [("Lāča diena<p>Autors</p>", "bodymatter"), ("Apgāds, 2026", "copyright-page")])
    func whatIsNoneOfTheTaleIsLeftOut(text: String, type: String) throws {
        #expect(
            try texts(["E/1.xhtml": Self.page(text, type: type), "E/page 2.xhtml": Self.page("<img src='i/2.jpg'/>A")])
                == ["A"])
    }

    @Test func wordsAfterTheLastPictureAreLeftOutAndTold() throws {
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

    @Test func eachPictureOfAPageIsASlideWithTheWordsAfterIt() throws {
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

    @Test func aTitlePageIsNoSlideAndSaysWhoMadeTheBook() throws {
        let title = Self.page(
            "<img src='i/c.jpg'/><img src='i/logo.png'/><p><b>Lāča diena</b></p><p>Author: A. Ozols</p>")
        let package = Self.good["E/book.opf"]?.replacing(#" media-overlay="s""#, with: "")
        let book = try read(["E/1.xhtml": title, "E/i/logo.png": Self.painting, "E/book.opf": package]).book
        #expect(book.pages.count == 1)
        #expect(book.credits == "Author: A. Ozols")
    }

    @Test func pagesOfLicencesAreCreditsAndTheirLogosNoSlides() throws {
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
    func pageNumbersAreNoWords(body: String) throws {
        #expect(try texts(["E/page 2.xhtml": Self.page("<img src='i/2.jpg'/>\(body)")]).last == "Lācis.")
    }

    @Test(arguments: ["1/2 ābola", "Puse ir 1/2", "3 4"]) func otherNumbersStay(text: String) throws {
        #expect(try texts(["E/page 2.xhtml": Self.page("<img src='i/2.jpg'/>\(text)")]).last == text)
    }

    @Test func anEntityOfOneCharacterIsThatCharacter() throws {
        let page = #"<!DOCTYPE html[<!ENTITY nbsp "&#160;">]><html><body><img src="i/2.jpg"/>Te&nbsp;ir.</body></html>"#
        #expect(try texts(["E/page 2.xhtml": page]).last == "Te ir.")
    }

    @Test func aPageThatIsNoXMLIsReadAsABrowserWould() throws {
        let page = "<html><body><p>Tom & Ann<br>go<img src=i/2.jpg><p>home.</body></html>"
        #expect(try slides(["E/page 2.xhtml": page]).last == "2.jpg: Tom & Ann go home.")
    }

    @Test func aPageThatCannotBeReadCostsNoOtherAndIsNamed() throws {
        let bomb = #"<!DOCTYPE a [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><a>&b;</a>"#
        for page in [bomb, String(repeating: "<a>", count: 100_000), nil] {
            let book = try read(["E/1.xhtml": page]).book
            #expect(book.leftOut == ["E/1.xhtml"])
            #expect(book.pages.count == 1)
        }
    }

    @Test func aBookThatSaysNothingOfItsMakersIsCreditedByItsPackage() throws {
        let package = Self.good["E/book.opf"]?
            .replacing("</metadata>", with: "<dc:creator>A. Ozols</dc:creator><dc:rights>CC BY</dc:rights></metadata>")
        #expect(try read(["E/book.opf": package]).book.credits == "A. Ozols\nCC BY")
    }

    @Test func anOrnamentBesideAPaintingIsNoSlide() throws {
        let changes = [
            "E/page 2.xhtml": Self.page("<img src='i/c.jpg'/><img src='i/2.jpg'/>A"), "E/i/2.jpg": Self.painting,
        ]
        #expect(try slides(changes).last == "2.jpg: A")
    }

    @Test func aLongTextIsCutBetweenWords() throws {
        let text = String(repeating: "vārdi ", count: 600)
        let cut = try texts(["E/page 2.xhtml": Self.page("<img src='i/2.jpg'/>\(text)")]).last
        #expect(cut == String(repeating: "vārdi ", count: 500).dropLast() + "…")
    }

    @Test func aVoiceWithoutClipsIsHeardWhole() throws {
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

    @Test func severalSoundsOfAPageAreHeardOneAfterTheOther() throws {
        let clips = ["clipBegin='10s' clipEnd='11s'", "clipBegin='2s' clipEnd='4s'"]
        #expect(
            try heard([("a", "v.mp3", clips[0]), ("b", "w.mp3", clips[1])])
                == ["v.mp3 10.0–11.0, w.mp3 2.0–4.0", "[[0.0, 1.0], [1.0, 1.667], [1.667, 3.0]]"])
        #expect(
            try heard([("a", "v.mp3", clips[0]), ("b", "v.mp3", clips[1])])
                == ["v.mp3 10.0–11.0, v.mp3 2.0–4.0", "[[0.0, 1.0], [1.0, 1.667], [1.667, 3.0]]"])
    }

    @Test func aLongPauseBetweenTwoClipsIsLeftOut() throws {
        let clips = ["clipBegin='1s' clipEnd='2s'", "clipBegin='3s' clipEnd='4s'", "clipBegin='60s' clipEnd='61s'"]
        #expect(
            try heard([("a", "v.mp3", clips[0]), ("b", "v.mp3", clips[1]), ("b", "v.mp3", clips[2])])[0]
                == "v.mp3 1.0–4.0, v.mp3 60.0–61.0")
    }

    @Test func whatFollowsASoundWithoutAnEndIsHeardButNotTimed() throws {
        #expect(try heard([("a", "v.mp3", ""), ("b", "w.mp3", "clipEnd='4s'")]) == ["v.mp3, w.mp3 0.0–4.0", "[]"])
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
    func whatIsNoPictureBookIsRefused(changes: [String: String?], reason: String) {
        #expect(refusal(changes) == reason)
    }

    @Test func hiddenFontsAreNoProtection() throws {
        let hidden = "<EncryptionMethod Algorithm='http://www.idpf.org/2008/embedding'/>"
        #expect(refusal(["META-INF/encryption.xml": "<e><EncryptedData>\(hidden)</EncryptedData></e>"]) == nil)
    }

    // MARK: - Parts

    @Test(arguments: [
        ("1:02:03.5", 3723.5), ("02:03", 123), ("12.5s", 12.5), ("500ms", 0.5), ("2min", 120), ("1h", 3600), ("7", 7),
        ("-1s", nil), ("1:2:3:4", nil), ("", nil), ("s", nil), ("nan", nil), ("inf", nil), ("1e300h", nil),
    ])
    func clocksAreRead(text: String, seconds: Double?) { #expect(MediaOverlay.seconds(text) == seconds) }

    @Test(arguments: [
        ("a.jpg", "E/a.jpg"), ("../a.jpg#x", "a.jpg"), ("./i//a%20b.jpg", "E/i/a b.jpg"), ("#x", "E/1.xhtml"),
        ("/a.jpg", "a.jpg"), ("../../a.jpg", nil), ("http://x.lv/a.jpg", nil), ("%ff.jpg", nil), ("a%zz", "E/a%zz"),
    ])
    func referencesAreResolved(reference: String, path: String?) {
        #expect(BookFiles.resolve(reference, from: "E/1.xhtml") == path)
    }
}
