import Engine

/// A written talk while it is played: what was said, and whose turn it is.
struct GuidedTalk: Hashable, Sendable {
    let scenario: Scenario
    let talk: Talk
    /// What the tutor waits for; nil at the end.
    private(set) var turn: Turn?
    private(set) var said: [Saying] = []
    /// How often in a row the tutor has not understood.
    private(set) var misses = 0

    /// Begins with the tutor's first line.
    ///
    /// - Parameter before: what was said before it, when a language model no longer talks.
    /// - Returns: nil if the scenario has no talk.
    init?(_ scenario: Scenario, level: Level, after before: [Saying] = []) {
        guard let talk = scenario.talk(for: level), let first = talk.turns.first else { return nil }
        (self.scenario, self.talk, turn, said) = (scenario, talk, first, before)
        add(.tutor, .written(first.line))
    }

    var isOver: Bool { turn == nil }

    /// How far the talk has come, 0…1: the longest way that is left against the longest way of all.
    var progress: Double {
        guard let turn, let first = talk.turns.first else { return 1 }
        let whole = talk.longestWay(from: first.id)
        return whole == 0 ? 0 : 1 - Double(talk.longestWay(from: turn.id)) / Double(whole)
    }

    /// The learner says one of the written answers.
    ///
    /// - Parameter text: the learner's own words for it; nil for those that are written.
    mutating func answer(_ place: Int, inOwnWords text: String? = nil) {
        guard let answers = turn?.answers, answers.indices.contains(place) else { return }
        let answer = answers[place]
        add(.learner, text.map { .own($0, meaning: answer.say) } ?? .written(answer.say))
        misses = 0
        add(.tutor, .written(answer.reply))
        turn = answer.next.flatMap { talk[$0] }
        if let turn { add(.tutor, .written(turn.line)) }
    }

    /// The learner says something that means none of the answers: the tutor asks again, mostly with a hint.
    mutating func miss(_ text: String, _ back: AskingBack = .unknown) {
        guard let turn else { return }
        add(.learner, .own(text, meaning: nil))
        if back.isMiss { misses += 1 }
        if let line = back.line ?? (back.isMiss ? turn.again : nil) { add(.tutor, .written(line)) }
        if back.saysAgain { add(.tutor, .repeated(turn.line)) }
        if let note = back.note { add(.tutor, .hint(note)) }
        if back.hasHint { add(.tutor, .hint(turn.hint)) }
    }

    private mutating func add(_ speaker: TalkLine.Speaker, _ content: Saying.Content) {
        said.append(Saying(id: said.count, speaker: speaker, content: content))
    }
}

/// One thing that was said in a talk.
struct Saying: Hashable, Sendable, Identifiable {
    /// Its place in the talk, from 0.
    let id: Int
    let speaker: TalkLine.Speaker
    let content: Content

    enum Content: Hashable, Sendable {
        /// A line of the scene.
        case written(Line)
        /// A line of the scene, said again and slowly.
        case repeated(Line)
        /// What to do, with a pattern to fill in.
        case hint(Line)
        /// The learner's own words, and the written answer that they mean; nil for none.
        case own(String, meaning: Line?)
        /// A language model's words; they may still grow.
        case made(String)
        /// What the program says, in the learner's language.
        case notice(TutorWording)
    }

    /// What was said, in Spanish; empty for what the program says.
    var text: String {
        switch content {
        case .written(let line), .repeated(let line), .hint(let line): line.spanish
        case .own(let text, _), .made(let text): text
        case .notice: ""
        }
    }

    /// What is written about it; nil for the learner's own words.
    var line: Line? {
        switch content {
        case .written(let line), .repeated(let line), .hint(let line): line
        case .own, .made, .notice: nil
        }
    }

    /// Whether it is said slowly.
    var isSlow: Bool { if case .repeated = content { true } else { false } }

    /// Whether it stands beside the talk, and is not said aloud.
    var isHint: Bool {
        switch content {
        case .hint, .notice: true
        case .written, .repeated, .own, .made: false
        }
    }
}

extension Talk {
    /// The number of answers on the longest way from a turn to an end; no turn leads back.
    func longestWay(from id: String) -> Int {
        var known: [String: Int] = [:]
        func length(_ id: String) -> Int {
            if let length = known[id] { return length }
            let rest = self[id]?.answers.map { $0.next.map(length) ?? 0 }.max()
            known[id] = (rest ?? -1) + 1
            return known[id] ?? 0
        }
        return length(id)
    }
}
