import Engine

/// What the talk's page knows of the learner's voice.
struct Listening: Hashable, Sendable {
    private(set) var state = State.silent
    /// Of the news of it.
    private var id = 0
    /// The tick at which the button was still held; nil if it was only pressed.
    private var held: Int?

    enum State: Hashable, Sendable {
        case silent
        /// 0…1, from −60 dB to full scale.
        case listening(level: Double)
        /// The recogniser works.
        case working
    }

    /// A held button is told of about ten times a second.
    static let repeating = 6
    private static let patience = 3 * repeating

    var isOn: Bool { state != .silent }

    /// The button is pressed: once begins, once more ends.
    mutating func press() -> [Command] {
        switch state {
        case .silent: begin()
        case .listening: end()
        case .working: cancel()
        }
    }

    /// The button is held: it listens as long.
    mutating func hold(now: Int) -> [Command] {
        let commands = state == .silent && held.map { now - $0 > Self.patience } ?? true ? begin() : []
        held = now
        return commands
    }

    private mutating func begin() -> [Command] {
        (id, state, held) = (id + 1, .listening(level: 0), nil)
        return [.ask(TutorWish.listen(.start(id: id, language: "es")))]
    }

    private mutating func end() -> [Command] {
        state = .working
        return [.ask(TutorWish.listen(.end))]
    }

    /// Forgets what was said.
    mutating func cancel() -> [Command] {
        guard isOn else { return [] }
        (state, held) = (.silent, nil)
        return [.ask(TutorWish.listen(.cancel))]
    }

    /// - Returns: what was heard, or why nothing was; nil for nothing new.
    mutating func receive(_ news: HearingNews) -> HearingNews.Stage? {
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

    mutating func tick(now: Int) -> [Command] {
        guard case .listening = state, let held, now - held > Self.patience else { return [] }
        return end()
    }

    func rest(now: Int) -> Rest {
        guard case .listening = state, let held else { return .still }
        return .until(max(now + 1, held + Self.patience + 1))
    }
}
