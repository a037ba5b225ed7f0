import Engine

/// Clips spoken one after the other.
struct LetterSpeech: Hashable, Sendable {
    private var clips: [Sound] = []
    /// The clip that is being spoken.
    private(set) var current: Sound?
    /// The tick at which to begin, if something will be said later.
    private var due: Int?

    /// Ticks of focus before something is said, so that passing it is quiet.
    static let attention = 15

    /// Says clips at once, in place of what was being said.
    mutating func say(_ clips: [Sound]) -> [Command] {
        (self.clips, due) = (clips, nil)
        return sayNext()
    }

    /// Says clips after a delay, unless something else comes first.
    mutating func plan(_ clips: [Sound], at tick: Int) { (self.clips, due, current) = (clips, tick, nil) }

    mutating func tick(now: Int) -> [Command] {
        guard let due, now >= due else { return [] }
        self.due = nil
        return sayNext()
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .narrationEnded(let clip), .narrationFailed(let clip): clip == current ? sayNext() : []
        default: []
        }
    }

    private mutating func sayNext() -> [Command] {
        current = clips.isEmpty ? nil : clips.removeFirst()
        return current.map { [.narrate($0)] } ?? []
    }

    var isSpeaking: Bool { current != nil }
    /// Whether nothing is being said or due.
    var isSilent: Bool { current == nil && due == nil }

    func rest(now: Int) -> Rest { due.map { .until(max($0, now + 1)) } ?? .still }
}
