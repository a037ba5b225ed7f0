import Sentences
import Testing

@testable import TalePacks

struct StoryFileTests {
    private func read(_ json: String) throws -> StoryFile { try StoryFile.read(Array(json.utf8)) }

    /// A file whose only slide has these fields besides its id and picture.
    private func slide(_ fields: String) throws -> (entry: StoryFile.SlideEntry?, problems: [Sentence]) {
        let file = try read(
            #"{"id":"a","title":"A","slides":[{"id":"1","imageName":"x"\#(fields.isEmpty ? "" : ",")\#(fields)}]}"#)
        return (file.slides.first, file.problems)
    }

    @Test func `a file is read in full`() throws {
        let file = try read(
            """
            {"id": "racenis", "title": "Rācenis", "language": "lv", "coverImage": "cover", "isPremium": true,
             "slides": [{"id": "s1", "imageName": "1", "audioName": "1a", "text": "Velk un velk",
                         "words": [[0, 0.5], [0.5, 0.75], [0.75, 1]]}]}
            """)
        #expect([file.id, file.title, file.language, file.cover] == ["racenis", "Rācenis", "lv", "cover"])
        #expect(file.isPremium)
        #expect(file.problems == [])
        let slide = file.slides.first
        #expect([slide?.id, slide?.image, slide?.narration, slide?.text] == ["s1", "1", "1a", "Velk un velk"])
        #expect(
            slide?.words == [
                WordTime(start: 0, end: 0.5), WordTime(start: 0.5, end: 0.75), WordTime(start: 0.75, end: 1),
            ])
    }

