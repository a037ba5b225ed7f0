import Engine
import TestSupport
import Testing

@testable import TalePacks

struct StoryPackTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    /// The shelf of a root that holds one pack, `tale`.
    private func shelf(_ json: String, files: [String] = []) throws -> Shelf {
        try disk.write("tale/story.json", json)
        for file in files { try disk.write("tale/" + file) }
        return StoryService(roots: [disk.path]).loadShelf()
    }

    /// The shelf of a tale with one slide whose other fields are these.
    private func shelf(slide: String, files: [String] = []) throws -> Shelf {
        try shelf(#"{"id":"tale","title":"Tale","slides":[{"id":"1",\#(slide)}]}"#, files: files)
    }

    @Test func `a pack is read in full`() throws {
        let shelf = try shelf(
            """
            {"id": "racenis", "title": "Rācenis", "language": "lv", "coverImage": "cover", "isPremium": true,
             "titleAudio": "title",
             "slides": [{"id": "s1", "imageName": "s1", "audioName": "s1", "text": "Audz liels",
                         "words": [[0, 0.5], [0.5, 1]]},
                        {"id": "s2", "imageName": "s2.webp", "text": "Un izauga"}]}
            """, files: ["cover.jpg", "s1.PNG", "s1.ogg", "s2.webp", "title.ogg"])
        #expect(shelf.problems == [])
        #expect(
            shelf.stories.map(\.undated) == [
                Story(
                    id: "racenis", title: "Rācenis", cover: "stories/0/tale/cover.jpg",
                    spokenTitle: "stories/0/tale/title.ogg", isPremium: true,
                    slides: [
                        Slide(
                            id: "s1", image: "stories/0/tale/s1.PNG", narration: "stories/0/tale/s1.ogg",
                            text: "Audz liels",
                            words: [WordTime(start: 0, end: 0.5), WordTime(start: 0.5, end: 1)], clipLength: 1),
                        Slide(id: "s2", image: "stories/0/tale/s2.webp", text: "Un izauga"),
                    ])
            ])
    }

    @Test func `an explained word has its clip, and one without a clip can be read`() throws {
        let shelf = try shelf(
            slide: #""text":"Rija un klēts","ask":"Kas?","wolves":3,"explain":{"rija":{"text":"R","clip":"r.ogg"},"#
                + #""klēts":{"text":"K","clip":"k"},"un":{"text":"U"}}"#,
            files: ["r.ogg"])
        #expect(
            shelf.problems.map(\.description).filter { $0.contains("explain") } == [
                #"tale/story.json: slides[0].explain "klēts" "k": there is no file of this name with the ending "#
                    + ".ogg, .opus, .mp3, .wav"
            ])
        let story = try #require(shelf.stories.first), slide = story.slides[0]
        #expect(
            slide.explanations == [
                Explanation(word: "rija", text: "R", clip: "stories/0/tale/r.ogg"), Explanation(word: "un", text: "U"),
                Explanation(word: "klēts", text: "K"),
            ])
        #expect(slide.ask == "Kas?" && story.wolves == nil && story.mostWolves == 3)
        #expect(StoryService(roots: [disk.path]).audit().unused == [])
    }

    // MARK: - Pictures and sounds

    @Test(arguments: [
        "#hash?query.png", ".hidden.png", "Mixed.JpEg", "[glob]*.png", "back\\slash.png", "dollar$var.png",
        "new\nline.png", "perc%nt%20.png", "semi;colon.png", "trailing .png", "{brace}.png", "صورة.png", "ﷺ.png",
        "😀🦁.png", "\u{e9}.png", "e\u{301}.png", ".DS_Store", "Thumbs.db",
    ])
    func `every legal name is found`(file: String) throws {
        for name in [file, file.fileStem] where name == file || file.fileExtension != "db" {
            let json = name.unicodeScalars.map { "\\u" + String($0.value + 0x10000, radix: 16).suffix(4) }
            let isPlane0 = name.unicodeScalars.allSatisfy { $0.value < 0x10000 }
            let shelf = try shelf(slide: "\"imageName\":\"\(isPlane0 ? json.joined() : name)\"", files: [file])
            #expect(shelf.problems == [])
            #expect(shelf.stories.first?.slides.first?.image == Image("stories/0/tale/\(file)"))
        }
    }

    @Test func `a name of other bytes leads to the file on the disk`() throws {
        let shelf = try shelf(slide: #""imageName":"\u00e9""#, files: ["e\u{301}.png"])
        let name = shelf.stories.first?.slides.first?.image?.name ?? ""
        #expect(name.utf8.elementsEqual("stories/0/tale/e\u{301}.png".utf8))
    }

    @Test(arguments: [
        ("../x", "leaves the tale's folder"), ("../../../../etc/passwd", "leaves the tale's folder"),
        ("/dev/zero", "leaves the tale's folder"), ("./../x.png", "leaves the tale's folder"),
        ("..", "leaves the tale's folder"), (".", "leaves the tale's folder"),
        ("~/x.png", "leaves the tale's folder"),
        ("art/x.png", "contains a slash; only files beside story.json are used"),
        ("http://127.0.0.1/x.png", "contains a slash; only files beside story.json are used"),
        ("x/", "contains a slash; only files beside story.json are used"), ("   ", "is blank"),
    ])
    func `a name that leaves the folder is refused`(name: String, fault: String) throws {
        try disk.write("x.png")
        try disk.write("tale/art/x.png")
        let shelf = try shelf(slide: #""imageName":"\#(name)","audioName":"\#(name)""#, files: ["x.png"])
        #expect(
            shelf.problems.map(\.description) == [
                #"tale/story.json: slides[0].imageName "\#(name)" \#(fault)"#,
                #"tale/story.json: slides[0].audioName "\#(name)" \#(fault)"#,
            ])
        #expect(shelf.stories.map(\.slides) == [[Slide(id: "1")]])
    }

    @Test func `a name with a zero character is refused`() throws {
        let shelf = try shelf(slide: #""imageName":"x.png\u0000.jpg""#, files: ["x.png"])
        #expect(
            shelf.problems.map(\.description) == [
                #"tale/story.json: slides[0].imageName "x.png\u{0}.jpg" contains a zero character"#
            ])
    }

    @Test func `a name in a problem stays on its line`() throws {
        let shelf = try shelf(slide: #""imageName":"a\nb\u001b[31m""#)
        #expect(
            shelf.problems.map(\.description) == [
                #"tale/story.json: slides[0].imageName "a\nb\u{1b}[31m": "#
                    + "there is no file of this name with the ending .jpg, .jpeg, .png, .webp, .svg"
            ])
    }

    @Test func `what is not found is named and the tale is shown`() throws {
        let shelf = try shelf(
            #"{"id":"t","title":"T","coverImage":"c","slides":[{"id":"1","imageName":"x","audioName":"x"}]}"#)
        #expect(
            shelf.problems.map(\.description) == [
                #"tale/story.json: slides[0].imageName "x": there is no file of this name with the ending "#
                    + ".jpg, .jpeg, .png, .webp, .svg",
                #"tale/story.json: slides[0].audioName "x": there is no file of this name with the ending "#
                    + ".ogg, .opus, .mp3, .wav",
                #"tale/story.json: coverImage "c": there is no file of this name with the ending "#
                    + ".jpg, .jpeg, .png, .webp, .svg",
            ])
        #expect(shelf.stories.map(\.undated) == [Story(id: "t", title: "T", slides: [Slide(id: "1")])])
    }

    @Test func `a silent slide is no problem`() throws {
        #expect(try shelf(slide: #""imageName":"x""#, files: ["x.jpg"]).problems == [])
    }

    @Test func `a sound that is not played yet is to be converted`() throws {
        let shelf = try shelf(slide: #""imageName":"x","audioName":"x""#, files: ["x.jpg", "x.m4a"])
        #expect(
            shelf.problems.map(\.description) == [
                #"tale/story.json: slides[0].audioName "x": x.m4a must be converted to ogg"#
            ])
        #expect(shelf.stories.first?.slides.first?.narration == nil)
    }

    @Test func `of two files that fit the first is used`() throws {
        let shelf = try shelf(slide: #""imageName":"x""#, files: ["x.png", "x.jpg"])
        #expect(
            shelf.problems.map(\.description) == [
                #"tale/story.json: slides[0].imageName "x" could also be x.png; x.jpg is used"#
            ])
        #expect(shelf.stories.first?.slides.first?.image == "stories/0/tale/x.jpg")
    }

    @Test func `without a cover the first picture is the cover`() throws {
        let shelf = try shelf(
            #"{"id":"t","title":"T","slides":[{"id":"1","imageName":"gone"},{"id":"2","imageName":"x"}]}"#,
            files: ["x.jpg"])
        #expect(shelf.stories.first?.cover == "stories/0/tale/x.jpg")
        #expect(shelf.problems.count == 1)
    }

    // MARK: - Odd files

    @Test func `a link out of the pack is refused`() throws {
        try disk.write("secret.jpg")
        try disk.makeFolder("tale")
        try disk.makeLink("tale/x.jpg", to: "../secret.jpg")
        let shelf = try shelf(slide: #""imageName":"x""#)
        #expect(
            shelf.problems.map(\.description) == [
                #"tale/story.json: slides[0].imageName "x": x.jpg is a link that leads out of the folder; "#
                    + "put a copy here"
            ])
        #expect(shelf.stories.map(\.slides) == [[Slide(id: "1")]])
    }

    @Test func `a link within the pack is used`() throws {
        try disk.write("tale/art/x.jpg")
        try disk.makeLink("tale/x.jpg", to: "art/x.jpg")
        let shelf = try shelf(slide: #""imageName":"x""#)
        #expect(shelf.problems == [])
        #expect(shelf.stories.first?.cover == "stories/0/tale/x.jpg")
    }

    @Test func `a pipe in place of a picture is refused`() throws {
        try disk.makeFolder("tale")
        try disk.makePipe("tale/x.jpg")
        #expect(
            try shelf(slide: #""imageName":"x""#).problems.map(\.description) == [
                #"tale/story.json: slides[0].imageName "x": x.jpg is not an ordinary file"#
            ])
    }

    @Test func `a folder in place of a picture is refused`() throws {
        try disk.write("tale/x.jpg/y")
        #expect(
            try shelf(slide: #""imageName":"x""#).problems.map(\.description) == [
                #"tale/story.json: slides[0].imageName "x": x.jpg is a folder, not a file"#
            ])
    }

    @Test func `a name that is not UTF-8 is skipped`() throws {
        try disk.write(Array("tale/".utf8) + [0xff] + Array(".png".utf8), [])
        let shelf = try shelf(slide: #""imageName":"x""#, files: ["x.jpg"])
        #expect(shelf.problems.map(\.description) == [#"tale/\xff.png: the name is not UTF-8; rename the file"#])
        #expect(shelf.stories.count == 1)
    }

    // MARK: - story.json itself

    @Test(arguments: [
        ("", "is empty"), ("{", "is not JSON; look for a missing comma, quotation mark or bracket"),
        ("[]", "must contain one object in braces { … }"), (#"{"id":"a","title":"A"}"#, "has no slides"),
        (#"{"id":"a","title":"A","slides":[]}"#, "has no slides"),
    ])
    func `a tale that cannot be read is refused`(json: String, reason: String) throws {
        let shelf = try shelf(json, files: ["x.jpg"])
        #expect(shelf.problems.map(\.description) == ["tale/story.json: \(reason)"])
        #expect(shelf.stories == [])
    }

    @Test func `a file of more than 4 MiB is refused`() throws {
        let shelf = try shelf("{" + String(repeating: " ", count: 4 << 20) + "}")
        #expect(shelf.problems.map(\.description) == ["tale/story.json: is larger than 4 MiB"])
    }

    @Test func `a pipe or folder named story is refused`() throws {
        try disk.write("a/1.jpg")
        try disk.makePipe("a/story.json")
        try disk.write("b/story.json/1.jpg")
        #expect(
            StoryService(roots: [disk.path]).loadShelf().problems.map(\.description) == [
                "a/story.json: is not an ordinary file", "b/story.json: is a folder, not a file",
            ])
    }

    @Test func `a link to a story elsewhere is refused`() throws {
        try disk.write("elsewhere.json", #"{"id":"a","title":"A","slides":[{"id":"1"}]}"#)
        try disk.makeFolder("tale")
        try disk.makeLink("tale/story.json", to: "../elsewhere.json")
        #expect(
            StoryService(roots: [disk.path]).loadShelf().problems.map(\.description) == [
                "tale/story.json: is a link that leads out of the folder; put a copy here"
            ])
    }

    // MARK: - Ids and titles

    @Test(arguments: ["a/b", "/", "   ", "a\\nb", "\\u0000"])
    func `an id that cannot be part of an address is the folders name`(id: String) throws {
        let shelf = try shelf(
            #"{"id":"\#(id)","title":"A","slides":[{"id":"1","imageName":"x"}]}"#, files: ["x.jpg"])
        #expect(shelf.stories.map(\.id) == ["tale"])
        #expect(shelf.problems.count == 1)
        #expect(
            shelf.problems.first?.description.hasSuffix("cannot be part of a route; the folder's name is used")
                == true)
    }

    @Test func `without id and title the folders name is used`() throws {
        let shelf = try shelf(#"{"slides":[{"id":"1","imageName":"x"}]}"#, files: ["x.jpg"])
        #expect(shelf.stories.map { [$0.id, $0.title] } == [["tale", "tale"]])
        #expect(
            shelf.problems.map(\.description) == [
                "tale/story.json: id is missing; the folder's name is used",
                "tale/story.json: title is missing; the folder's name is used",
            ])
    }

    @Test func `a blank title is the folders name`() throws {
        let shelf = try shelf(
            #"{"id":"a","title":" \n ","slides":[{"id":"1","imageName":"x"}]}"#, files: ["x.jpg"])
        #expect(shelf.stories.map(\.title) == ["tale"])
        #expect(shelf.problems.map(\.description) == ["tale/story.json: title is blank; the folder's name is used"])
    }

    @Test(arguments: [
        (
            Named("300 letters", String(repeating: "ā", count: 300)),
            Named("200 letters", String(repeating: "ā", count: 200))
        ),
        (Named("controls", #"One\u0007 \u001b[31mTwo\nThree"#), Named("none", "One [31mTwo Three")),
        (
            Named("5000 accents", "a" + String(repeating: "\u{301}", count: 5000)),
            Named("999 accents", "a" + String(repeating: "\u{301}", count: 999))
        ),
    ])
    func `a title is cut and loses its controls`(title: Named<String>, shown: Named<String>) throws {
        let shelf = try shelf(
            #"{"id":"a","title":"\#(title.value)","slides":[{"id":"1","imageName":"x"}]}"#, files: ["x.jpg"])
        #expect(shelf.stories.map(\.title) == [shown.value])
        #expect(shelf.problems == [])
    }

    @Test func `at most five lines are written for a pack`() throws {
        let slides = (0..<12).map { #"{"id":"\#($0)","imageName":"../\#($0)"}"# }.joined(separator: ",")
        let shelf = try shelf(#"{"id":"a","title":"A","slides":[\#(slides)]}"#)
        #expect(shelf.problems.count == 6)
        #expect(shelf.problems.last?.description == "tale: … and 7 more")
    }
}
