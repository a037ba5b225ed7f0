import Engine
import TalePacks

/// What a grown-up beside the child uses: the question about a slide, and explained words.
extension StoryPlayerViewModel {
    mutating func whisper() -> [Command] {
        if case .question = card { return closeCard() }
        guard card == nil, let ask = slide?.ask else { return [] }
        card = .question(ask)
        return [.play(.press)]
    }

    /// The tale waits while the narrator explains a word.
    mutating func explain(_ explanation: Explanation, at place: Int) -> [Command] {
        let wasPlaying = card?.word?.wasPlaying ?? (narration.state == .playing)
        let clip = explanation.clip.flatMap { silent.contains($0) ? nil : $0 }
        touched = nil
        narration.giveWay(now: now)
        card = .word(ExplainedWord(explanation, at: place, clip: clip, wasPlaying: wasPlaying, now: now))
        return [clip.map { .narrate($0) } ?? .stopNarration]
    }

    /// The tale goes on where it waited.
    mutating func closeCard() -> [Command] {
        defer { card = nil }
        guard let word = card?.word else { return [] }
        return word.wasPlaying && narration.isPaused ? narration.toggle(clip, now: now) : [.stopNarration]
    }

    /// Another slide begins: it speaks if the one before spoke until a word was explained.
    mutating func dropCard() {
        if card?.word?.wasPlaying == true { narration = Narration() }
        card = nil
    }

    /// - Returns: nil if the news is not of an explanation's clip.
    mutating func hearOfWord(_ reply: Input.Reply) -> [Command]? {
        guard case .word(var word) = card, let clip = word.clip else { return nil }
        switch reply {
        case .narrationStarted(clip, _): word.started()
        case .narrationFound(clip, _, _): break
        case .narrationEnded(clip): return closeCard()
        case .narrationFailed(clip):
            silent.insert(clip)
            word.failed(now: now)
        default: return nil
        }
        card = .word(word)
        return []
    }
}
