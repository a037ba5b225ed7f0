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
    private func read(_ changes: [String: String?] = [:]) throws(ConversionRefusal) -> (book: Book, paths: [String]) {
        let files = Self.good.merging(changes.compactMapValues { $0 }) { $1 }
            .filter { name, _ in changes[name].map { $0 != nil } ?? true }
        let paths = files.keys.sorted()
        let entries = paths.map { ConversionAnswer.ArchiveEntry(path: $0, size: files[$0]?.utf8.count) }
        let book = try BookReader(
            BookFiles(entries) { number throws(ConversionRefusal) in
                Array((files[paths[number]] ?? "").utf8)
            }
        ).book()
        return (book, paths)
    }

    private func refusal(_ changes: [String: String?]) -> String? {
        do throws(ConversionRefusal) {
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
                            sound: .init(file: try number("E/v.mp3"), clip: 10...11.5),
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
            try read(["E/page 2.xhtml": Self.page("Beigas.")]).book.remarks
                == ["the words after the last picture are left out: Beigas."])
    }

    @Test func theLargestPictureIsThePainting() throws {
        let (book, paths) = try read([
            "E/page 2.xhtml": Self.page("<img src='i/c.jpg'/><img src='i/2.jpg'/>"), "E/i/2.jpg": "a large one",
        ])
        #expect(book.pages.last.map { paths[$0.picture] } == "E/i/2.jpg")
    }

    @Test func aLongTextIsCutBetweenWords() throws {
        let text = String(repeating: "vārdi ", count: 100)
        let cut = try texts(["E/page 2.xhtml": Self.page("<img src='i/2.jpg'/>\(text)")]).last
        #expect(cut == String(repeating: "vārdi ", count: 50).dropLast() + "…")
    }

    @Test func aVoiceWithoutClipsIsHeardWhole() throws {
        let smil = #"<smil><par><text src="../1.xhtml"/><audio src="../v.mp3"/></par></smil>"#
        let page = try read(["E/s/1.smil": smil]).book.pages.first
        #expect(page?.sound?.clip == nil && page?.sound != nil)
        #expect(page?.words == [])
    }

    // MARK: - Refusals

    @Test(
        arguments: [
            (["META-INF/container.xml": nil], "is not an EPUB: META-INF/container.xml is missing"),
            (["META-INF/container.xml": "<container/>"], "is not an EPUB: META-INF/container.xml names no package"),
            (["E/book.opf": nil], "has no E/book.opf, which it says it has"),
            (["E/book.opf": "<package/>"], "is an EPUB without a spine"),
            (["E/book.opf": "<package><spine><itemref idref='x'/></spine></package>"], "is an EPUB without a spine"),
            (["E/1.xhtml": "<html>\n<p></html>"], "has broken XML in E/1.xhtml, line 2: mismatched tag"),
            (["E/1.xhtml": ""], "has broken XML in E/1.xhtml, line 1: no element found"),
            (
                ["E/1.xhtml": #"<!DOCTYPE a [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><a>&b;</a>"#],
                "has broken XML in E/1.xhtml, line 1: it declares entities of its own"
            ),
            (
                ["E/1.xhtml": String(repeating: "<a>", count: 100_000)],
                "has broken XML in E/1.xhtml, line 1: it is nested more than 200 deep"
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
