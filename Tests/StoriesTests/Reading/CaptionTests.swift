import Engine
import Glibc
import Testing

@testable import Stories
@testable import TalePacks

struct CaptionTests {
    private let area = SlideLayout(words: 1).text
    /// The longest text of the tales that ship with Pasaka.
    private let long =
        "Beidzot viņš nonāca pie slimā ķēniņa. „Pastāsti man par savām bēdām,” lūdza ķēniņš. Kaķītis stāstīja un ne par "
        + "vienu neteica ļauna vārda."

    @Test func `a short text stands in one line of the largest letters`() {
        let caption = Caption("Audz liels", in: area)
        #expect(caption.size == 66)
        #expect(caption.words.map(\.text) == ["Audz", "liels"])
        #expect(caption.words.map(\.area.y) == [area.center.y - 66 * 0.68, area.center.y - 66 * 0.68])
        let space = LetterWidths.andika.width(of: " ", size: 66)
        #expect(caption.words[1].area.x == area.x + LetterWidths.andika.width(of: "Audz", size: 66) + space)
    }

    @Test func `a long text has three lines inside the band`() {
        let caption = Caption(long, in: area)
        #expect(caption.pageCount == 1)
        #expect(Set(caption.words.map(\.area.y)).count == 3)
        #expect(caption.size >= 48)
        for word in caption.words {
            #expect(word.area.x >= area.x && word.area.maxX <= area.maxX)
            #expect(word.area.y >= area.y && word.area.maxY <= area.maxY)
        }
    }

    @Test func `a very long text has pages`() {
        let caption = Caption([long, long, long].joined(separator: " "), in: area)
        #expect(caption.pageCount > 1)
        #expect(caption.places(onPage: 0).lowerBound == 0)
        #expect(caption.places(onPage: 1).lowerBound == caption.places(onPage: 0).upperBound)
        #expect(caption.places(onPage: caption.pageCount - 1).upperBound == caption.words.count)
        for page in 0..<caption.pageCount {
            #expect(Set(caption.places(onPage: page).map { caption.words[$0].area.y }).count <= 3)
        }
    }

    @Test func `a word wider than the band stays inside`() {
        let caption = Caption(String(repeating: "garš", count: 60), in: area)
        #expect(caption.words.map(\.area.width) == [area.width])
    }

    @Test(arguments: ["", "   "]) func `a text without words has none`(text: String) {
        #expect(Caption(text, in: area).words == [])
        #expect(Caption(text, in: area).places(onPage: 0) == 0..<0)
    }

    @Test func `sentences end at their marks whatever closes after them`() {
        let words = "Skrien! „Kurp?” viņš teica. Un – prom …".split(separator: " ")
        #expect(words.sentenceNumbers == [0, 1, 2, 2, 3, 3, 3, 3])
        #expect("Viens. Divi. Trīs".sentenceCount == 3)
        #expect("".sentenceCount == 0)
    }
}

/// What a child reads must be easy to see (WCAG 2.1, 1.4.6: 7:1).
struct CaptionContrastTests {
    private func luminance(_ color: Color) -> Double {
        let parts = [color.red, color.green, color.blue].map { part -> Double in
            let value = Double(part) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    @Test(arguments: [Color.paper, Color(0xffe2a0)]) func `the words stand out from the band and from the mark`(
        ground: Color
    ) {
        #expect((luminance(ground) + 0.05) / (luminance(.ink) + 0.05) >= 7)
    }
}

struct SpokenWordsTests {
    private func spoken(_ text: String, _ times: [(Double, Double)]) -> SpokenWords {
        SpokenWords(Slide(id: "1", text: text, words: times.map { WordTime(start: $0.0, end: $0.1) }))
    }

    @Test(arguments: [(0.5, nil), (1.0, 0..<1), (1.6, nil), (2.0, 1..<2), (2.9, nil), (9, nil)])
    func `a word is marked while it is said`(seconds: Double, words: Range<Int>?) {
        #expect(spoken("Audz liels", [(1, 1.5), (2, 2.9)]).words(at: seconds) == words)
    }

    @Test func `with one time for each sentence the sentence is marked`() {
        let spoken = spoken("Audz liels! Un viņš auga.", [(0, 2), (2.5, 4)])
        #expect(spoken.words(at: 1) == 0..<2)
        #expect(spoken.words(at: 3) == 2..<5)
        #expect(spoken.span(of: 3) == WordTime(start: 2.5, end: 4))
    }

    @Test func `without times nothing is marked`() {
        #expect(spoken("Audz liels", []).words(at: 1) == nil)
        #expect(spoken("", []).span(of: 0) == nil)
    }

    @Test func `the mark changes at every beginning and end`() {
        let spoken = spoken("Audz liels", [(1, 1.5), (2, 2.9)])
        #expect([0, 1, 1.5, 2.5].map { spoken.nextChange(after: $0) } == [1, 1.5, 2, 2.9])
        #expect(spoken.nextChange(after: 2.9) == nil)
        #expect(spoken.latest(at: 1.7) == 0)
    }
}
