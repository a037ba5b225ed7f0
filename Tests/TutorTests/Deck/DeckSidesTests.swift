import Spanish
import Testing

@testable import Tutor

/// The side of a deck that is Spanish.
struct DeckSidesTests {
    /// A dictionary of a few words; "no" and "son" are Spanish, too.
    private struct Dictionary: Lexicon {
        private static let words: Set = [
            "el", "la", "perro", "casa", "niño", "no", "son", "come", "él", "con", "hotel",
        ]

        func readings(of forms: [String]) -> [[Reading]] {
            forms.map { Self.words.contains($0.lowercased()) ? [Reading($0, ["n"])] : [] }
        }
        func forms(of readings: [Reading]) -> [String?] { readings.map { _ in nil } }
        func spelling(of forms: [String]) -> [Spelling] { forms.map { _ in .right } }
    }

    @Test(
        arguments: [
            ([Note("dog", "el perro"), Note("house", "La casa"), Note("boy", "el niño")], true),
            ([Note("el perro", "dog"), Note("la casa", "house")], false),
            ([Note("no", "no"), Note("hotel", "el hotel")], false),
            ([Note("son", "con él come"), Note("he eats", "él come")], true),
            ([Note("perro", ""), Note("casa", "")], false), ([Note("1", "perro"), Note("2", "casa")], true),
            ([Note("el perro", "casa"), Note("quiltro", "perro")], false), ([], false),
        ] as [([Note], Bool)])
    func `the side of which the analyser knows more words is Spanish`(notes: [Note], isBack: Bool) throws {
        #expect(try DeckSides(notes, Dictionary()).isBackSpanish == isBack)
    }

    @Test func `a large deck is judged by notes from all its parts`() throws {
        let notes = (0..<500).map { _ in Note("el perro", "hotel") } + (0..<2000).map { _ in Note("dog", "el perro") }
        #expect(try DeckSides(notes, Dictionary()).isBackSpanish)
    }

    @Test func `a turned deck has its backs in front, and turns back`() {
        let deck = Deck(notes: [Note("dog", "perro", interval: 30), Note("solo", "")], isScheduled: true)
        #expect(deck.turned.notes == [Note("perro", "dog", interval: 30), Note("solo", "")])
        #expect(deck.turned.isTurned && deck.turned.isScheduled && deck.turned.turned == deck)
    }
}
