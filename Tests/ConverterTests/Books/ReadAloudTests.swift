import Conversion
import Testing

@testable import Converter

/// EPUBs that are read aloud (media overlays), as other programs make them.
struct ReadAloudTests {
    /// A pair of an overlay: what is read (`1.xhtml#a`), and its file and clip.
    private static func pair(_ text: String, _ audio: String) -> String {
        "<par><text src='\(text)'/><audio src=\(audio)/></par>"
    }

    /// Each slide: `1.jpg: words [sounds] times`.
    ///
    /// - Parameters:
    ///   - pages: the bodies of `1.xhtml`, `2.xhtml` …
    ///   - overlay: the only one, of all of them.
    private func slides(_ pages: [String], _ overlay: String) throws -> [String] {
        let numbers = pages.indices.map { $0 + 1 }
        let items = numbers.map { "<item id='p\($0)' href='\($0).xhtml' media-overlay='s'/>" }.joined()
        let spine = numbers.map { "<itemref idref='p\($0)'/>" }.joined()
        var files = [
            "META-INF/container.xml": "<container><rootfile full-path='b.opf'/></container>",
            "b.opf": """
            <package><metadata><title>Pasaka</title><meta property="media:active-class">-epub-active</meta></metadata>
            <manifest>\(items)<item id='s' href='s.smil'/></manifest><spine>\(spine)</spine></package>
            """,
            "s.smil": "<smil xmlns:epub='x'><body><seq epub:textref='1.xhtml'>\(overlay)</seq></body></smil>",
            "1.jpg": "1", "2.jpg": "2", "a.mp3": "a", "b.m4b": "b",
        ]
        for (number, page) in zip(numbers, pages) { files["\(number).xhtml"] = "<html><body>\(page)</body></html>" }
        let paths = files.keys.sorted()
        let entries = paths.map { ConversionAnswer.ArchiveEntry(path: $0, size: files[$0]?.utf8.count) }
        var reader = try BookReader(
            BookFiles(entries) { number throws(ConversionReason) in Array((files[paths[number]] ?? "").utf8) })
        return try reader.book().pages.map { page in
            let sounds = page.sounds.map { sound in
                let clip = sound.clip.map { " \($0.lowerBound)–\($0.upperBound)" } ?? ""
                return "\(paths[sound.file])\(clip)"
            }
            return [
                "\(paths[page.picture]): \(page.text)", sounds.isEmpty ? "" : "\(sounds)",
                page.words.isEmpty ? "" : "\(page.words)",
            ].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    @Test func `a word is timed with the marks around it`() throws {
        let words = "<img src='1.jpg'/>«<span id='a'>Ak</span>, <b id='b'>tu</b>!» <i id='c'>saka</i>."
        let overlay = zip(
            ["a", "b", "c"], ["0s' clipEnd='1s", "npt=1s' clipEnd='npt=2s", "2000ms' clipEnd='00:00:03"]
        )
        .map { Self.pair("1.xhtml#\($0)", "'a.mp3' clipBegin='\($1)'") }.joined()
        #expect(
            try slides([words], overlay)
                == [#"1.jpg: «Ak, tu!» saka. ["a.mp3 0.0–3.0"] [[0.0, 1.0], [1.0, 2.0], [2.0, 3.0]]"#])
    }

    @Test func `several sounds of a page, in sequences within each other, are all heard`() throws {
        let page = "<style>.-epub-active {color: red}</style><img src='1.jpg'/><p id='a'>A</p><p id='ā b'>B</p>"
        let first = Self.pair("1.xhtml#a", "'a.mp3' clipEnd='2s'")
        let second = Self.pair("1.xhtml#%C4%81%20b", "'b.m4b' clipBegin='3s' clipEnd='4s'")
        #expect(
            try slides([page], "<seq epub:textref='1.xhtml#a'>\(first)</seq><seq><seq>\(second)</seq></seq>")
                == [#"1.jpg: A B ["a.mp3 0.0–2.0", "b.m4b 3.0–4.0"] [[0.0, 2.0], [2.0, 3.0]]"#])
    }

    @Test func `what reads a whole page is heard once`() throws {
        let pages = ["<img src='1.jpg'/>A<img src='2.jpg'/>B"]
        #expect(
            try slides(pages, Self.pair("1.xhtml", "'a.mp3' clipEnd='2s'"))
                == [#"1.jpg: A ["a.mp3 0.0–2.0"] [[0.0, 2.0]]"#, "2.jpg: B"])
        #expect(
            try slides(["<div id='a'>\(pages[0])</div>"], Self.pair("1.xhtml#a", "'a.mp3'"))
                == [#"1.jpg: A ["a.mp3"]"#, "2.jpg: B"])
    }

    @Test(arguments: ["<img id='b' src='2.jpg'/>", "<div id='b'><div><img src='2.jpg'/></div></div>"])
    func `what reads a picture is heard with it`(picture: String) throws {
        let overlay = Self.pair("1.xhtml#a", "'a.mp3' clipEnd='1s'") + Self.pair("1.xhtml#b", "'b.m4b' clipEnd='2s'")
        #expect(
            try slides(["<img id='a' src='1.jpg'/>\(picture)"], overlay)
                == [#"1.jpg:  ["a.mp3 0.0–1.0"]"#, #"2.jpg:  ["b.m4b 0.0–2.0"]"#])
    }

    @Test func `one sound may be for all pages, and one page have many pictures`() throws {
        let chapter = (0..<4).map { number in
            (number % 2 == 0 ? "<p><img src='\(number / 2 + 1).jpg'/></p>" : "")
                + "<p><span id='c1-sentence\(number)'>Teikums \(number).</span></p>"
        }
        let overlay = (0..<5).map { number in
            let page = number < 4 ? "1.xhtml#c1-sentence\(number)" : "2.xhtml"
            return Self.pair(page, "'b.m4b' clipBegin='\(number * 2)s' clipEnd='\(number * 2 + 2)s'")
        }
        // The last page has no picture: it is told, so it belongs to the last one.
        #expect(
            try slides([chapter.joined(), "<p>Beigas.</p>"], overlay.joined()).map { $0.prefix { $0 != "]" } } == [
                #"1.jpg: Teikums 0. Teikums 1. ["b.m4b 0.0–4.0""#,
                #"2.jpg: Teikums 2. Teikums 3. Beigas. ["b.m4b 4.0–10.0""#,
            ])
    }
}
