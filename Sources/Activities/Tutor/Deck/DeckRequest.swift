import Engine

/// What screens ask about the learner's deck.
enum DeckRequest: Request {
    /// The decks on the inserted media: a ``DeckAnswer``.
    case list([Medium])
    /// Reads a deck and keeps it, if its screen is still open then: a ``DeckAnswer``.
    case open(DeckFile)
    /// Turns the kept cards over: a ``DeckAnswer``.
    case turn
    /// Forgets the deck: a ``DeckAnswer``.
    case forget
    /// Notes of the deck, at most so many of each mastery: a ``DeckNotesAnswer``.
    case notes(mostOfEach: Int)
}

/// A deck's file on a medium.
struct DeckFile: Hashable, Codable, Sendable {
    let name: String
    let path: String
}
