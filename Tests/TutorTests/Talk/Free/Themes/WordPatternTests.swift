import Testing

@testable import Spanish
@testable import Tutor

struct WordPatternTests {
    @Test(
        arguments: [
            ("pistola", "Una Pistola.", [1..<2]), ("pistol*", "pistolas y pistoleros", [0..<1, 2..<3]),
            ("tu/su clave", "Su clave y tu clave", [0..<2, 3..<5]), ("más alto", "Es mas alto.", [1..<3]),
            ("matar", "mató", []), ("un arma", "un", []), ("año", "ano", []),
        ] as [(WordPattern, String, [Range<Int>])]) func `it is found by its forms, without accents`(
            pattern: WordPattern, text: String, places: [Range<Int>]
        )
    {
        let words = LemmatisedText(text).words
        #expect(pattern.places(in: words) == places)
        #expect((PatternIndex([[], [pattern]]).places(in: words)[1] ?? []) == places)
    }

    @Test(
        arguments: [
            ("matar", "Lo mató.", true), ("matar", "Toma un mate.", false), ("tomar un mate", "Toma un mate.", true),
            ("ir/venir a matar", "Voy a matar moscas.", true), ("mat*", "La madre", false),
        ] as [(WordPattern, String, Bool)]) func `a base form alone must be the only one that is possible`(
            pattern: WordPattern, text: String, isFound: Bool
        )
    {
        let words = LemmatisedText(text, Tools.spanish).words
        #expect(pattern.isFound(in: words) == isFound)
        #expect(PatternIndex([[pattern]]).places(in: words).isEmpty == !isFound)
    }

    @Test func `without an answer of the analyser no word is known`() {
        struct Silent: Lexicon {
            func readings(of forms: [String]) throws(LanguageProblem) -> [[Reading]] { throw .missing }
            func forms(of readings: [Reading]) throws(LanguageProblem) -> [String?] { throw .missing }
            func spelling(of forms: [String]) throws(LanguageProblem) -> [Spelling] { throw .missing }
        }
        let text = LemmatisedText("La casa", Silent())
        #expect(text == LemmatisedText("la CASA") && !text.isAnalysed)
        #expect(LemmatisedText("la casa", Tools.spanish).words.map(\.isKnown) == [true, true])
    }
}
