import Testing

@testable import Converter

/// What is left of a field.
struct NoteTextTests {
    @Test(arguments: [
        ("perro", "perro"),
        ("<b>el</b> perro&nbsp;[sound:perro.mp3]", "el perro"),
        ("ga<i>t</i>o", "gato"),
        ("dog<br>hound", "dog hound"), ("<div>a</div><div>b</div>", "a b"), ("a<BR/>b", "a b"),
        ("<h1>a</h1>b", "a b"), ("a<img src=\"x>y.jpg\">b", "a b"), ("<span title='it is >'>a</span>", "a"),
        ("<style>.card { color: red }</style>a", "a"), ("<script>if (a < b) {}</script>b", "b"),
        ("<!-- a <b> -->b", "b"), ("<!-- never closed", ""), ("<style>never closed", ""),
        ("a < b", "a < b"), ("a <3 b > c", "a <3 b > c"), ("a <b", "a <b"), ("1 &lt; 2 &amp;&amp; 3", "1 < 2 && 3"),
        ("&aacute;&ntilde;&iquest;", "áñ¿"), ("&#241;&#xF1;&#Xf1;", "ñññ"), ("&#0;a&#x110000;", "a&#x110000;"),
        ("a & b; &unknown; &", "a & b; &unknown; &"), ("&apos;&quot;", "'\""), ("&lt;b&gt;", "<b>"),
        ("{{c1::fui}}", "fui"), ("Yo {{c1::fui::ir, pret.}} al {{c2::cine}}.", "Yo fui al cine."),
        ("{{c1::a {{c2::b::x}} c::y}} d", "a b c d"), ("{{c1,2::a}}", "a"), ("{{c12::a:b}}", "a:b"),
        ("{{c1::<b>a</b>::<i>h</i>}}", "a"), ("{{a}} }} {", "{{a}} }} {"), ("{{c1::a", "a"), ("{{c::a}}", "{{c::a}}"),
        ("[sound:a b.mp3]", ""), ("a[sound:x.mp3]b", "a b"), ("[a] [sound:never closed", "[a] [sound:never closed"),
        ("[anki:play:q:0]hola", "hola"),
        ("perro [anki:tts lang=es_ES voices=A]perro[/anki:tts]", "perro"),
        ("[anki:tts lang=es_ES]hola[/anki:tts]", "hola"),
        ("[latex]x^2[/latex]a", "a"), ("[LaTeX]x[/LATEX] b", "b"), ("[$]x[/$][$$]y[/$$]c", "c"),
        (#"\(x\) d \[y\]"#, "d"),
        ("[latex]never closed", "[latex]never closed"), ("perro.mp3", ""), ("el perro.JPG", ""),
        ("perro.mp3 el perro", "el perro"), ("Ver el archivo foto.png", "Ver el archivo foto.png"),
        ("Grabación de voz 12.mp3", ""),
        ("https://a.org/b.png el 2.5", "el 2.5"), ("Sr. García", "Sr. García"), (".mp3", ".mp3"),
        ("  a \t\r\n b\u{a0}\u{200b}c\u{2009}d\u{0}e  ", "a b c d e"), ("pa\u{ad}la\u{feff}bra", "palabra"),
        ("", ""), ("<br>&nbsp; ", ""),
    ])
    func `of a field the words are left`(field: String, text: String) {
        #expect(NoteText.clean(Array(field.utf8)[...]) == text)
    }

    @Test func `in a text without HTML, signs stand for themselves`() {
        let field = "<b>a</b> &amp; {{c1::b}}[sound:x.mp3]"
        #expect(NoteText.clean(Array(field.utf8)[...], isHTML: false) == "<b>a</b> &amp; b")
    }

    /// Each would take minutes if every sign were followed by a search to the end, and the deck be refused for its time.
    @Test(arguments: [
        "<a", "[sound:", "{{c1::a", "&", "<a =\"", "<a ='>", "<!-", "{{c1", "[latex]", "\\(", "[anki:tts",
    ])
    func `a field of a million signs is cleaned at once`(sign: String) {
        let field = Array(String(repeating: sign, count: 1_000_000 / sign.utf8.count).utf8)
        #expect(NoteText.clean(field[...]).utf8.count <= field.count)
    }

    @Test func `broken UTF-8 is mended`() {
        #expect(NoteText.clean([0x61, 0xff, 0x62]) == "a\u{fffd}b")
    }
}

/// The fields that are asked and answered.
struct CardSidesTests {
    private let fields = ["Rank", "Audio", "Spanish", "English", "Example"]

