import Engine

/// What home says of the button that has got the focus: clips that are said one after the other.
struct HomeSpeech: Hashable, Sendable {
    private var clips: [Sound] = []
    /// When the first of them is said, if the focus stays.
    private var due: Int?
    private var current: Sound?

    /// Ticks for which a button has the focus before it is said, so that one that is passed says nothing.
    static let attention = 15

    /// What is to be said in place of what was.
    mutating func plan(_ clips: [Sound], now: Int) {
        (self.clips, due, current) = (clips, now + Self.attention, nil)
    }

    mutating func tick(now: Int) -> [Command] {
        guard let due, now >= due else { return [] }
        self.due = nil
        return sayNext()
    }

    /// A clip has been said to its end.
    mutating func ended(_ clip: Sound) -> [Command] { clip == current ? sayNext() : [] }

    private mutating func sayNext() -> [Command] {
        current = clips.isEmpty ? nil : clips.removeFirst()
        return current.map { [.narrate($0)] } ?? []
    }

    func rest(now: Int) -> Rest { due.map { .until(max($0, now + 1)) } ?? .still }
}
