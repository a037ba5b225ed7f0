import Engine
import FoundationEssentials
import TestSupport
import Testing

@testable import TalePacks

/// Tales whose fields have a value for each of several languages.
struct TranslationTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    private func shelf(_ manifest: String) throws -> Shelf {
        try disk.write("tale/story.json", manifest)
        for name in ["1.jpg", "2.jpg", "1.ogg", "1-en.ogg", "title.ogg", "title-en.ogg", "old-en.ogg"] {
            try disk.write("tale/\(name)")
        }
        return StoryService(roots: [disk.path]).loadShelf()
    }

    private static let whole = #"""
        {"id": "tale", "title": {"lv": "Rācenis", "en": "The Turnip"}, "titleAudio": {"lv": "title", "en": "title-en"},
         "slides": [
           {"id": "a", "imageName": "1", "audioName": {"lv": "1", "en": "1-en"},
            "text": {"lv": "Reiz dzīvoja vectētiņš", "en": "Once upon a time there was a grandfather"},
            "words": {"lv": [[0, 1], [1, 2], [2, 3]], "en": [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 8]]},
            "ask": {"lv": "Kas tur ir?", "en": "Who is there?"},
            "explain": {"lv": {"reiz": {"text": "Sen."}}, "en": {"once": {"text": "Long ago.", "clip": "old-en"}}}},
           {"id": "b", "imageName": "2", "text": "Beigas"}]}
        """#

    @Test func `a tale is told in each of its languages`() throws {
        let shelf = try shelf(Self.whole)
        #expect(shelf.problems == [])
        let story = try #require(shelf.stories.first)
        #expect(story.languages == ["lv", "en"] && story.title == "Rācenis")
        #expect(story.slides[0].text == "Reiz dzīvoja vectētiņš" && story.slides[0].words.count == 3)
        #expect(story.slides[0].explanations.map(\.word) == ["reiz"])
        let english = story.told(in: "en")
        #expect(english.title == "The Turnip" && english.spokenTitle == "stories/0/tale/title-en.ogg")
        #expect(english.id == "tale" && english.language == "en" && english.languages == ["en"])
        let slide = english.slides[0]
        #expect(slide.image == "stories/0/tale/1.jpg" && slide.narration == "stories/0/tale/1-en.ogg")
        #expect(slide.text.hasPrefix("Once upon") && slide.words.count == 8 && slide.clipLength == 8)
        #expect(slide.ask == "Who is there?")
        #expect(slide.explanations == [Explanation(word: "once", text: "Long ago.", clip: "stories/0/tale/old-en.ogg")])
    }

    @Test func `what nobody has translated is told in the tale's own language`() throws {
        let story = try #require(try shelf(Self.whole).stories.first)
        #expect(story.told(in: "en").slides[1] == story.slides[1])
        #expect(story.told(in: "uk") == story && story.told(in: nil) == story)
    }

    @Test func `a field without a language belongs to the tale's own`() throws {
        let shelf = try shelf(
            #"""
            {"id": "tale", "title": "Rācenis", "titleAudio": "title", "slides": [
              {"id": "a", "imageName": "1", "audioName": "1", "text": {"lv": "Reiz bija", "en": "Once"},
               "words": [[0, 1], [1, 2]], "ask": "Kas tur ir?", "explain": {"reiz": {"text": "Sen."}}}]}
            """#)
        #expect(shelf.problems == [])
        let story = try #require(shelf.stories.first)
        #expect(story.slides[0].words.count == 2 && story.slides[0].explanations.count == 1)
        let slide = story.told(in: "en").slides[0]
        #expect(slide.narration == nil && slide.text == "Once" && slide.words == [])
        #expect(slide.ask == nil && slide.explanations == [])
        #expect(story.told(in: "en").title == "Rācenis" && story.told(in: "en").spokenTitle == story.spokenTitle)
    }

    @Test func `the sounds of the scene stay at their share of the words`() throws {
        let own = Slide(
            id: "a", text: "Vilks pūta un pūta",
            figures: [
                Figure(
                    image: "wolf", place: FigurePlace(Rect(x: 0, y: 0, width: 9, height: 9)),
                    answer: Figure.Answer(FigureMove(.hop), word: 3))
            ], foley: [Foley("blow", word: 2)])
        let told = own.told(nil, "The wolf huffed and puffed and blew", [], clipLength: nil, ask: nil, [])
        #expect(told.foley == [Foley("blow", word: 3)])
        #expect(told.figures.map { $0.answer?.word } == [nil])
        #expect(own.told(nil, "", [], clipLength: nil, ask: nil, []).foley == [])
    }

    @Test func `what is wrong in one language is said, and the others stay`() throws {
        let shelf = try shelf(
            #"""
            {"id": "tale", "title": "Rācenis", "slides": [
              {"id": "a", "imageName": "1", "text": {"lv": "Reiz bija", "en": 5},
               "audioName": {"lv": "1", "en": "lost"}, "words": {"en": [[0, 1]]}}]}
            """#)
        #expect(
            Set(shelf.problems.map(\.description)) == [
                "tale/story.json: slides[0].text.en must be text in quotes",
                "tale/story.json: slides[0].words has 1 times, but text has 0 words",
                "tale/story.json: slides[0].audioName \"lost\": there is no file of this name with the "
                    + "ending .ogg, .opus, .mp3, .wav",
            ])
        #expect(shelf.stories.first?.slides[0].text == "Reiz bija")
    }

    @Test(arguments: [
        #"{"Reiz": "x"}"#, #"{}"#, #"{"lv": "a", "1": "b"}"#, #"{"a": "b"}"#, #"["lv"]"#, #"{"lv-": "a"}"#,
    ])
    func `an object with other keys is no text`(text: String) throws {
        let shelf = try shelf(
            #"{"id": "tale", "title": "A", "slides": [{"id": "a", "imageName": "1", "text": \#(text)}]}"#)
        #expect(shelf.problems.map(\.description) == ["tale/story.json: slides[0].text must be text in quotes"])
        #expect(shelf.stories.first?.languages == ["lv"])
    }

    @Test func `a tale of hundreds of languages has twelve besides its own`() throws {
        let letters = "abcdefghijklmnopqrstuvwxyz"
        let tags = letters.flatMap { first in letters.map { "\(first)\($0)" } }
        let texts = tags.map { "\"\($0)\": \"\($0)\"" }.joined(separator: ", ")
        let shelf = try shelf(
            #"{"id": "tale", "title": "A", "slides": [{"id": "a", "imageName": "1", "text": {\#(texts)}}]}"#)
        #expect(shelf.stories.first?.languages.count == 13)
        #expect(
            shelf.problems.map(\.description) == [
                "tale/story.json: has more than 12 further languages; the rest is left out"
            ])
        #expect(shelf.stories.first?.slides[0].text == "lv")
    }

    @Test(arguments: [
        (#""language": "lv-LV", "#, "lv-LV", "Reiz"), ("", "lv", "Reiz"), (#""language": "et", "#, "et", ""),
    ])
    func `the tale's own language may be named more closely, or not at all`(
        named: String, language: String, text: String
    ) throws {
        let shelf = try shelf(
            #"""
            {NAMED"id": "tale", "title": "A", "slides": [
              {"id": "a", "imageName": "1", "text": {"lv": "Reiz", "en": "Once"}}]}
            """#.replacing("NAMED", with: named))
        let story = try #require(shelf.stories.first)
        #expect(story.language == language && story.slides[0].text == text)
        #expect(story.told(in: "en").slides[0].text == "Once")
    }

    @Test func `a tale that names no language has the first of its fields`() throws {
        let shelf = try shelf(
            #"{"id": "tale", "title": "A", "slides": [{"id": "a", "imageName": "1", "text": {"uk": "Раз", "en": "Once"}}]}"#
        )
        let story = try #require(shelf.stories.first)
        #expect(story.languages == ["en", "uk"] && story.slides[0].text == "Once" && shelf.problems == [])
    }

    @Test func `a slide that a language lacks, or has empty, is judged and told in the tale's own`() throws {
        let shelf = try shelf(
            #"""
            {"id": "tale", "title": "A", "slides": [
              {"id": "a", "imageName": "1", "text": {"lv": "Reiz", "en": "Once", "uk": "Раз"}},
              {"id": "b", "imageName": "2", "text": {"lv": "Divi te", "en": "", "uk": "Два"}, "audioName": "1",
               "words": [[0, 1], [1, 2]], "explain": {"divi": {"text": "2"}}}]}
            """#)
        #expect(shelf.problems == [])
        let story = try #require(shelf.stories.first)
        #expect(story.told(in: "en").slides[1] == story.slides[1])
        #expect(story.told(in: "uk").slides[1].text == "Два" && story.told(in: "uk").slides[1].narration == nil)
    }

    @Test func `a recorded tale keeps its languages`() throws {
        let story = try #require(try shelf(Self.whole).stories.first)
        let again = try JSONDecoder().decode(Story.self, from: JSONEncoder().encode(story))
        #expect(again == story && again.languages == ["lv", "en"])
    }
}
