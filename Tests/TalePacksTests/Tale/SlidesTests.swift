import Engine
import Foundation
import Testing

@testable import TalePacks

struct SlidesTests {
    private static let slide = Slide(
        id: "slide01", image: "stories/0/racenis/slide01.jpg", narration: "stories/0/racenis/slide01.ogg",
        text: "Vectēvs iesēja rāceni.", words: [WordTime(start: 0.23, end: 1.33), WordTime(start: 1.33, end: 2.075)],
        clipLength: 12.4375)

    @Test(
        arguments: [
            [], [slide], [slide, Slide(id: "")], [Slide(id: "ā/b", image: "a", narration: "b")],
            [Slide(id: "1", image: "stories/0/x/\u{301}a.jpg", narration: "stories/0/x/\u{301}b.ogg")],
            [Slide(id: "1", image: "", narration: "")],
            [
                Slide(id: "1", image: "stories/0/x/a.jpg", text: "Rija", ask: "Kas tā?", wolves: 0),
                Slide(
                    id: "2", wolves: 3,
                    explanations: [
                        Explanation(word: "rija", text: "Ēka", clip: "stories/0/x/rija.ogg"),
                        Explanation(word: "", text: "", clip: "clips/b.ogg"), Explanation(word: "c", text: "d"),
                    ]),
            ],
            [
                Slide(
                    id: "1", image: "stories/0/x/1.jpg",
                    figures: [
                        Figure(
                            image: "stories/0/x/cat.webp", behind: "stories/0/x/behind.jpg",
                            place: FigurePlace(
                                Rect(x: 412.5, y: 300.01, width: 260, height: 340),
                                ground: Rect(x: 0, y: 1.0 / 3, width: 9, height: 9), pivot: Point(x: -1, y: 0)),
                            rest: FigureMove(.sway, strength: -1.5, seconds: 0.75),
                            answer: Figure.Answer(FigureMove(.hop), clip: "clips/a.ogg", clipLength: 1.25, word: 0),
                            isMouse: true),
                        Figure(
                            image: "stories/0/x/eye.webp",
                            place: FigurePlace(Rect(x: 1, y: 2, width: 30, height: 40)), rest: FigureMove(.blink)),
                    ])
            ],
            [
                Slide(
                    id: "1", image: "stories/0/x/1.jpg", bed: "stories/0/x/wood.ogg",
                    foley: [Foley("stories/0/x/blow.ogg", word: 14), Foley("clips/a.ogg", word: 0)])
            ],
            [Slide(id: "1", words: [WordTime(start: 3, end: 1)], clipLength: 0)],
            [Slide(id: "1", words: [WordTime(start: -1, end: .infinity)], clipLength: 1e300)],
            [Slide(id: "1", words: [WordTime(start: -0.0, end: 0.1 + 0.2)])],
            (0..<300).map {
                Slide(id: "\($0)", image: .init("stories/1/a/\($0).png"), text: String(repeating: "ā", count: $0))
            },
        ] as [[Slide]])
    func `slides come out as they went in`(slides: [Slide]) throws {
        let packed = Slides(slides)
        #expect(Array(packed) == slides)
        #expect(packed.count == slides.count)
        #expect(packed == Slides(slides))
        guard slides.allSatisfy({ $0.words.allSatisfy { $0.end.isFinite } }) else { return }
        #expect(try JSONDecoder().decode(Slides.self, from: JSONEncoder().encode(packed)) == packed)
        #expect(try JSONDecoder().decode([Slide].self, from: JSONEncoder().encode(packed)) == slides)
    }

    @Test func `a time that is no number comes out as none`() {
        let packed = Slides([Slide(id: "1", clipLength: .nan)])
        #expect(packed[0].clipLength?.isNaN == true)
    }

    @Test func `a slide takes little more than its words`() {
        let words = (0..<12).map { number in
            let start: Double = Double(number * 73) / 100, end: Double = Double(number * 73 + 61) / 100
            return WordTime(start: start, end: end)
        }
        let slides = (1...14).map { number in
            Slide(
                id: "slide\(number)", image: .init("stories/1/tale0001/slide\(number).jpg"),
                narration: .init("stories/1/tale0001/slide\(number).ogg"), text: String(repeating: "x", count: 80),
                words: words, clipLength: 9)
        }
        #expect(Slides(slides).byteCount < 14 * (80 + 90))
    }
}
