import Inference

/// Graded questions for a language model, which are the same for each: `exam.json` in the activity's assets.
struct Exam: Hashable, Sendable {
    /// Cards of another version are worth nothing.
    let version: Int
    /// The questions in the order in which they are asked: talks, translations, corrections.
    let questions: [ExamQuestion]
}

/// A question of the exam.
struct ExamQuestion: Hashable, Sendable {
    let id: String
    let level: Level
    /// The skill that it tries above all.
    let skill: ExamSkill
    let task: Task

    enum Task: Hashable, Sendable {
        case talk(ExamTalk)
        case translation(ExamTranslation)
        case correction(ExamCorrection)
    }

    /// What the model is told: the same as in a talk and in the tutor's tasks.
    var messages: [ChatMessage] {
        switch task {
        case .talk(let talk): talk.prompt(for: level).messages
        case .translation(let translation):
            TutorPrompt(skill == .toEnglish ? .toEnglish : .toSpanish, about: translation.text).messages
        case .correction(let correction): TutorPrompt(.correct, about: correction.text).messages
        }
    }

    /// How long an answer may be, in tokens.
    var mostTokens: Int {
        switch task {
        case .talk: 256
        case .translation, .correction: 96
        }
    }
}

/// The next reply of a talk.
struct ExamTalk: Hashable, Sendable {
    let scene: Scenario
    /// What was said; the learner spoke last.
    let turns: [TalkLine]
    /// Groups of words of which the reply must have one, by base form.
    let needs: [WordPattern]
    let forbids: [WordPattern]
    /// A reply that passes.
    let example: String

    fileprivate func prompt(for level: Level) -> TalkPrompt {
        var preferences = Preferences()
        preferences.level = LevelChoice(rawValue: level.rawValue) ?? .automatic
        return TalkPrompt(PromptBuilder(preferences, scene), turns)
    }

    func context(for level: Level) -> ReplyContext {
        ReplyContext(
            level: level, role: scene.role.spanish, category: scene.category, heard: turns.last?.text ?? "")
    }
}

/// A sentence to be translated.
struct ExamTranslation: Hashable, Sendable {
    let text: String
    /// Good translations.
    let accepts: [String]
    /// Phrases that another good translation has, with `|` between alternatives; none if only those are good.
    let needs: [String]
}

/// A sentence to be corrected, or left as it is.
struct ExamCorrection: Hashable, Sendable {
    let text: String
    /// Right forms; the sentence itself if it has no mistake.
    let accepts: [String]
}
