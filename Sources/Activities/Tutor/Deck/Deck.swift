import Sentences

/// A learner's deck, as read from a file for Anki.
public struct Deck: Hashable, Sendable {
    public let notes: [Note]
    /// What is left out of it.
    public let skipped: [Skipped]
    /// How many notes of the file were too many to be read.
    public let beyond: Int
    /// Whether it says how well its notes are known; otherwise all of them are ``Mastery/new``.
    public let isScheduled: Bool

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

    public subscript(mastery: Mastery) -> [Note] { notes.filter { $0.mastery == mastery } }
}
