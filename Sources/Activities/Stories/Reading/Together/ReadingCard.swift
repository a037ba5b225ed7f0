import Engine
import TalePacks

/// A card over the slide, for the child and the grown-up beside it.
enum ReadingCard: Hashable, Sendable {
    /// The question about the slide, for the grown-up to ask.
    case question(String)
    /// A word of the slide, for whose explanation the tale waits.
    case word(ExplainedWord)

    var word: ExplainedWord? { if case .word(let word) = self { word } else { nil } }
}

/// An explanation that is being given.
struct ExplainedWord: Hashable, Sendable {
    /// The word's place in the text.
    let place: Int
    let explanation: Explanation
    /// Its clip, unless that is known to be broken.
    let clip: Sound?
    /// Whether the tale goes on afterwards.
    let wasPlaying: Bool
    /// The tick at which it is over if no clip tells; nil while the clip plays.
    private(set) var until: Int?

    init(_ explanation: Explanation, at place: Int, clip: Sound?, wasPlaying: Bool, now: Int) {
        (self.explanation, self.place, self.clip, self.wasPlaying) = (explanation, place, clip, wasPlaying)
        until = now + explanation.text.readingTime
    }

    /// The word as the card shows it: without the punctuation around it.
    var title: String { explanation.word }

    mutating func started() { until = nil }

    /// The clip cannot be heard: its text stays long enough to be read.
    mutating func failed(now: Int) { until = now + explanation.text.readingTime }

    func isOver(now: Int) -> Bool { until.map { now >= $0 } ?? false }
    func rest(now: Int) -> Rest { until.map { .until(max($0, now + 1)) } ?? .still }
}
