import Engine

/// A scrolling strip of covers that speak their titles: the bookcase, and each of its shelves.
protocol CoverScreen: StripScreen {
    /// Identifies a cover.
    associatedtype Place: Hashable, Sendable

    var voice: CoverVoice<Place> { get set }
    var head: ShelfHead { get set }
}

extension CoverScreen {
    mutating func tick() -> [Command] {
        scroll.tick()
        return voice.tick(now: now) + head.tick()
    }

    mutating func leave() -> [Command] { [.stopNarration] }

    var rest: Rest { stripRest }
    /// The rest of the strip and its voice.
    var stripRest: Rest { Rest.whether(scroll.isMoving).and(voice.rest(now: now)) }
}
