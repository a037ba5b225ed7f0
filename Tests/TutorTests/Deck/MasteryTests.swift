import Testing

@testable import Tutor

struct MasteryTests {
    @Test(
        arguments: [
            (0, .new), (6, .new), (7, .learning), (20, .learning), (21, .familiar), (179, .familiar), (180, .mastered),
            (4000, .mastered),
        ] as [(Int, Mastery)])
    func `the interval says how well a note is known`(interval: Int, mastery: Mastery) {
        #expect(Mastery(interval: interval) == mastery)
        let deck = Deck(notes: [Note("perro", "dog", interval: interval)])
        #expect(deck[mastery].count == 1)
        #expect(Mastery.allCases.map { deck[$0].count }.reduce(0, +) == 1)
    }
}