    @Test func `questions, wolves and explained words are read, and words in the order of the text`() throws {
        let file = try read(
            #"""
            {"id": "a", "title": "A", "wolves": 2, "slides": [
              {"id": "1", "imageName": "1", "text": "„Rija!” teica vecā klēts.", "ask": "Ko tu redzi?", "wolves": 0,
               "explain": {"klēts": {"text": "Graudu māja."}, "rija": {"text": "Kuļ.", "clip": "explain-rija.ogg"}}}]}
            """#)
        #expect(file.problems == [])
        #expect(file.wolves == 2)
        let slide = try #require(file.slides.first)
        #expect(slide.ask == "Ko tu redzi?" && slide.wolves == 0)
        #expect(slide.explanations.map(\.word) == ["rija", "klēts"])
        #expect(slide.explanations.map(\.clip) == ["explain-rija.ogg", nil])
    }

    @Test func `a tale says who told it, in one line and a clip`() throws {
        let file = try read(#"{"id": "a", "title": "A", "by": "Pēc\nAnnas", "byAudio": "by", "slides": []}"#)
        #expect(file.problems == [])
        #expect(file.by == "Pēc Annas" && file.spokenBy == "by")
    }

    @Test func `a long line about who told it is cut, with a sentence`() throws {
        let line = String(repeating: "a", count: 121)
        let file = try read(#"{"id": "a", "title": "A", "by": "\#(line)", "slides": []}"#)
        #expect(file.by == String(line.dropLast()))
        #expect(file.problems.map(\.description) == ["by has more than 120 characters; the rest is left out"])
    }

    @Test(arguments: [
        (#""wolves":4"#, "slides[0].wolves must be a whole number from 0 to 3"),
        (#""wolves":-1"#, "slides[0].wolves must be a whole number from 0 to 3"),
        (#""wolves":1.5"#, "slides[0].wolves must be a whole number from 0 to 3"),
        (#""wolves":"many""#, "slides[0].wolves must be a whole number from 0 to 3"),
        (#""ask":["a"]"#, "slides[0].ask must be text in quotes"),
        (#""explain":7"#, "slides[0].explain must be an object with words of the text, each with its explanation"),
        (#""text":"a","explain":{"b":{"text":"x"}}"#, #"slides[0].explain "b" is not a word of the text"#),
        (#""text":"a – b","explain":{"–":{"text":"x"}}"#, #"slides[0].explain "–" is not a word of the text"#),
        (
            #""text":"a","explain":{"a":{}}"#,
            #"slides[0].explain "a" must have a text, and may have a clip, both in quotes"#
        ),
        (
            #""text":"a","explain":{"a":{"text":" "}}"#,
            #"slides[0].explain "a" must have a text, and may have a clip, both in quotes"#
        ),
        (
            #""text":"a","explain":{"a":{"text":"x","clip":3}}"#,
            #"slides[0].explain "a" must have a text, and may have a clip, both in quotes"#
        ),
    ])
    func `what is wrong about questions, wolves and words is one sentence`(fields: String, problem: String) throws {
        let slide = try slide(fields)
        #expect(slide.problems.map(\.description) == [problem])
        #expect(slide.entry?.ask == nil && slide.entry?.wolves == nil && slide.entry?.explanations == [])
    }

    @Test func `a question that nobody would read to its end is cut`() throws {
        let slide = try slide(#""ask":"\#(String(repeating: "a", count: 301))""#)
        #expect(
            slide.problems.map(\.description) == ["slides[0].ask has more than 300 characters; the rest is left out"])
        #expect(slide.entry?.ask?.count == 300)
    }

    @Test func `a byte order mark is accepted`() throws {
        #expect(try read("\u{feff}{\"id\":\"a\"}").id == "a")
    }

    // MARK: - Files that say nothing

    @Test(arguments: [
        ("", StoryFile.Refusal.empty), ("\u{feff}", .empty), ("{", .notJSON), ("hello", .notJSON), (" ", .notJSON),
        (#"{"id":}"#, .notJSON), (#"{"id":NaN}"#, .notJSON), (#"{"id":"a"} x"#, .notJSON), ("[]", .notObject),
        ("7", .notObject), ("null", .notObject), (#""story""#, .notObject), ("{\u{0}}", .notUTF8),
    ])
    func `a file that says nothing is refused`(json: String, refusal: StoryFile.Refusal) {
        #expect(throws: refusal) { try read(json) }
    }

    @Test(
        arguments: [
            [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00], [0x00, 0x7b, 0x00, 0x7d], [0x7b, 0xc0, 0xaf, 0x7d], [0x80],
        ] as [[UInt8]])
    func `other encodings are refused`(bytes: [UInt8]) {
        #expect(throws: StoryFile.Refusal.notUTF8) { try StoryFile.read(bytes) }
    }

    @Test(arguments: ["[", #"{"slides":"#, #"{"slides":["#])
    func `deep nesting is refused`(piece: String) {
        #expect(throws: StoryFile.Refusal.notJSON) { try read(String(repeating: piece, count: 100_000)) }
    }

    // MARK: - Fields

    @Test(arguments: [
        (#"{"title":"A"}"#, "id is missing; the folder's name is used"),
        (#"{"id":"","title":"A"}"#, "id is missing; the folder's name is used"),
        (#"{"id":null,"title":"A"}"#, "id is missing; the folder's name is used"),
        (#"{"id":"\ud800","title":"A"}"#, "id must be text in quotes; the folder's name is used"),
        (#"{"id":7,"title":"A"}"#, "id must be text in quotes; the folder's name is used"),
        (#"{"id":["a"],"title":"A"}"#, "id must be text in quotes; the folder's name is used"),
        (#"{"id":"a"}"#, "title is missing; the folder's name is used"),
        (#"{"id":"a","title":{}}"#, "title must be text in quotes; the folder's name is used"),
        (#"{"id":"a","title":"A","language":1}"#, "language must be text in quotes"),
        (#"{"id":"a","title":"A","coverImage":true}"#, "coverImage must be text in quotes"),
        (#"{"id":"a","title":"A","isPremium":"yes"}"#, "isPremium must be true or false"),
        (#"{"id":"a","title":"A","slides":"none"}"#, "slides must be a list of slides in brackets [ … ]"),
        (#"{"id":"a","title":"A","slides":{"a":1}}"#, "slides must be a list of slides in brackets [ … ]"),
        (#"{"id":"a","title":"A","slides":[null]}"#, "slides[0] must be an object in braces { … }"),
    ])
    func `a wrong field is named and the rest is read`(json: String, problem: String) throws {
        #expect(try read(json).problems.map(\.description) == [problem])
    }

    @Test(arguments: [
        (#""audioName":5"#, "slides[0].audioName must be text in quotes"),
        (#""text":[]"#, "slides[0].text must be text in quotes"),
        (#""words":"a""#, "slides[0].words must be a list of [start, end] pairs in seconds"),
        (#""text":"a","words":[[1e999,1e999]]"#, "slides[0].words must be a list of [start, end] pairs in seconds"),
        (#""text":"a","words":[[0,1,2]]"#, "slides[0].words must be a list of [start, end] pairs in seconds"),
        (#""text":"a","words":[[]]"#, "slides[0].words must be a list of [start, end] pairs in seconds"),
        (#""text":"a b. c","words":[[0,1]]"#, "slides[0].words has 1 times, but text has 3 words"),
        (#""words":[[0,1]]"#, "slides[0].words has 1 times, but text has 0 words"),
        (
            #""text":"a b","words":[[0,2],[1,3]]"#,
            "slides[0].words are not in order: no time may be before the previous one"
        ),
        (
            #""text":"a","words":[[2,1]]"#,
            "slides[0].words are not in order: no time may be before the previous one"
        ),
        (
            #""text":"a","words":[[0,1e300]]"#,
            "slides[0].words are not in one clip: no time may be after 86400 seconds"
        ),
        (
            #""text":"a","words":[[-1,1]]"#,
            "slides[0].words are not in order: no time may be before the previous one"
        ),
    ])
    func `a wrong field of a slide is named`(fields: String, problem: String) throws {
        let slide = try slide(fields)
        #expect(slide.problems.map(\.description) == [problem])
        #expect(slide.entry?.words == [])
    }

    @Test(arguments: [
        "", #""audioName":null"#, #""audioName":"""#, #""text":null,"words":null"#, #""text":"a b","words":[]"#,
    ])
    func `what may be left out is no problem`(fields: String) throws {
        let slide = try slide(fields)
        #expect(slide.problems == [])
        #expect(slide.entry?.narration == nil)
    }

