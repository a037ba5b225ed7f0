import Engine
import Foundation
import Testing

@testable import TalePacks

struct TellingTests {
    @Test(arguments: [
        ("slide01", "slide01"), ("Mūsu vasara (1)", "Mūsu vasara (1)"), ("a.b", "a.b"), ("", "4"), ("x/y", "4"),
        ("..", "4"), (".hidden", "4"), ("a\nb", "4"), (String(repeating: "a", count: 201), "4"),
    ])
    func `a recording is named by the slide's id, or its number where that is no file's name`(id: String, stem: String)
    {
        #expect(Telling.stem(of: Slide(id: id), number: 4) == stem)
    }

    @Test func `folders with other names get different faces`() {
        #expect(Set(["vecmamma", "tētis", "Anna", "2"].map(Teller.init(folder:))).count == 4)
    }

    @Test func `each face has a unique folder name that maps back to it`() {
        let all = Teller.Animal.allCases.flatMap { animal in Teller.Hue.allCases.map { Teller(animal, $0) } }
        #expect(all.map { Teller(folder: $0.name) } == all)
    }

    @Test func `a tale knows its folder by its files`() {
        #expect(Story(id: "a", title: "", cover: "stories/0/a/c.jpg", slides: []).pack == "stories/0/a")
        #expect(
            Story(id: "a", title: "", slides: [Slide(id: "1"), Slide(id: "2", narration: "stories/2/./1.ogg")]).pack
                == "stories/2/.")
        #expect(Story(id: "a", title: "", slides: [Slide(id: "1")]).pack == nil)
    }

    @Test func `a tale is written down with its tellings`() throws {
        let telling = Telling(
            id: "fox-blue", teller: Teller(.fox, .blue), narration: ["1": "fox/1.wav", "2": "fox/2.wav"],
            words: ["2": [WordTime(start: 0, end: 1)]])
        let story = Story(
            id: "turnip", title: "The Turnip", slides: [Slide(id: "1"), Slide(id: "2")], tellings: [telling])
        #expect(try JSONDecoder().decode(Story.self, from: JSONEncoder().encode(story)) == story)
    }
}
