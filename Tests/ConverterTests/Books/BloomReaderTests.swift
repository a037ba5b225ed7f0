import Conversion
import Testing

@testable import Converter

/// Books of Bloom, as BloomPUB and `.bloomSource` files hold them.
struct BloomReaderTests {
    /// A text box of a language.
    static func box(_ words: String, lang: String = "lv", _ classes: String = "", _ more: String = "") -> String {
        let shown = lang == "lv" ? "bloom-content1 bloom-visibility-code-on" : ""
        return "<div class='bloom-editable \(shown) \(classes)' lang='\(lang)' \(more)>\(words)</div>"
    }

    static func group(_ boxes: String..., order: String? = nil) -> String {
        let order = order.map { " tabindex='\($0)'" } ?? ""
        return "<div class='bloom-translationGroup'\(order)>\(boxes.joined())</div>"
    }

    static func picture(_ name: String) -> String { "<div class='bloom-imageContainer'><img src='\(name)'/></div>" }

    static func page(_ body: String, _ classes: String = "", _ more: String = "") -> String {
        "<div class='bloom-page \(classes)' \(more)><div class='marginBox'>\(body)</div></div>"
    }

    /// A sentence with its own recording.
    static func sentence(_ id: String, _ words: String, _ seconds: String? = nil) -> String {
        let length = seconds.map { " data-duration='\($0)'" } ?? ""
        return "<span id='\(id)' class='audio-sentence'\(length)>\(words)</span>"
    }

    static func document(_ pages: String..., head: String = "", data: String = "") -> String {
        """
        <!DOCTYPE html><html><head><meta charset="UTF-8"></meta><title>No</title>\(head)</head><body data-l1="lv">
        <div id="bloomDataDiv">\(data)</div>\(pages.joined())</body></html>
        """
    }

    private static let meta = #"{"title": "Lāča diena", "allTitles": "{\"lv\":\"Lāča diena\",\"en\":\"A day\"}"}"#

    /// The book, and the paths of its files in order.
    private func read(
        _ document: String, _ changes: [String: String?] = [:], named name: String = "b.bloompub"
    ) throws(ConversionReason) -> (book: Book, paths: [String]) {
        var files: [String: String] = [
            "index.htm": document, "meta.json": Self.meta, "1.jpg": "1", "2.jpg": "2", "c.jpg": "c", "p.png": "p",
            "audio/a.mp3": "a", "audio/b.mp3": "b", "audio/c.mp3": "c",
        ]
        for (path, content) in changes { files[path] = content }
        let paths = files.keys.sorted()
        let entries = paths.map { ConversionAnswer.ArchiveEntry(path: $0, size: files[$0]?.utf8.count) }
        let packed = BookFiles(entries) { number throws(ConversionReason) in Array((files[paths[number]] ?? "").utf8) }
        guard BloomReader.canRead(packed, named: name) else { throw .fixed(.noContainer) }
        return (try BloomReader(packed, named: name).book(), paths)
    }

    /// Each slide: `1.jpg: words [sounds] times`.
    private func slides(_ pages: String..., changes: [String: String?] = [:]) throws -> [String] {
        let (book, paths) = try read(Self.document(pages.joined()), changes)
        return book.pages.map { page in
            let sounds = page.sounds.map { paths[$0.file].split(separator: "/").last.map { String($0) } ?? "" }
            let sound = sounds.isEmpty ? "" : " [\(sounds.joined(separator: " "))]"
            return "\(paths[page.picture]): \(page.text)\(sound)\(page.words.isEmpty ? "" : " \(page.words)")"
        }
    }

    // MARK: - Words

    @Test func `a page is a slide with its picture and the words in the language that is shown`() throws {
        let many = Self.group(
            Self.box("A bear.", lang: "en"), Self.box("<p>Lācis</p><p>iet.</p>"), Self.box("Vorbild", lang: "z"))
        #expect(try slides(Self.page(Self.picture("1.jpg") + many)) == ["1.jpg: Lācis iet."])
        #expect(try slides(Self.page(many + Self.picture("1.jpg"))) == ["1.jpg: Lācis iet."])
    }

