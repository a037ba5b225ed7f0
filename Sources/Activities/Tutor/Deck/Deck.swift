import Sentences

/// A learner's deck, as read from a file for Anki.
public struct Deck: Hashable, Sendable {
    public private(set) var notes: [Note]
    /// What is left out of it.
    public let skipped: [Skipped]
    /// How many notes of the file were too many to be read.
    public let beyond: Int
    /// Whether it says how well its notes are known; otherwise all of them are ``Mastery/new``.
    public let isScheduled: Bool
    /// Whether front and back have changed places, because the file has the Spanish words on the back.
    public private(set) var isTurned = false

    public init(notes: [Note] = [], skipped: [Skipped] = [], beyond: Int = 0, isScheduled: Bool = false) {
        self.notes = notes
        self.skipped = skipped
        self.beyond = beyond
        self.isScheduled = isScheduled
    }

    /// Notes that are left out for one reason.
    public struct Skipped: Hashable, Sendable {
        public let why: Sentence
        public let count: Int

        public init(_ why: Sentence, count: Int) {
            self.why = why
            self.count = count
        }
    }

    /// The deck with front and back the other way round.
    var turned: Deck {
        var deck = self
        deck.notes = notes.map(\.turned)
        deck.isTurned.toggle()
        return deck
    }

    public subscript(mastery: Mastery) -> [Note] { notes.filter { $0.mastery == mastery } }
}
