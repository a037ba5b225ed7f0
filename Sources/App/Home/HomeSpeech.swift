import Engine

/// What home says about the focused button: clips spoken one after the other.
struct HomeSpeech: Hashable, Sendable {
    private var clips: [Sound] = []
    /// The tick at which to speak the first of them, if the focus stays.
    private var due: Int?
    private var current: Sound?

    /// Ticks of focus before a button is spoken, so that passing it is quiet.
    static let attention = 15

    /// Replaces what is to be spoken.
    mutating func plan(_ clips: [Sound], now: Int) {
        self.clips = clips
        due = now + Self.attention
        current = nil
    }

    /// Speaks clips at once, in place of what was to be spoken.
    mutating func say(_ clips: [Sound]) -> [Command] {
        (self.clips, due) = (clips, nil)
        return sayNext()
    }

    mutating func tick(now: Int) -> [Command] {
        guard let due, now >= due else { return [] }
        self.due = nil
        return sayNext()
    }

    /// A clip has ended.
    mutating func ended(_ clip: Sound) -> [Command] { clip == current ? sayNext() : [] }

    private mutating func sayNext() -> [Command] {
        current = clips.isEmpty ? nil : clips.removeFirst()
        return current.map { [.narrate($0)] } ?? []
    }

    func rest(now: Int) -> Rest { due.map { .until(max($0, now + 1)) } ?? .still }
}
