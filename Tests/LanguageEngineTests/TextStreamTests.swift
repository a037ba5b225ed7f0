import Testing

@testable import LanguageEngine

struct TextStreamTests {
    @Test(arguments: ["¿Cómo?", "a", "日本", "🙂", ""]) func `any split gives the same text`(text: String) {
        let bytes = Array(text.utf8)
        for place in 0...bytes.count {
            var stream = TextStream()
            let said = stream.append(Array(bytes[..<place])) + stream.append(Array(bytes[place...])) + stream.end()
            #expect(said == text)
        }
    }

    @Test func `nothing is said of half a letter`() {
        var stream = TextStream()
        #expect(stream.append([0xc3]) == "")
        #expect(stream.append([0xa1, 0xe2, 0x82]) == "á")
        #expect(stream.end() == "\u{fffd}")
    }

    @Test func `what is no UTF-8 is replaced`() {
        var stream = TextStream()
        #expect(stream.append([0x80, 0x61, 0xff, 0x62]) == "\u{fffd}a\u{fffd}b")
    }
}
