import Testing

@testable import Voices

struct SentencePhonemesTests {
    private static func long(_ text: String) -> SpokenSentence {
        SpokenSentence(parts: [.init(words: [0..<text.count], text: text, sign: nil)])
    }

    private func phonemes(_ text: String, _ spelled: String...) -> SentencePhonemes {
        SentencePhonemes(SpokenSentence.sentences(of: text)[0], spelled)
    }

    @Test func `the signs follow their words`() {
        #expect(phonemes("Sí, hola.", "si", "ola", "").phonemes == "si, ola.")
    }

    @Test func `a word begins where the phonemes before it end`() {
        let words = phonemes("Sí, hola mar.", "si", "ola mar", "").words
        // 2 and a pause of 3, 3, 3 and a pause of 3.
        #expect(words.map(\.start) == [0, 5.0 / 14, 8.0 / 14])
        #expect(words.map(\.place) == [0..<3, 4..<8, 9..<13])
    }

    @Test func `where espeak-ng joins words their letters count`() {
        let words = phonemes("de la casa", "dela kˈasa").words
        #expect(words.map(\.start) == [0, 0.25, 0.5])
    }

    @Test func `only what can be heard is divided`() {
        let silence = [Int16](repeating: 10, count: 1000)
        let sound = silence + [Int16](repeating: 9000, count: 1000) + silence
        let times = phonemes("la la", "la la").times(sound, rate: 1000)
        #expect(times.map(\.seconds) == [1, 1.5])
        #expect(phonemes("la la", "la la").times([], rate: 1000).map(\.seconds) == [0, 0])
    }

    @Test func `what is too long for one breath is divided between words`() {
        let words = Array(repeating: "palabra", count: 100).joined(separator: " ")
        let orders = SentencePhonemes(Self.long(words), [words]).orders
        #expect(orders.map(\.count) == [479, 319])
        #expect(orders.allSatisfy { $0.first != 0x20 && $0.last != 0x20 })
    }
}
