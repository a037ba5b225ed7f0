import Inference
import Testing

@testable import Voices

struct PhonemeSpellingTests {
    @Test(arguments: [
        ("t͡s", "ʦ"), ("t͡ʃˈiko", "ʧˈiko"), ("d͡zˈiːʋuoja", "ʣˈiːʋuoja"), ("t͡͡sˈillʋæːks", "ʦˈillʋæːks"),
        ("d͡ʒˈʌd͡ʒ", "ʤˈʌʤ"), ("βˌe͡ɪnti", "βˌeɪnti"), ("(en)wiːkˈɛnd(es)", "wiːkˈɛnd"), ("", ""),
    ])
    func `Kokoro has a letter for an affricate, and knows no ties`(ipa: String, spelled: String) {
        #expect(PhonemeSpelling(kind: .kokoro, language: "es").spell(ipa) == spelled)
    }

    @Test func `only in Latvian are two phonemes one affricate`() {
        #expect(PhonemeSpelling(kind: .kokoro, language: "lv").spell("dzˈælzs") == "ʣˈælzs")
        #expect(PhonemeSpelling(kind: .kokoro, language: "en").spell("ˈædz") == "ˈædz")
    }

    @Test func `Piper has a letter and its mark apart`() {
        let spelling = PhonemeSpelling(kind: .piper, language: "lv")
        #expect(Array(spelling.spell("ç").unicodeScalars) == ["c", "\u{327}"])
        #expect(spelling.spell("t͡sˈuː").unicodeScalars.count == 6)
        #expect(!spelling.areTied)
        #expect(PhonemeSpelling(kind: .kokoro, language: "lv").areTied)
    }
}
