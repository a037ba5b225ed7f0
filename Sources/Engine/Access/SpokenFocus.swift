/// Names the place that has the focus, when it has stayed there for a moment.
struct SpokenFocus: Hashable, Sendable {
    /// Ticks of focus before a place is named, so that passing it is quiet.
    static let attention = 15

    /// The tick at which to name the place.
    private var due: Int?
    /// Whether it is named even over a clip: a child has moved the focus.
    private var isWanted = false
    /// The clip that plays or is about to, or that is paused.
    private var clip: Sound?
    private var isPaused = false

    /// The focus has come to a place.
    ///
    /// - Parameter isWanted: whether a child has moved it there, not a scan or a new screen.
    mutating func plan(isWanted: Bool, at tick: Int) {
        due = tick + Self.attention
        self.isWanted = isWanted
    }

    mutating func forget() { due = nil }

    /// Whether the place is named now.
    mutating func isDue(at tick: Int) -> Bool {
        guard let due, tick >= due else { return false }
        self.due = nil
        return isWanted || clip == nil || isPaused
    }

    /// Notes what a screen lets be heard.
    mutating func note(_ commands: [Command]) {
        for command in commands {
            switch command {
            case .narrate(let sound), .narrateOn(let sound, _): (clip, isPaused) = (sound, false)
            case .resumeNarration: isPaused = false
            case .pauseNarration: isPaused = true
            case .stopNarration: clip = nil
            default: break
            }
        }
    }

    /// A name that has been said is no end of a clip.
    mutating func note(_ reply: Input.Reply) {
        switch reply {
        case .narrationEnded(let sound), .narrationFailed(let sound): if sound == clip { clip = nil }
        default: break
        }
    }

    func rest(at tick: Int) -> Rest { due.map { .until(max($0, tick + 1)) } ?? .still }
}