    @Test(arguments: [
        // Only the second language is filled in and shown; it is never the others'.
        (
            "<div class='bloom-editable bloom-content1 bloom-visibility-code-on' lang='lv'></div>"
                + "<div class='bloom-editable bloom-visibility-code-on' lang='en'>Bear</div>", "Bear"
        ),
        // Two languages shown at once: one is enough.
        (
            "<div class='bloom-editable bloom-content2 bloom-visibility-code-on' lang='en'>Bear</div>"
                + "<div class='bloom-editable bloom-content1 bloom-visibility-code-on' lang='lv'>Lācis</div>", "Lācis"
        ),
        // Nothing is marked, as in older books.
        ("<div class='bloom-editable' lang='en'>Bear</div><div class='bloom-editable' lang='lv'>Lācis</div>", "Lācis"),
        ("<div class='bloom-editable' lang='en'>Bear</div>", ""),
        ("<div class='bloom-editable' lang='*'>1 + 1</div>", "1 + 1"),
    ]) func `of each group one language is shown`(boxes: String, words: String) throws {
        #expect(try slides(Self.page(Self.picture("1.jpg") + Self.group(boxes))) == ["1.jpg: \(words)"])
    }

    @Test func `a page of words between pages that have their own keeps the picture before it`() throws {
        let (one, two) = (Self.group(Self.box("Viens")), Self.group(Self.box("Divi")))
        let pages = [Self.picture("1.jpg") + one, two, Self.picture("2.jpg") + one]
        #expect(
            try slides(pages.map { Self.page($0) }.joined()) == ["1.jpg: Viens", "1.jpg: Divi", "2.jpg: Viens"])
        // The words of a picture that has a page of its own.
        let parted = [Self.picture("1.jpg") + one, two, Self.picture("2.jpg")]
        #expect(try slides(parted.map { Self.page($0) }.joined()) == ["1.jpg: Viens", "2.jpg: Divi"])
    }

    @Test func `what only the editor shows is no words`() throws {
        let odd = """
            <div class="pageLabel">Teksts un attēls</div><label class="bubble">Nosaukums</label>
            <div class="bloom-imageContainer"><img src="1.jpg"/>\
            <div class="bloom-translationGroup bloom-imageDescription">\(Self.box("Apraksts"))</div></div>
            """
        let words = "rīta<span class='bloom-linebreak'></span>\u{feff}rasa"
        #expect(try slides(Self.page(odd + Self.group(Self.box(words)))) == ["1.jpg: rīta rasa"])
    }

    @Test func `text boxes are read in their order, those without one last`() throws {
        let boxes = [("c", nil), ("b", "2"), ("a", "1")].map { Self.group(Self.box($0.0), order: $0.1) }
        #expect(try slides(Self.page(Self.picture("1.jpg") + boxes.joined())) == ["1.jpg: a b c"])
        let huge = Self.group(Self.box("z"), order: "999999999999999999999") + Self.group(Self.box("a"), order: "-1")
        #expect(try slides(Self.page(Self.picture("1.jpg") + huge)) == ["1.jpg: a z"])
    }

    @Test func `a page of words alone belongs to the next picture, or to one before that has none`() throws {
        let (first, second) = (Self.page(Self.picture("1.jpg")), Self.page(Self.picture("2.jpg")))
        func words(_ words: String) -> String { Self.page(Self.group(Self.box(words))) }
        #expect(try slides(words("A"), first, words("B"), second) == ["1.jpg: A", "2.jpg: B"])
        #expect(try slides(first, words("A"), second, words("B")) == ["1.jpg: A", "2.jpg: B"])
        #expect(try slides(words("A"), first, words("B")) == ["1.jpg: A B"])
    }

    @Test(arguments: [
        Self.page("<div class='x'>?</div>", "bloom-interactive-page"), Self.page("?", "", "data-activity='iframe'"),
        Self.page("?", "simple-comprehension-quiz"), Self.page("?", "questions"), Self.page("?", "bloom-noreader"),
        Self.page("<div class='bloom-widgetContainer'><iframe src='x.htm'>?</iframe></div>"),
    ]) func `quizzes and games are left out`(activity: String) throws {
        #expect(try slides(Self.page(Self.picture("1.jpg") + "A"), activity) == ["1.jpg: A"])
    }

    // MARK: - Voices

    private func told(_ words: String, _ more: String = "", _ changes: [String: String?] = [:]) throws -> String? {
        try slides(Self.page(Self.picture("1.jpg") + Self.group(Self.box(words, more))), changes: changes).first
    }

    private func told(_ words: String, box: String, _ changes: [String: String?] = [:]) throws -> String? {
        let page = Self.page(Self.picture("1.jpg") + Self.group(Self.box(words, "audio-sentence", box)))
        return try slides(page, changes: changes).first
    }

    @Test func `recorded sentences are heard one after the other, and time their words`() throws {
        let words = Self.sentence("a", "Ir lācis.", "2") + " " + Self.sentence("b", "Iet.", "1")
        #expect(try told(words) == "1.jpg: Ir lācis. Iet. [a.mp3 b.mp3] [[0.0, 0.5], [0.5, 2.0], [2.0, 3.0]]")
    }

    @Test func `sounds are heard in the order of their text boxes`() throws {
        let boxes =
            Self.group(Self.box(Self.sentence("b", "B.", "1")), order: "2")
            + Self.group(Self.box(Self.sentence("a", "A.", "2")), order: "1")
        #expect(
            try slides(Self.page(Self.picture("1.jpg") + boxes)) == [
                "1.jpg: A. B. [a.mp3 b.mp3] [[0.0, 2.0], [2.0, 3.0]]"
            ])
    }

    @Test func `a sentence without its sound is silent, and the times of the others are right`() throws {
        let words = ["none", "a", "no", "b"].map { Self.sentence($0, "Viens divi.", "2") }.joined(separator: " ")
        #expect(
            try told(words)
                == """
                1.jpg: Viens divi. Viens divi. Viens divi. Viens divi. [a.mp3 b.mp3] [[0.0, 0.0], [0.0, 0.0], \
                [0.0, 1.0], [1.0, 2.0], [2.0, 2.0], [2.0, 2.0], [2.0, 3.0], [3.0, 4.0]]
                """)
        #expect(try told(Self.sentence("none", "Viens.", "2")) == "1.jpg: Viens.")
    }

    @Test func `words are not timed where a length is not known`() throws {
        #expect(
            try told(Self.sentence("a", "Viens.", "2") + Self.sentence("b", "divi."))
                == "1.jpg: Viens.divi. [a.mp3 b.mp3]")
    }

    @Test func `no word is timed where one of the recordings of a slide is of unknown length`() throws {
        func page(_ sentence: String) -> String { Self.page(Self.group(Self.box(sentence))) }
        let (first, second) = (Self.sentence("a", "Viens divi trīs.", "3"), Self.sentence("b", "Un."))
        #expect(
            try slides(page(first), page(second), Self.page(Self.picture("1.jpg")))
                == ["1.jpg: Viens divi trīs. Un. [a.mp3 b.mp3]"])
    }

    @Test(arguments: ["mp3", "ogg", "wav", "m4a"])
    func `a recording may be of any usual kind`(ending: String) throws {
        let changes = ["audio/x y%20.\(ending)": "x"]
        #expect(
            try told(Self.sentence("x y%20", "A.", "1"), "", changes)?.hasSuffix("[x y%20.\(ending)] [[0.0, 1.0]]")
                == true)
    }

    private static let sentences = ["Viens.", "Divi.", "Trīs."].map {
        "<span class='bloom-highlightSegment'>\($0)</span>"
    }
    .joined(separator: " ")

    @Test(arguments: [
        ("1 2.5 4", "4.5", "[[0.0, 1.0], [1.0, 2.5], [2.5, 4.0]]"),
        // Both are rounded.
        ("1 2.5 4.001", "4", "[[0.0, 1.0], [1.0, 2.5], [2.5, 4.0]]"),
        ("1 2.5 4", nil, "[[0.0, 1.0], [1.0, 2.5], [2.5, 4.0]]"),
        // One that cannot be is timed with the next one, by its letters.
        ("NaN 3 4", "4", "[[0.0, 1.636], [1.636, 3.0], [3.0, 4.0]]"),
        ("1 -5 4", "4", "[[0.0, 1.0], [1.0, 2.5], [2.5, 4.0]]"),
        ("1 0.5 4", "4", "[[0.0, 1.0], [1.0, 2.5], [2.5, 4.0]]"),
        ("1 2", "4", "[[0.0, 1.0], [1.0, 2.0], [2.0, 4.0]]"),
        ("1 2 3 4 5", "5", "[[0.0, 1.0], [1.0, 2.0], [2.0, 3.0]]"),
        ("inf x 1e999", "17", "[[0.0, 6.375], [6.375, 11.688], [11.688, 17.0]]"),
        ("1 2 9", "4", "[[0.0, 1.5], [1.5, 2.75], [2.75, 4.0]]"),
    ]) func `a text box that is recorded as a whole times its sentences`(
        times: String, length: String?, expected: String
    ) throws {
        let length = length.map { " data-duration='\($0)'" } ?? ""
        let box = "id='a' data-audiorecordingmode='TextBox' data-audiorecordingendtimes='\(times)'\(length)"
        #expect(try told(Self.sentences, box: box) == "1.jpg: Viens. Divi. Trīs. [a.mp3] \(expected)")
    }

    @Test func `a text box whose recording is lost may have those of its sentences`() throws {
        let words = "<span id='b' class='audio-sentence' data-duration='1'>A.</span>"
        #expect(try told(words, box: "id='none'") == "1.jpg: A. [b.mp3] [[0.0, 1.0]]")
        #expect(try told(words, box: "id='a' data-duration='2'") == "1.jpg: A. [a.mp3] [[0.0, 2.0]]")
    }

    @Test(arguments: ["../a", "/etc/passwd", "..", "audio/a", "x#", "\\a"])
    func `a recording's name leads nowhere else`(id: String) throws {
        #expect(try told(Self.sentence(id, "A.", "1"), "", ["a.mp3": "a", "etc/passwd.mp3": "x"]) == "1.jpg: A.")
    }

    @Test func `music goes on from page to page until it ends`() throws {
        func page(_ music: String?, _ more: String = "") -> String {
            Self.page(Self.picture("1.jpg"), "", music.map { "data-backgroundaudio='\($0)' \(more)" } ?? "")
        }
        let cover = Self.page("", "bloom-frontMatter", "data-backgroundaudio='a.mp3'")
        let pages = [
            cover, page(nil), page("b.mp3"), page(nil), page(""), page(nil), page("no.mp3"),
            page("a.mp3", "data-backgroundaudiovolume='0'"),
        ]
        let (book, paths) = try read(Self.document(pages.joined()))
        #expect(
            book.pages.map { $0.bed.map { paths[$0] } } == [
                "audio/a.mp3", "audio/b.mp3", "audio/b.mp3", nil, nil, nil, nil,
            ])
    }

    // MARK: - Pictures

    @Test(arguments: [
        "<img src='1.jpg'/>", "<img data-src='1.jpg' src='placeHolder.png'/>",
        "<div class='bloom-imageContainer' style=\"background-image:url('1.jpg')\"></div>",
        "<div class='bloom-canvas'><img src='1.jpg'/></div>",
        "<div class='bloom-imageContainer hasOverlay'><img src='placeHolder.png'/><div class='bloom-textOverPicture'>"
            + "<div class='bloom-imageContainer'><img src='1.jpg'/></div></div></div>",
        """
        <div class='bloom-canvas' data-imgsizebasedon='400,300'><div class='bloom-canvas-element bloom-backgroundImage' \
        style='left: 10px; top: 0px; width: 300px; height: 300px'><div class='bloom-imageContainer'><img src='1.jpg'/>\
        </div></div></div>
        """,
    ]) func `a picture is found in every way`(element: String) throws {
        let book = try read(Self.document(Self.page(element + "A"))).book
        #expect(book.pages == [.init(picture: 0, text: "A")])
    }

    @Test func `each picture that stands alone is a slide with the words after it`() throws {
        let body =
            Self.group(Self.box("A")) + Self.picture("1.jpg") + Self.group(Self.box("B")) + Self.picture("2.jpg")
            + Self.group(Self.box(Self.sentence("c", "C", "1")))
        #expect(try slides(Self.page(body)) == ["1.jpg: A B", "2.jpg: C [c.mp3] [[0.0, 1.0]]"])
    }

    /// An element on a canvas.
    private static func element(_ name: String, _ place: (Int, Int, Int, Int), _ image: String = "") -> String {
        """
        <div class='bloom-canvas-element' style='left: \(place.0)px; top: \(place.1)px; width: \(place.2)px; height: \
        \(place.3)px'><div class='bloom-imageContainer'><img src='\(name)' style='\(image)'/></div></div>
        """
    }

    private func canvas(_ content: String, size: String? = "400,300") throws -> Book.Page? {
        let size = size.map { "data-imgsizebasedon='\($0)'" } ?? ""
        let page = Self.page("<div class='bloom-canvas' \(size)>\(content)\(Self.group(Self.box("Bū!")))</div>")
        return try read(Self.document(page)).book.pages.first
    }

    @Test func `pictures that lie over each other become one`() throws {
        let part = "width: 100px; left: -25px; top: -5px"
        let page = try canvas("<img src='1.jpg'/>" + Self.element("2.jpg", (300, 200, 150, 60), part))
        #expect(
            page
                == Book.Page(
                    picture: 0,
                    collage: Collage(
                        frame: .init(x: 0, y: 0, width: 400, height: 300),
                        layers: [
                            .init(file: 0, frame: .init(x: 0, y: 0, width: 400, height: 300)),
                            .init(
                                file: 1, frame: .init(x: 300, y: 200, width: 150, height: 60),
                                whole: .init(x: -25, y: -5, width: 100, height: Collage.mostSide)),
                        ]), text: "Bū!"))
        // Only what has a picture is seen.
        let alone = try canvas(
            Self.element("1.jpg", (50, 60, 70, 80)) + Self.element("2.jpg", (60, 70, 80, 90)), size: nil)
        #expect(alone?.collage?.frame == .init(x: 50, y: 60, width: 90, height: 100))
    }

    @Test(arguments: [
        Self.element("1.jpg", (0, 0, 10, 10)) + Self.element("p.webp", (0, 0, 30, 30)),
        Self.element("p.webp", (0, 0, 30, 30)) + "<div class='bloom-canvas-element'><img src='1.jpg'/></div>",
        Self.element("1.jpg", (0, 0, 10, 10))
            + Self.element("p.webp", (0, 0, -30, 30)).replacing("p.webp", with: "2.jpg"),
    ]) func `of pictures that cannot be put together the largest is shown`(elements: String) throws {
        let (book, paths) = try read(
            Self.document(Self.page("<div class='bloom-canvas'>\(elements)</div>")), ["p.webp": "p"])
        #expect(book.pages.map(\.collage) == [nil])
        #expect(book.pages.map { paths[$0.picture] } == [elements.contains("p.webp") ? "p.webp" : "1.jpg"])
    }

    // MARK: - Around the tale

    @Test func `the pages around the tale are its cover, its title and its credits`() throws {
        let named = "data-book='bookTitle'"
        let english = Self.box("A day", lang: "en", "bloom-visibility-code-on", named)
        let cover = Self.page(
            """
            <div class='bloom-translationGroup bookTitle'>\(english)\
            \(Self.box(Self.sentence("a", "Lāča diena", "1"), "", named))</div>
            \(Self.picture("c.jpg"))\(Self.group(Self.box("Stāsta Anna", "", "data-book='smallCoverCredits'")))
            <div class='coverBottomLangName'>latviešu</div>
            """, "bloom-frontMatter frontCover")
        let imprint = Self.page(
            """
            <div class='bloom-translationGroup'>\(Self.box("Lāča diena", "", named))</div>
            <div data-derived='copyright'>Copyright © 2020, Anna</div><img class='licenseImage' src='p.png'/>
            <div data-derived='licenseUrl'>http://creativecommons.org/licenses/by/4.0/</div>
            """, "bloom-backMatter")
        let meta =
            Self.meta.dropLast() + #", "copyright": "Copyright © 2020, Anna", "license": "cc-by-nc", "credits": null}"#
        let (book, paths) = try read(
            Self.document(
                cover, Self.page(Self.picture("1.jpg")), imprint,
                data: "<div data-book='copyright' lang='*'> Copyright © 2020, Anna </div>"),
            ["meta.json": String(meta)])
        #expect(book.title == "Lāča diena")
        #expect(book.language == "lv")
        #expect(book.cover.map { paths[$0] } == "c.jpg")
        #expect(book.spokenTitle.map { paths[$0] } == "audio/a.mp3")
        #expect(book.pages.map { paths[$0.picture] } == ["1.jpg"])
        #expect(
            book.credits
                == "Stāsta Anna\nCopyright © 2020, Anna\nhttp://creativecommons.org/licenses/by/4.0/\nCC BY-NC")
    }

    @Test func `a book of words alone is told with its cover`() throws {
        let cover = Self.page(Self.picture("c.jpg"), "", "data-xmatter-page='frontCover'")
        #expect(try slides(cover, Self.page(Self.group(Self.box("Reiz")))) == ["c.jpg: Reiz"])
        #expect(throws: ConversionReason.fixed(.noPictures)) {
            try read(Self.document(Self.page(Self.group(Self.box("Reiz")))))
        }
        #expect(throws: ConversionReason.fixed(.noPictures)) { try read(Self.document(cover)) }
    }

    @Test(arguments: [
        nil, "", "no JSON", "[]", #"{"title": 5, "allTitles": "no"}"#, String(repeating: "[", count: 100_000),
    ])
    func `a book without usable notes has the title that it notes itself`(meta: String?) throws {
        let data =
            "<div data-book='bookTitle' lang='en'>A day</div><div data-book='bookTitle' lang='lv'><p>Lāča diena</p></div>"
        let book = try read(Self.document(Self.page(Self.picture("1.jpg")), data: data), ["meta.json": meta]).book
        #expect(book.title == "Lāča diena")
    }

    // MARK: - The page in HTML

    @Test func `the book is found among the pages in HTML`() throws {
        func document(_ words: String) -> String { Self.document(Self.page(Self.picture("1.jpg") + words)) }
        let others = [
            "index.htm": nil, "A.htm": document("A"), "Kaķis.htm": document("B"), "x/index.htm": document("C"),
        ]
        func text(_ changes: [String: String?], named name: String = "x.zip") throws -> String? {
            try read("", others.merging(changes) { $1 }, named: name).book.pages.first?.text
        }
        #expect(try text([:]) == "A")
        #expect(try text([:], named: "Kaķis.bloompub") == "B")
        #expect(try text(["index.htm": document("D")], named: "Kaķis.bloompub") == "D")
        #expect(try text(["index.htm": "<html>nav</html>"]) == "A")
    }

    @Test func `an archive without a book says so`() throws {
        #expect(throws: ConversionReason.fixed(.noBloomBook)) { try read("<html/>") }
        #expect(throws: ConversionReason.fixed(.noBloomBook)) { try read("", ["index.htm": nil]) }
        #expect(throws: ConversionReason.fixed(.noContainer)) { try read("", ["index.htm": nil], named: "x.zip") }
        #expect(throws: ConversionReason.fixed(.noContainer)) { try read("", ["meta.json": nil], named: "x.zip") }
        let message = ConversionReason.fixed(.noBloomBook).description
        #expect(message == "is not a book of Bloom: it has no page (.htm) with such a book in it")
    }

    @Test func `a book that is not valid XML is read like a browser would`() throws {
        let loose =
            "<html><body data-l1=lv><div class=bloom-page><img src=1.jpg><div class=bloom-editable lang=lv>"
            + "<p>Lācis<br>iet.</div></body>"
        #expect(try read(loose).book.pages.map(\.text) == ["Lācis iet."])
    }

    @Test func `a hostile book is refused or read calmly`() throws {
        let deep = String(repeating: "<div>", count: 300) + String(repeating: "</div>", count: 300)
        #expect(throws: ConversionReason.brokenXML(.deep, "index.htm", line: 2)) {
            try read(Self.document(Self.page(deep)))
        }
        let many = (0..<20_000).map { Self.sentence("a", "s\($0)", "1") }.joined(separator: " ")
        let book = try read(Self.document(Self.page(Self.picture("1.jpg") + Self.group(Self.box(many))))).book
        #expect(book.pages.map(\.sounds) == [[.init(file: 2)]])
        let pages = (0..<4000).map { Self.page(Self.picture("1.jpg") + "\($0)") }.joined()
        #expect(try read(Self.document(pages)).book.pages.count == 4000)
    }
}
