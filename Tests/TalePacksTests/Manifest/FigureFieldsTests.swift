import Engine
import Sentences
import Testing

@testable import TalePacks

struct FigureFieldsTests {
    private static let whole = #"""
        {"image": "cat.webp", "behind": "cat-behind", "at": [412, 300.5], "size": [260, 340], "ground": [400, 280, 300, 370],
         "pivot": [540, 630], "rest": {"motion": "sway", "period": 5, "by": 3},
         "answer": {"motion": "hop", "by": 50, "clip": "cat.ogg", "word": 1}, "mouse": true}
        """#

    /// The figures of a slide of two words.
    private func read(_ figures: [String]) throws -> (entries: [StoryFile.FigureEntry], problems: [String]) {
        let all = figures.joined(separator: ",")
        let json =
            #"{"id":"a","title":"A","slides":[{"id":"1","imageName":"x","text":"Velk, velk","figures":[\#(all)]}]}"#
        let file = try StoryFile.read(Array(json.utf8))
        return (try #require(file.slides.first).figures, file.problems.map(\.description))
    }

    /// A figure that may have anything else; `more` comes last.
    private func figure(_ more: String) -> String {
        let rest = more.contains("rest") || more.contains("answer") ? "" : #","rest":{"motion":"bob"}"#
        return #"{"image":"a","at":[0,0],"size":[100,100]\#(rest)\#(more.isEmpty ? "" : "," + more)}"#
    }

    @Test func `a figure is read in full`() throws {
        let read = try self.read([Self.whole])
        #expect(read.problems == [])
        #expect(
            read.entries == [
                StoryFile.FigureEntry(
                    path: "slides[0].figures[0]", image: "cat.webp", behind: "cat-behind",
                    place: FigurePlace(
                        Rect(x: 412, y: 300.5, width: 260, height: 340),
                        ground: Rect(x: 400, y: 280, width: 300, height: 370), pivot: Point(x: 540, y: 630)),
                    rest: FigureMove(.sway, strength: 3, seconds: 5),
                    answer: .init(move: FigureMove(.hop, strength: 50), clip: "cat.ogg", word: 1), isMouse: true)
            ])
    }

    @Test func `a first glance leaves out the figures, good or bad, and nothing else`() throws {
        let json =
            #"{"id":"a","title":"A","slides":[{"id":"1","imageName":"x","figures":[\#(Self.whole), 7],"bed":"rain"}]}"#
        let file = try StoryFile.read(Array(json.utf8), leavesOutFigures: true)
        #expect(file.slides.map(\.figures) == [[]] && file.slides.map(\.bed) == ["rain"])
        #expect(file.problems == [])
    }

    @Test func `what is left out is as usual`() throws {
        let read = try self.read([figure("")])
        #expect(read.problems == [])
        #expect(read.entries.first?.place == FigurePlace(Rect(x: 0, y: 0, width: 100, height: 100)))
        #expect(read.entries.first?.place.pivot == Point(x: 50, y: 50))
        #expect(read.entries.first?.rest == FigureMove(.bob, strength: 6, seconds: 4))
        #expect(read.entries.first?.answer == nil)
    }

    @Test(arguments: [
        (#"{"at":[0,0],"size":[9,9],"rest":{"motion":"bob"}}"#, "image is missing"),
        (#"{"image":7,"at":[0,0],"size":[9,9],"rest":{"motion":"bob"}}"#, "image must be text in quotes"),
        (#"{"image":"a","size":[9,9],"rest":{"motion":"bob"}}"#, "at is missing"),
        (#"{"image":"a","at":[0],"size":[9,9],"rest":{"motion":"bob"}}"#, "at must be a list of 2 numbers in brackets"),
        (#"{"image":"a","at":"0","size":[9,9],"rest":{"motion":"bob"}}"#, "at must be a list of 2 numbers in brackets"),
        (#"{"image":"a","at":[0,0],"rest":{"motion":"bob"}}"#, "size is missing"),
        (
            #"{"image":"a","at":[0,0],"size":[801,9],"rest":{"motion":"bob"}}"#,
            "size must be from 8 to 800 points wide and high"
        ),
        (
            #"{"image":"a","at":[0,0],"size":[9,-9],"rest":{"motion":"bob"}}"#,
            "size must be from 8 to 800 points wide and high"
        ),
        (
            #"{"image":"a","at":[1595,0],"size":[9,9],"rest":{"motion":"bob"}}"#,
            "at must leave the piece within the picture of 1600 × 1200"
        ),
    ])
    func `what is wrong about a place is one sentence`(figure: String, problem: String) throws {
        let read = try self.read([figure, self.figure("")])
        #expect(read.problems == ["slides[0].figures[0].\(problem); the figure is left out"])
        #expect(read.entries.map(\.path) == ["slides[0].figures[1]"])
    }

    @Test(arguments: [
        (#""behind":"b""#, "ground is missing: behind and ground belong together"),
        (#""ground":[0,0,9,9]"#, "behind is missing: behind and ground belong together"),
        (
            #""behind":"b","ground":[0,0,1700,9]"#,
            "ground must be x, y, width and height within the picture of 1600 × 1200"
        ),
        (#""pivot":[1,2,3]"#, "pivot must be a list of 2 numbers in brackets"),
        (#""pivot":[9000,0]"#, "pivot must be near the picture of 1600 × 1200"),
        (#""mouse":1"#, "mouse must be true or false"), (#""mouse":true"#, "mouse must have an answer"),
        (#""rest":"sway""#, "rest must be an object with a motion"),
        (
            #""rest":{"motion":"hop"}"#,
            "rest.motion must be one of sway, bob, breathe, drift, blink, twinkle, peek, turn"
        ),
        (
            #""answer":{"motion":"fly"}"#,
            "answer.motion must be one of sway, bob, breathe, drift, blink, twinkle, hop, shake, peek, turn"
        ),
        (#""rest":{"motion":"sway","by":61}"#, "rest.by must be from -60 to 60"),
        (#""rest":{"motion":"drift","by":-201}"#, "rest.by must be from -200 to 200"),
        (#""rest":{"motion":"peek","by":0}"#, "rest.by must be from 1 to 200"),
        (#""rest":{"motion":"sway","by":"2"}"#, "rest.by must be a number"),
        (#""rest":{"motion":"sway","period":0.4}"#, "rest.period must be from 0.5 to 20 seconds"),
        (#""answer":{"motion":"hop","word":2}"#, "answer.word must be the number of a word of the text, from 0"),
        (#""answer":{"motion":"hop","word":-1}"#, "answer.word must be the number of a word of the text, from 0"),
        (#""answer":{"motion":"hop","word":0.5}"#, "answer.word must be the number of a word of the text, from 0"),
        (#""answer":{"motion":"hop","clip":1}"#, "answer.clip must be text in quotes"),
        (
            #""answer":{"motion":"peek","by":101}"#,
            "size must be as high as the piece comes out of its hiding place"
        ),
    ])
    func `what is wrong about the rest is one sentence, and nothing else is lost`(more: String, problem: String) throws
    {
        let read = try self.read([figure(""), figure(more)])
        #expect(read.problems == ["slides[0].figures[1].\(problem); the figure is left out"])
        #expect(read.entries.map(\.path) == ["slides[0].figures[0]"])
    }

    @Test func `a list that is none, and what is no figure, are said`() throws {
        #expect(try read(["7", figure("")]).problems == ["slides[0].figures[0] must be an object in braces { … }"])
        let json = #"{"id":"a","title":"A","slides":[{"id":"1","imageName":"x","figures":7}]}"#
        #expect(
            try StoryFile.read(Array(json.utf8)).problems.map(\.description) == [
                "slides[0].figures must be a list of figures in brackets [ … ]"
            ])
    }

    @Test func `a figure that neither rests nor answers is left out`() throws {
        let read = try self.read([#"{"image":"a","at":[0,0],"size":[9,9]}"#])
        #expect(
            read.problems == [
                "slides[0].figures[0] must have rest or answer, or it would never move; the figure is left out"
            ])
    }

    @Test func `unknown fields of figures are named, and change nothing`() throws {
        let read = try self.read([figure(#""glow":1,"answer":{"motion":"hop","period":2}"#)])
        #expect(
            read.problems == ["has unknown fields: slides[0].figures[0].glow, slides[0].figures[0].answer.period"])
        #expect(read.entries.count == 1)
    }

    @Test func `a slide has twelve figures, one mouse, and pieces on one and a half pictures at most`() throws {
        let many = try read(Array(repeating: figure(""), count: 13))
        #expect(many.entries.count == 12)
        #expect(many.problems == ["slides[0].figures has more than 12 figures; the rest is left out"])
        let mouse = figure(#""answer":{"motion":"peek"},"mouse":true"#)
        #expect(
            try read([mouse, mouse]).problems == [
                "slides[0].figures[1].mouse: a slide has only one mouse; the figure is left out"
            ])
        let large = #"{"image":"a","at":[0,0],"size":[800,800],"rest":{"motion":"bob"}}"#
        let wide = try read(Array(repeating: large, count: 5))
        #expect(wide.entries.count == 4)
        #expect(
            wide.problems == [
                "slides[0].figures[4]: the figures of a slide may cover one and a half pictures, and no more; "
                    + "the figure is left out"
            ])
    }

    @Test func `figures are written as they are read`() throws {
        let entries = try read([Self.whole, figure(#""answer":{"motion":"blink"}"#)]).entries
        var slide = StoryManifest.Slide(id: "1", image: "x", text: "Velk, velk")
        slide.figures = entries
        let json = StoryManifest(id: "a", title: "A", slides: [slide]).json
        let file = try StoryFile.read(Array(json.utf8))
        #expect(file.problems == [])
        #expect(file.slides.first?.figures == entries)
    }

    @Test func `the names of motions are all that are known`() throws {
        for motion in FigureMotion.allCases {
            #expect(try read([figure(#""answer":{"motion":"\#(motion.rawValue)"}"#)]).problems == [])
        }
    }
}
