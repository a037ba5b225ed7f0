import Engine
import Testing

@testable import TalePacks

struct FoleyFieldsTests {
    private func read(_ fields: String) throws -> StoryFile {
        let slide = #"{"id": "1", "imageName": "1", "text": "Vilks pūš", \#(fields)}"#
        return try StoryFile.read(Array(#"{"id": "a", "title": "A", "slides": [\#(slide)]}"#.utf8))
    }

    private func problems(_ fields: String) throws -> [String] { try read(fields).problems.map(\.description) }

    @Test func `a slide has a bed, and sounds at its words`() throws {
        let sounds = #""sounds": [{"clip": "blow.ogg", "word": 1}, {"clip": "a", "word": 0}]"#
        let slide = try #require(try read(#""bed": "wood", \#(sounds)"#).slides.first)
        #expect(slide.bed == "wood")
        #expect(slide.foley.map(\.clip) == ["blow.ogg", "a"] && slide.foley.map(\.word) == [1, 0])
    }

    @Test(
        arguments: [
            (#""bed": 3"#, "slides[0].bed must be text in quotes"),
            (#""sounds": {}"#, "slides[0].sounds must be a list of sounds in brackets [ … ]"),
            (#""sounds": [3]"#, "slides[0].sounds[0] must be an object in braces { … }"),
            (#""sounds": [{"word": 0}]"#, "slides[0].sounds[0].clip is missing; the sound is left out"),
            (
                #""sounds": [{"clip": "a"}]"#,
                "slides[0].sounds[0].word must be the number of a word of the text, from 0; the sound is left out"
            ),
            (
                #""sounds": [{"clip": "a", "word": 2}]"#,
                "slides[0].sounds[0].word must be the number of a word of the text, from 0; the sound is left out"
            ),
            (
                #""sounds": [{"clip": "a", "word": -1}]"#,
                "slides[0].sounds[0].word must be the number of a word of the text, from 0; the sound is left out"
            ),
            (
                #""sounds": [{"clip": "a", "word": "b"}]"#,
                "slides[0].sounds[0].word must be the number of a word of the text, from 0; the sound is left out"
            ),
            (#""sounds": [{"clip": "a", "word": 0, "loud": 1}]"#, "has unknown fields: slides[0].sounds[0].loud"),
        ])
    func `what is wrong is named`(fields: String, problem: String) throws {
        #expect(try problems(fields) == [problem])
    }

    @Test func `a slide has at most twelve sounds`() throws {
        let many = Array(repeating: #"{"clip": "a", "word": 0}"#, count: 13).joined(separator: ", ")
        let file = try read(#""sounds": [\#(many)]"#)
        #expect(file.slides.first?.foley.count == 12)
        #expect(file.problems.map(\.description) == ["slides[0].sounds has more than 12 sounds; the rest is left out"])
    }

    @Test func `what is written is read again`() throws {
        var manifest = StoryManifest(id: "a", title: "A", slides: [.init(id: "1", image: "1", text: "Vilks pūš")])
        manifest.music = "theme.ogg"
        manifest.slides[0].bed = "wood.ogg"
        manifest.slides[0].foley = [StoryFile.FoleyEntry(path: "slides[0].sounds[0]", clip: "blow.ogg", word: 1)]
        let file = try StoryFile.read(Array(manifest.json.utf8))
        #expect(file.problems == [])
        #expect(file.music == "theme.ogg" && file.slides.first?.bed == "wood.ogg")
        #expect(file.slides.first?.foley == manifest.slides[0].foley)
    }
}
