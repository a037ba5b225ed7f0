/// Names the place that has the focus, when it has stayed there for a moment.
struct SpokenFocus: Hashable, Sendable {
    /// Ticks of focus before a place is named, so that passing it is quiet.
    static let attention = 15

    /// When to name the place.
    private var due: Int?
    /// Whether it is named even over a clip: a child has moved the focus.
    private var isWanted = false
    /// Whether a clip is playing or about to.
    private var hears = false

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
        return isWanted || !hears
    }

    /// Notes what a screen lets be heard.
    mutating func note(_ commands: [Command]) {
        for command in commands {
            switch command {
            case .narrate, .resumeNarration: hears = true
            case .pauseNarration, .stopNarration: hears = false
            default: break
            }
        }
    }

    mutating func note(_ reply: Input.Reply) {
        switch reply {
        case .narrationEnded, .narrationFailed: hears = false
        default: break
        }
    }

    func rest(at tick: Int) -> Rest { due.map { .until(max($0, tick + 1)) } ?? .still }
}
