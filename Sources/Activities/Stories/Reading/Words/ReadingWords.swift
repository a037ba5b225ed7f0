import Engine
import TalePacks

/// The words of a slide: shown, paged through, touched and marked.
extension StoryPlayerViewModel {
    /// The words being spoken, or the touched word.
    var spoken: Range<Int>? {
        guard let slide else { return nil }
        if let touched, now < touched.until { return touched.word..<(touched.word + 1) }
        if let word = figures.litWord(at: now) { return word..<(word + 1) }
        return narration.position(now: now).flatMap { words(of: slide).spoken.words(at: $0) }
    }

    /// The word that a long text follows.
    var latest: Int? {
        guard let slide else { return nil }
        return narration.position(now: now).flatMap { words(of: slide).spoken.latest(at: $0) }
    }

    /// Whether the words are wished for, or shown because a letter glows in them.
    var showsWords: Bool { glow == nil ? wishes.showsWords : words.target == 1 }

    /// The number of pages through which the child can page; 1 if the voice leads, or no words are shown.
    var textPages: Int {
        guard words.target == 1, let slide else { return 1 }
        let words = words(of: slide)
        return clip != nil && narration.state != .ended && words.spoken.areKnown ? 1 : words.caption.pageCount
    }

    func words(of slide: Slide) -> SlideWords { kept[slide, layout().wordRoom] }

    /// Lays out the words that are seen: of the slide, and of both while one slides over the other.
    mutating func keepWords() {
        guard words.value > 0 || words.target > 0 else { return }
        let lower = Int(pages.position.rounded(.down))
        let seen = Set([lower, pages.position == Double(lower) ? lower : lower + 1, pages.index])
        kept.keep(seen.sorted().filter(story.slides.indices.contains).map(slide), layout().wordRoom)
    }

    mutating func playOrPause() -> [Command] {
        touched = nil
        return (clip == nil ? [] : [.play(.press)]) + (hasBegun ? narration.toggle(clip, now: now) : begin())
    }

    mutating func showWords() -> [Command] {
        wishes.showsWords = !showsWords
        words.target = wishes.showsWords ? 1 : 0
        return [.play(.press), .save(AnyDocument(wishes))]
    }

    /// Pages through a long text; beyond its ends the slide turns.
    mutating func leaf(by step: Int) -> [Command] {
        let wanted = min(textPage, textPages - 1) + step
        guard (0..<textPages).contains(wanted) else { return turn(to: pages.index + step) }
        textPage = wanted
        return [.play(.press)]
    }

    /// A silent slide that turns automatically shows its whole text first.
    mutating func readAlong() {
        guard turn.isCounting, clip == nil, textPages > 1 else { return }
        textPage = min(textPages - 1, Int(turn.progress(at: now) * Double(textPages)))
    }

    /// Replays a word; one without its own timing has nothing to play.
    mutating func touch(_ word: Int) -> [Command] {
        guard let slide else { return [] }
        if let explanation = slide.explanation(of: word) { return explain(explanation, at: word) }
        let closing = card == nil ? [] : closeCard()
        guard closing.isEmpty else { return closing }
        guard let clip, let span = words(of: slide).spoken.span(of: word) else { return [] }
        narration.pause(now: now)
        touched = (word, now + Int(((span.end - span.start) * 60).rounded(.up)))
        return [.sayAgain(clip, from: span.start, to: span.end)]
    }

    /// The tick at which the highlight moves to another word.
    var nextMark: Rest {
        guard words.value > 0, let slide else { return .still }
        let end: Rest = touched.map { .until(max($0.until, now + 1)) } ?? .still
        guard let position = narration.position(now: now),
            let next = words(of: slide).spoken.nextChange(after: position)
        else { return end }
        return narration.tick(at: next, now: now).and(end)
    }
}
