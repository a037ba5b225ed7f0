import Engine

/// A talk with a language model, in a scene or about the learner's own goal.
struct FreeTalk: Hashable, Sendable {
    /// The scenario; nil for an own goal.
    let scenario: Scenario?
    let model: ModelChoice
    private(set) var said: [Saying] = []
    private(set) var state = State.ready
    /// What was asked last, so that a late answer meets no other one.
    private var request = 0

    enum State: Hashable, Sendable {
        /// The learner may speak.
        case ready
        /// How much of the model is loaded, 0…1.
        case loading(Double)
        /// The model reads what was said.
        case reading
        /// The model speaks; its words are the last of what was said.
        case speaking
        /// The model talks no more.
        case failed(ModelProblem)
    }

    init(_ scenario: Scenario?, model: ModelChoice) { (self.scenario, self.model) = (scenario, model) }

    var isReplying: Bool {
        switch state {
        case .loading, .reading, .speaking: true
        case .ready, .failed: false
        }
    }

    /// What the model is told of the talk: what either has said, without what the program has.
    var turns: [TalkLine] {
        said.compactMap { saying -> TalkLine? in
            switch saying.content {
            case .own(let text, _): return TalkLine(.learner, text)
            case .made(let text): return text.isEmpty ? nil : TalkLine(.tutor, text)
            case .written(let line), .repeated(let line): return TalkLine(saying.speaker, line.spanish)
            case .hint, .notice: return nil
            }
        }
    }

    // MARK: - What happens

    /// The learner says something; nil for the model that begins.
    ///
    /// - Parameter id: of the request; none of the page has it, also of an earlier talk.
    /// - Returns: what the model is to reply to; nil if it replies already, or has begun.
    mutating func ask(_ text: String?, id: Int, _ preferences: Preferences) -> WantedReply? {
        guard !isReplying, text != nil || said.isEmpty else { return nil }
        if let text { add(.learner, .own(text, meaning: nil)) }
        request = id
        state = .reading
        return WantedReply(
            id: request, model: model.name, scenario: scenario?.id, turns: turns, preferences: preferences)
    }

    /// What a learner may stop now; nil for nothing.
    var stoppable: Int? { isReplying ? request : nil }

    /// The news that the reply was stopped as far as it is shown; nil if none is being made.
    var interrupted: ReplyAnswer? {
        stoppable.map { ReplyAnswer(id: $0, state: .stopped(state == .speaking ? said.last?.text ?? "" : "")) }
    }

    /// What news of a reply brings.
    enum Event: Hashable {
        /// The reply has something new to show.
        case changed
        /// The beginning of a line, which stays: it may be spoken.
        case judged(Saying)
        /// A whole line, to be spoken.
        case said(Saying)
        /// A line that the learner has stopped; nothing more of it is spoken.
        case stopped(String)
        /// The model talks no more.
        case ended(ModelProblem)
    }

    /// - Returns: nil for news of another request.
    mutating func receive(_ news: ReplyAnswer) -> Event? {
        guard news.id == request, isReplying else { return nil }
        switch news.state {
        case .loading(let share): state = .loading(share)
        case .reading:
            // A reply that was not right is asked for once more.
            if case .speaking = state { put("") }
            state = .reading
        case .making(let text): speak(text)
        case .judged(let text):
            // More of it may be shown than has been judged.
            if state != .speaking || said.last?.text.hasPrefix(text) == false { speak(text) }
            return said.last.map { .judged(Saying(id: $0.id, speaker: .tutor, content: .made(text))) }
        case .said(let text):
            speak(text)
            state = .ready
            return said.last.map(Event.said)
        case .stopped(let text):
            // Stopped before its first word, it has said nothing.
            if !text.isEmpty { speak(text) } else { put("") }
            state = .ready
            return text.isEmpty ? .changed : .stopped(text)
        case .declined(let line):
            add(.tutor, .written(line))
            state = .ready
            return said.last.map(Event.said)
        case .failed(.faulty):
            put("")
            say(ModelProblem.faulty.wording)
            state = .ready
        case .failed(let problem):
            state = .failed(problem)
            return .ended(problem)
        }
        return .changed
    }

    private mutating func speak(_ text: String) {
        if state != .speaking { begin() }
        put(text)
        state = .speaking
    }

    /// The program says something.
    mutating func say(_ words: TutorWording) { add(.tutor, .notice(words)) }

    /// Makes room for the model's words, unless it has some from a reply that was not right.
    private mutating func begin() {
        if case .made("") = said.last?.content { return }
        add(.tutor, .made(""))
    }

    private mutating func put(_ text: String) {
        guard let last = said.last, case .made = last.content else { return }
        said[said.count - 1] = Saying(id: last.id, speaker: .tutor, content: .made(text))
    }

    private mutating func add(_ speaker: TalkLine.Speaker, _ content: Saying.Content) {
        said.append(Saying(id: said.count, speaker: speaker, content: content))
    }
}

extension FreeTalk.State {
    /// What is said of it; nil when the learner may speak, and where the talk itself says why not.
    var wording: TutorWording? {
        switch self {
        case .ready, .failed: nil
        case .loading(let share): .modelLoading(percent: Int(share * 100))
        case .reading: .modelReading
        case .speaking: .modelSpeaking
        }
    }
}
