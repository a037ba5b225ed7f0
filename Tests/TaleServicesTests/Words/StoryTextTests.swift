import TalePacks
import Testing

@testable import TaleServices

struct StoryTextTests {
    private func written(_ text: String, _ times: [Int: [WordTime]]) throws -> String {
        var story = try StoryText(Array(text.utf8))
        story.write(times)
        return String(decoding: story.bytes, as: UTF8.self)
    }

    private let words = [WordTime(start: 0.23, end: 1), WordTime(start: 1.5, end: 12.05)]

    @Test func `times are added and all else stays`() throws {
        let text = """
            {
              "odd" : {"slides": [1]},
              "slides": [
                {
                  "id": "a", "text": "Labdien, \\"māja\\"!",
                  "other": [1.50, null]
                }
              ]
            }

            """
        let expected = """
            {
              "odd" : {"slides": [1]},
              "slides": [
                {
                  "id": "a", "text": "Labdien, \\"māja\\"!",
                  "other": [1.50, null],
                  "words": [
                    [0.23, 1],
                    [1.5, 12.05]
                  ]
                }
              ]
            }

            """
        #expect(try written(text, [0: words]) == expected)
    }

    @Test func `times that are there are replaced`() throws {
        #expect(
            try written(#"{"slides":[{"words":[[9, 9]],"text":"a b"},{"text":"c d"}]}"#, [0: words, 1: words])
                == #"{"slides":[{"words":[[0.23, 1], [1.5, 12.05]],"text":"a b"},"#
                + #"{"text":"c d", "words": [[0.23, 1], [1.5, 12.05]]}]}"#)
    }

    @Test func `what is said of each slide is read`() throws {
        let text = #"{"language":"lt","slides":[{"id":"x","text":"a","audioName":"s","words":[]},{"words":[[1,2]]}]}"#
        let story = try StoryText(Array(text.utf8))
        #expect(story.language == "lt")
        #expect(story.slides.map(\.name) == ["x", "2"])
        #expect(story.slides.map(\.text) == ["a", nil])
        #expect(story.slides.map(\.clip) == ["s", nil])
        #expect(story.slides.map(\.hasWords) == [false, true])
    }

    private let told =
        #"{"slides":[{"text":{"lv":"a b","en":"c d"},"audioName":{"lv":"s","en":"s-en"}},{"text":"e"}]}"#

    @Test func `a slide is there once for each of its languages`() throws {
        let story = try StoryText(Array(told.utf8))
        #expect(story.slides.map(\.language) == ["lv", "en", "lv"])
        #expect(story.slides.map(\.text) == ["a b", "c d", "e"])
        #expect(story.slides.map(\.clip) == ["s", "s-en", nil])
    }

    @Test func `times of a language are written beside those of the others`() throws {
        let (one, list) = ([WordTime(start: 0, end: 1)], "[[0.23, 1], [1.5, 12.05]]")
        let english = try written(told, [1: words])
        #expect(english.contains(#""audioName":{"lv":"s","en":"s-en"}, "words": {"en": \#(list)}}"#))
        let both = try written(english, [0: one])
        #expect(both.contains(#""words": {"lv": [[0, 1]], "en": \#(list)}}"#))
        #expect(
            try written(told, [0: one, 1: words, 2: one]) == both.replacing(#""e""#, with: #""e", "words": [[0, 1]]"#))
        // Times without a language are the tale's own.
        let plain = told.replacing(#","audioName""#, with: #","words":[[9, 9]],"audioName""#)
        #expect(try written(plain, [1: words]).contains(#""words":{"lv": [[9, 9]], "en": \#(list)}"#))
    }

    @Test func `an object with other keys is no text by language`() throws {
        for tag in [#"a\"b"#, #"en-\\"#, "en-a:b", "en-_"] {
            let story = try StoryText(Array(#"{"slides":[{"text":{"\#(tag)":"x"}}]}"#.utf8))
            #expect(story.slides.map(\.text) == [nil])
        }
    }

    @Test func `a language with signs of JSON's is written in them`() throws {
        let text = #"{"language":"a\"b","slides":[{"text":{"en":"c d"},"words":[[9, 9]],"audioName":{"en":"s"}}]}"#
        let times = try written(text, [1: words])
        #expect(times.contains(#""words":{"a\"b": [[9, 9]], "en": [[0.23, 1], [1.5, 12.05]]}"#))
    }

    @Test(arguments: [
        "", "[]", "{", #"{"slides": {}}"#, #"{"slides": [1]}"#, #"{"slides": [{"a"}]}"#, #"{"slides": [{"a": }]}"#,
        #"{"slides": [{"a": "b}]}"#,
    ])
    func `what is not a story is refused`(text: String) {
        #expect(throws: JSONSpans.Malformed.self) { try StoryText(Array(text.utf8)) }
    }

    @Test func `a story that is nested too deep is refused`() {
        let text = "{\"slides\": [{\"a\": " + String(repeating: "[", count: 5000)
        #expect(throws: JSONSpans.Malformed.self) { try StoryText(Array(text.utf8)) }
    }

    // MARK: - Wolves

    private func rated(_ text: String, _ wolves: Int?) throws -> String {
        var story = try StoryText(Array(text.utf8))
        try story.rate(wolves)
        return String(decoding: story.bytes, as: UTF8.self)
    }

    @Test func `wolves come before the slides in the file's own manner, change there and go again`() throws {
        let text = """
            {
              "title": "Lācis",
              "slides": [
                {"wolves": 1}
              ]
            }

            """
        let one = text.replacing(#"  "slides""#, with: "  \"wolves\": 1,\n  \"slides\"")
        #expect(try rated(text, 1) == one)
        #expect(try rated(one, 3) == text.replacing(#"  "slides""#, with: "  \"wolves\": 3,\n  \"slides\""))
        #expect(try rated(one, nil) == text)
        #expect(try rated(text, nil) == text)
    }

    @Test(arguments: [
        (#"{"slides":[]}"#, #"{"wolves": 0, "slides":[]}"#), (#"{"a":1, "wolves": 2}"#, #"{"a":1, "wolves": 0}"#),
        ("{}", "{}"),
    ])
    func `in one line it stays one line`(text: String, expected: String) throws {
        #expect(try rated(text, 0) == expected)
    }

    @Test func `the last and the only field are removed, too`() throws {
        #expect(try rated(#"{"a":1, "wolves": 2}"#, nil) == #"{"a":1}"#)
        #expect(try rated(#"{"wolves": 2}"#, nil) == "{}")
    }
}
