import Engine

/// What the talk's page knows of the learner's voice.
struct Listening: Hashable, Sendable {
    private(set) var state = State.silent
    /// The number by which its news is known.
    private var id = 0
    /// The tick at which it began.
    private var began = 0
    /// The last tick at which the button was pressed or still held; nil before the first.
    private var touched: Int?
    /// Whether the button is held so long that letting go ends it.
    private var isHeld = false

    enum State: Hashable, Sendable {
        case silent
        /// 0…1, from −60 dB to full scale.
        case listening(level: Double)
        /// The recogniser works.
        case working
    }

    /// The ticks from one news of a held button to the next: ten a second.
    static let repeating = 6
    /// Ticks without such news after which the button was let go.
    private static let patience = 3 * repeating
    /// Ticks after which a press is a hold: small and old hands let go late.
    private static let longestPress = 4 * repeating

    var isOn: Bool { state != .silent }
    /// Whether the microphone is open.
    var isListening: Bool { if case .listening = state { true } else { false } }

    /// The button is pressed: once begins, once more ends.
    mutating func press(now: Int) -> [Command] {
        touched = now
        switch state {
        case .silent: return begin(now)
        case .listening: return end()
        case .working: return cancel()
        }
    }

    /// The button is held: it listens as long; if it is let go soon, it was pressed.
    mutating func hold(now: Int) -> [Command] {
        let isNew = touched.map { now - $0 > Self.patience } ?? true
        touched = now
        switch state {
        // What failed while the button is held does not begin again until it is let go.
        case .silent: return isNew ? begin(now) : []
        case .listening where isNew: return end()
        case .listening:
            isHeld = now - began >= Self.longestPress
            return []
        case .working: return []
        }
    }

    private mutating func begin(_ now: Int) -> [Command] {
        (id, state, began, isHeld) = (id + 1, .listening(level: 0), now, false)
        return [.ask(ListeningRequest.start(id: id, language: "es"))]
    }

    private mutating func end() -> [Command] {
        state = .working
        return [.ask(ListeningRequest.end)]
    }

    /// Forgets what was said.
    mutating func cancel() -> [Command] {
        guard isOn else { return [] }
        state = .silent
        return [.ask(ListeningRequest.cancel)]
    }

    /// - Returns: what was heard, or why nothing was; nil for nothing new.
    mutating func receive(_ news: ListeningAnswer) -> ListeningAnswer.Stage? {
        guard news.id == id, isOn else { return nil }
        switch news.stage {
        case .listening(let level, _):
            if case .listening = state { state = .listening(level: level) }
            return nil
        case .working:
            state = .working
            return nil
        case .heard, .failed:
            state = .silent
            return news.stage
        }
    }

    mutating func tick(now: Int) -> [Command] { letGo.map { now >= $0 } ?? false ? end() : [] }

    func rest(now: Int) -> Rest { letGo.map { .until(max(now + 1, $0)) } ?? .still }

    /// The tick from which on a held button was let go; nil if none is held.
    private var letGo: Int? {
        guard isListening, isHeld, let touched else { return nil }
        return touched + Self.patience + 1
    }
}
