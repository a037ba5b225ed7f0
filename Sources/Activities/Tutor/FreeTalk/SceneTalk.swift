/// A talk, by what is written or with a language model.
enum SceneTalk: Hashable, Sendable {
    case guided(GuidedTalk)
    case free(FreeTalk)

    var said: [Saying] {
        switch self {
        case .guided(let talk): talk.said
        case .free(let talk): talk.said
        }
    }

    /// Nil for an own goal.
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

    var guided: GuidedTalk? {
        get { if case .guided(let talk) = self { talk } else { nil } }
        set { if let newValue { self = .guided(newValue) } }
    }

    var free: FreeTalk? {
        get { if case .free(let talk) = self { talk } else { nil } }
        set { if let newValue { self = .free(newValue) } }
    }
}
