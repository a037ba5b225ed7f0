import Testing

@testable import Tutor

struct LearnerWordsTests {
    private static let deck = DeckWords(Deck(notes: [Note("el té", "tea"), Note("la mesa", "table")]))
    private static let text = TalkLine(.learner, "Quiero un té en la mesa").tokens

    @Test func `words to practise come before those of the deck`() {
        #expect(LearnerWords(["mesa", "querer"], Self.deck).used(in: Self.text) == ["mesa", "el té"])
    }

    @Test func `without words to practise the deck's remain`() {
        #expect(LearnerWords([], Self.deck).used(in: Self.text) == ["el té", "la mesa"])
    }

    @Test func `what is no word is never used`() {
        #expect(LearnerWords(["…"], DeckWords(Deck())).used(in: Self.text).isEmpty)
    }
}
