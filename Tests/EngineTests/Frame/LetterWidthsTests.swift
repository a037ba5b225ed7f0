import FoundationEssentials
import Testing

@testable import Engine

struct LetterWidthsTests {
    private let widths = LetterWidths([
        (character: 0x41, width: 600), (character: 0x42, width: 500), (character: 0x61, width: 400),
    ])

    @Test(arguments: [("A", 6.0), ("AB", 11), ("a", 4), ("B\u{301}", 5), ("?", 5.86), ("", 0)])
    func `a text is as wide as its letters`(text: String, width: Double) {
        #expect(abs(widths.width(of: text, size: 10) - width) < 0.001)
    }

    @Test func `characters between two runs and after the last are of the usual width`() {
        for text in ["C", "Z", "b", " "] { #expect(widths.width(of: text, size: 1000) == 586, "\(text)") }
    }

    @Test(arguments: [0xad as UInt32, 0x301, 0x200d])
    func `a sign that takes no room has no width, whatever the font says`(character: UInt32) throws {
        let said = LetterWidths([(character: character, width: 400)])
        let kept = try JSONDecoder().decode(LetterWidths.self, from: Data(#"{"runs":["\#(character) 400"]}"#.utf8))
        let text = String(Character(try #require(Unicode.Scalar(character))))
        for widths in [said, kept, .andika] { #expect(widths.width(of: text, size: 1000) == 0) }
    }

    @Test func `a recording keeps them in a few lines`() throws {
        let data = try JSONEncoder().encode(widths)
        #expect(String(decoding: data, as: UTF8.self) == #"{"runs":["65 600 500","97 400"]}"#)
        #expect(try JSONDecoder().decode(LetterWidths.self, from: data) == widths)
    }

    @Test(arguments: [#"{"runs":[""]}"#, #"{"runs":["A 1"]}"#, #"{"runs":["65 -1"]}"#, #"{"runs":["99999999999 1"]}"#])
    func `damaged widths are refused`(json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(LetterWidths.self, from: Data(json.utf8)) }
    }
}
