import Engine

/// A talk, by what is written or with a language model.
enum SceneTalk: Hashable, Sendable {
    case guided(GuidedTalk)
    case free(FreeTalk)

    /// Begins a talk: with the chosen model where it may talk, or else as it is written.
    ///
    /// - Parameter id: the scenario's.
    /// - Returns: nil if the scenario is not known, or has nothing written.
    init?(_ id: String, _ scenes: Scenes, _ preferences: Preferences) {
        let scenario = scenes[id]?.spoken(in: preferences.dialect)
        if scenario != nil || id == Route.ownGoal, let model = scenes.model(for: preferences) {
            self = .free(FreeTalk(scenario, model: model))
        } else {
            guard let talk = scenario.flatMap({ GuidedTalk($0, level: Level(preferences.level)) }) else { return nil }
            self = .guided(talk)
        }
    }

    var said: [Saying] {
        switch self {
        case .guided(let talk): talk.said
        case .free(let talk): talk.said
        }
    }

    /// The scenario; nil for an own goal.
    var scenario: Scenario? {
        switch self {
        case .guided(let talk): talk.scenario
        case .free(let talk): talk.scenario
        }
    }

    /// What the written talk waits for; nil at its end, and in a free one.
    var turn: Turn? { guided?.turn }

    /// Whether a written talk is at its end; a free one has none.
    var isOver: Bool { guided?.isOver ?? false }

    /// How far a written talk has come, or how much of a model is loaded, 0…1; nil for what cannot be told.
    var progress: Double? {
        switch self {
        case .guided(let talk): talk.progress
        case .free(let talk): if case .loading(let share) = talk.state { share } else { nil }
        }
    }

    /// The model talks no more: the program says why, and the scene's written talk goes on.
    mutating func goOn(after problem: ModelProblem, level: Level) {
        guard var talk = free else { return }
        talk.say(problem.wording)
        free = talk
        guard let scenario = talk.scenario else { return }
        talk.say(.writtenTalkGoesOn)
        if let written = GuidedTalk(scenario, level: level, after: talk.said) { self = .guided(written) }
    }

    var guided: GuidedTalk? {
        get { if case .guided(let talk) = self { talk } else { nil } }
        set { if let newValue { self = .guided(newValue) } }
    }

    var free: FreeTalk? {
        get { if case .free(let talk) = self { talk } else { nil } }
        set { if let newValue { self = .free(newValue) } }
    }
}
