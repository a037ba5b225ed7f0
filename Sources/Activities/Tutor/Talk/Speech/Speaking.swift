import Engine

/// What is being said in the talk, one text after the other, and which word is heard now.
struct Speaking: Hashable, Sendable {
    /// The text that is said now.
    private(set) var current: SpokenText?
    private var waiting: [SpokenText] = []
    /// The last saying that grows, as far as it was said or waits to be said.
    private var grown: SpokenText?
    private var sound: Sound?
    private var marks: [SpeechAnswer.Mark] = []
    /// The tick at which the clip was last known to be at a place, and the place in seconds; nil while it stands still.
    private var place: Place?
    /// A sound that is never made must not hold up what waits.
    private var patience: Int?

    private struct Place: Hashable { let tick: Int, seconds: Double }

    /// Ticks that a sound may take to begin.
    private static let longestWait = 300

    init() {}

    /// Says texts instead of what is being said.
    mutating func say(_ texts: [SpokenText], now: Int) -> [Command] {
        let before = stop()
        waiting = texts
        return before + next(now: now)
    }

    /// Says more of a saying that grows, after what is being said of it: its first sentence is heard while the others are
    /// made.
    ///
    /// - Parameter whole: all of it that may be said so far.
    mutating func goOn(_ whole: SpokenText, now: Int) -> [Command] {
        let before = grown.flatMap { $0.id == whole.id && whole.text.hasPrefix($0.text) ? $0.text : nil }
        grown = whole
        guard let before else { return say([whole], now: now) }
        var rest = whole
        rest.text = String(whole.text.dropFirst(before.count)).trimmed
        rest.wordsBefore = before.split(whereSeparator: \.isWhitespace).count
        guard !rest.text.isEmpty else { return [] }
        // What waits is said as one, without a pause in it.
        if let last = waiting.last, last.id == whole.id {
            waiting[waiting.count - 1].text += " \(rest.text)"
        } else {
            waiting.append(rest)
        }
        return current == nil ? next(now: now) : []
    }

    /// Says nothing more of what was asked for until now.
    mutating func stop() -> [Command] {
        guard current != nil else { return [] }
        let grown = grown
        self = Speaking()
        self.grown = grown
        return [.stopNarration, .ask(SpeechRequest.hush)]
    }

    private mutating func next(now: Int) -> [Command] {
        (current, sound, marks, place, patience) = (nil, nil, [], nil, nil)
        guard !waiting.isEmpty else { return [] }
        let text = waiting.removeFirst()
        (current, patience) = (text, now + Self.longestWait)
        return [.ask(SpeechRequest.say(text))]
    }

    mutating func receive(_ news: SpeechAnswer, now: Int) -> [Command] {
        guard let current, news.id == current.id, news.text == current.text else { return [] }
        guard let sound = news.sound else { return next(now: now) }
        marks = news.marks
        guard self.sound == nil else { return [] }
        self.sound = sound
        return [.narrate(sound)]
    }

    mutating func receive(_ reply: Input.Reply, now: Int) -> [Command] {
        switch reply {
        case .narrationStarted(let sound, _) where sound == self.sound:
            (place, patience) = (Place(tick: now, seconds: 0), nil)
        case .narrationFound(let sound, let seconds, let isMoving) where sound == self.sound:
            (place, patience) = (isMoving ? Place(tick: now, seconds: seconds) : nil, nil)
        case .narrationEnded(let sound) where sound == self.sound: return next(now: now)
        case .narrationFailed(let sound) where sound == self.sound: return next(now: now)
        default: break
        }
        return []
    }

    mutating func tick(now: Int) -> [Command] {
        guard let patience, now >= patience else { return [] }
        return next(now: now)
    }

    /// The word of the current text that is heard, counted from 0.
    func word(now: Int) -> Int? {
        guard let place else { return nil }
        let seconds = place.seconds + Double(now - place.tick) / 60
        return marks.last { $0.start <= seconds }.map { (current?.wordsBefore ?? 0) + $0.word }
    }

    func rest(now: Int) -> Rest {
        let wait: Rest = patience.map { .until($0) } ?? .still
        guard let place else { return wait }
        let seconds = place.seconds + Double(now - place.tick) / 60
        guard let next = marks.first(where: { $0.start > seconds }) else { return wait }
        return wait.and(.until(max(now + 1, place.tick + Int(((next.start - place.seconds) * 60).rounded(.up)))))
    }
}
