import Engine
import TalePacks

/// The words being spoken at a moment of a clip.
struct SpokenWords: Hashable, Sendable {
    private struct Span: Hashable, Sendable {
        let words: Range<Int>
        let time: WordTime
    }

    private let spans: [Span]

    /// Reads a slide's timings: one per word, or one per sentence; anything else highlights nothing.
    init(_ slide: Slide) {
        let sentences = slide.text.split(separator: " ").sentenceNumbers
        if slide.words.count == sentences.count {
            spans = slide.words.enumerated().map { Span(words: $0..<($0 + 1), time: $1) }
        } else if slide.words.count == (sentences.last ?? -1) + 1 {
            spans = slide.words.enumerated().map { number, time in
                let first = sentences.firstIndex(of: number) ?? 0
                return Span(words: first..<((sentences.lastIndex(of: number) ?? first) + 1), time: time)
            }
        } else {
            spans = []
        }
    }

    /// Whether the words have timings.
    var areKnown: Bool { !spans.isEmpty }

    /// The words spoken at a position of the clip, in seconds.
    func words(at seconds: Double) -> Range<Int>? {
        spans.last { $0.time.start <= seconds && seconds < $0.time.end }?.words
    }

    /// The last word started, which a long text follows.
    func latest(at seconds: Double) -> Int? { spans.last { $0.time.start <= seconds }?.words.lowerBound }

    /// The part of the clip in which a word is spoken.
    func span(of word: Int) -> WordTime? { spans.first { $0.words.contains(word) }?.time }

    /// The second of the clip at which the highlight changes next.
    func nextChange(after seconds: Double) -> Double? {
        spans.lazy.flatMap { [$0.time.start, $0.time.end] }.filter { $0 > seconds }.min()
    }
}
