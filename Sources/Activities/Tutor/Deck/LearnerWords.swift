import Spanish

/// The words that a learner works on: those to practise, and those of the deck.
struct LearnerWords {
    private let targets: DeckWords
    private let deck: DeckWords

    /// - Parameter targets: words to practise, as they were typed.
    init(_ targets: [String], _ deck: DeckWords) {
        self.targets = DeckWords(Deck(notes: targets.map { Note($0, "") }))
        self.deck = deck
    }

    /// The fronts of the notes whose words a text holds, in any form, each once; words to practise come first.
    func used(in text: [Token]) -> [String] {
        let practised = targets.notes(in: text).map(\.front)
        return practised + deck.notes(in: text).map(\.front).filter { !targets.hold($0) }
    }
}
