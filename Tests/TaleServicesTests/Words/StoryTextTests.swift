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
}