    @Test func `a slide without id or picture is named by its place`() throws {
        let json = #"{"id":"a","title":"A","slides":[{"id":"1","imageName":"x"},{},{"id":"3","imageName":7}]}"#
        #expect(
            try read(json).problems.map(\.description) == [
                "slides[1].id is missing; its place is used",
                "slides[1].imageName is missing; the slide has no picture",
                "slides[2].imageName must be text in quotes; the slide has no picture",
            ])
    }

    @Test func `words are parted by spaces however many`() throws {
        #expect(try slide(#""text":" a  b\nc ","words":[[0,1],[1,2],[2,3]]"#).entry?.words.count == 3)
    }

    @Test func `unknown fields are named in one line`() throws {
        let json = #"{"id":"a","title":"A","autor":1,"slides":[{"id":"1","imageName":"x","Text":""}],"color":"red"}"#
        #expect(
            try read(json).problems.map(\.description) == [
                "has unknown fields: autor, color, slides[0].Text"
            ])
    }

    @Test func `many unknown fields are cut`() throws {
        let fields = (10...40).map { #","x\#($0)":1"# }.joined()
        #expect(
            try read(#"{"id":"a","title":"A"\#(fields)}"#).problems.map(\.description) == [
                "has unknown fields: x10, x11, x12, x13, x14, x15, x16, x17 …"
            ])
    }

    @Test func `a slide id that comes again is named`() throws {
        let slides = ["a", "b", "a"].map { #"{"id":"\#($0)","imageName":"x"}"# }.joined(separator: ",")
        let file = try read(#"{"id":"a","title":"A","slides":[\#(slides)]}"#)
        #expect(file.slides.count == 3)
        #expect(file.problems.map(\.description) == [#"slides[2].id "a" belongs to an earlier slide"#])
    }

    @Test func `more than 2000 slides are left out`() throws {
        let slides = (0...2000).map { #"{"id":"\#($0)","imageName":"x"}"# }.joined(separator: ",")
        let file = try read(#"{"id":"a","title":"A","slides":[\#(slides)]}"#)
        #expect(file.slides.count == 2000)
        #expect(file.problems.map(\.description) == ["has more than 2000 slides; the rest is left out"])
    }

    @Test func `a field that comes twice does no harm`() throws {
        #expect(["x", "y"].contains(try read(#"{"id":"x","id":"y","title":"A"}"#).id))
    }
}