    @Test(arguments: [
        ("{{Spanish}}", "{{FrontSide}}<hr>{{English}}", [2], [3]),
        ("{{ Audio }} {{text:Spanish}}", "{{English}} {{Example}} {{Spanish}}", [1, 2], [3, 4]),
        ("{{#Rank}}{{Spanish}}{{/Rank}}{{^Rank}}{{Example}}{{/Rank}}", "{{English}}", [2, 4], [3]),
        ("{{English}}{{type:Spanish}}", "{{English}}{{type:Spanish}}", [3], [2]),
        ("{{Spanish}}{{hint:English}}", "{{English}}", [2], [3]),
        ("<!-- {{Rank}} -->{{Spanish}}<!-- {{Audio}}", "{{English}}", [2], [3]),
        ("{{tts es_ES voices=A:Spanish}}", "{{Spanish}} {{English}}", [2], [3]),
        ("{{cloze:Spanish}}", "{{cloze:Spanish}}<br>{{English}}", [2], [3]),
        ("[anki:tts lang=es_ES]{{Spanish}}[/anki:tts]{{English}}", "{{Spanish}}", [3], [0, 1, 4]),
        ("[anki:tts lang=es_ES]{{Spanish}}[/anki:tts]", "{{Spanish}} {{English}}", [2], [3]),
        ("{{Spanish}}", "{{FrontSide}}", [2], [0, 1, 3, 4]),
        ("{{Unknown}}{{Spanish", "", [], [0, 1, 2, 3, 4]),
    ])
    func `the templates say it`(question: String, answer: String, front: [Int], back: [Int]) {
        let sides = CardSides(fields: fields, question: question, answer: answer)
        #expect(sides.front == front)
        #expect(sides.back == back)
    }

    private func text(_ type: NoteType, _ fields: [String]) -> [String]? {
        let fields = fields.map { Array($0.utf8)[...] }
        return type.text(of: fields).map { [$0.front, $0.back] }
    }

    @Test func `a field without text is passed over`() {
        let type = NoteType(
            fields: fields, templates: [("{{Audio}}{{Spanish}}", "{{Rank}}{{English}}")])
        #expect(text(type, ["", "[sound:a.mp3]", "perro", "dog", ""]) == ["perro", "dog"])
        #expect(text(type, ["", "[sound:a.mp3]", "<img src=a.jpg>", "dog", ""]) == nil)
        #expect(text(type, ["", "", "perro", "", ""]) == ["perro", ""])
    }

    @Test func `a number gives way to words, where there are some`() {
        let type = NoteType(
            fields: fields, templates: [("{{Rank}} {{Spanish}}", "{{Audio}} {{English}}")])
        #expect(text(type, ["1", "B2", "perro", "dog", ""]) == ["perro", "dog"])
        #expect(text(type, ["1", "B2", "", "dog", ""]) == ["1", "dog"])
        #expect(text(type, ["1", "B2", "uno", "1", ""]) == ["uno", "B2"])
    }

    @Test func `a picture with covered parts has no words`() {
        let type = NoteType(fields: ["ID (hidden)", "Header", "Image", "Question Mask"], templates: [])
        #expect(text(type, ["a-ao-1", "La casa", "<img src=a.png>", "<img src=b.svg>"]) == nil)
        #expect(NoteText.isOcclusion(Array("{{c1::image-occlusion:rect:left=.2}}".utf8)[...]))
        #expect(!NoteText.isOcclusion(Array("{{c1::image}}:".utf8)[...]))
    }

    @Test func `a card that is only heard gives way to another, or to its answer`() {
        let heard = ("{{Audio}}", "{{Spanish}} {{English}}")
        let fields = ["1", "[sound:a.mp3]", "perro", "dog", ""]
        #expect(text(NoteType(fields: self.fields, templates: [heard]), fields) == ["perro", "dog"])
        let other = ("{{English}}", "{{Spanish}}")
        #expect(text(NoteType(fields: self.fields, templates: [heard, other]), fields) == ["dog", "perro"])
    }

    @Test func `without templates the first two fields count`() {
        #expect(text(NoteType(fields: fields, templates: []), ["a", "b", "c"]) == ["a", "b"])
        #expect(text(NoteType(fields: [], templates: []), []) == nil)
    }
}
