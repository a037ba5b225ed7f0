/// The exam as it is written.
struct ExamFile: Decodable {
    let version: Int
    let scenes: [SceneFile]
    let talks: [TalkFile]
    let translations: [TranslationFile]
    let corrections: [CorrectionFile]

    struct SceneFile: Decodable {
        let id, title, role, goal: String
        let category: Scenario.Category
    }

    struct TalkFile: Decodable {
        let id, scene, example: String
        let level: Level
        let skill: ExamSkill
        let turns: [String]
        let needs, forbids: [String]?
    }

    struct TranslationFile: Decodable {
        let id, text: String
        let level: Level
        let to: TutorLanguage
        let accepts: [String]
        let needs: [String]?
    }

    struct CorrectionFile: Decodable {
        let id, text: String
        let level: Level
        let accepts: [String]?
    }

    /// - Returns: nil if a talk names a scene that is not there, or two questions have one id.
    func exam() -> Exam? {
        let scenes = Dictionary(scenes.map { ($0.id, $0.scenario) }) { first, _ in first }
        let talks = talks.compactMap { $0.question(scenes) }
        guard talks.count == self.talks.count else { return nil }
        let questions = talks + translations.map(\.question) + corrections.map(\.question)
        guard Set(questions.map(\.id)).count == questions.count else { return nil }
        return Exam(version: version, questions: questions)
    }
}

extension ExamFile.SceneFile {
    fileprivate var scenario: Scenario {
        func line(_ text: String) -> Line { Line(text, text, text) }
        return Scenario(
            id: id, category: category, title: line(title), role: line(role), goal: line(goal), names: [], words: [],
            talks: [])
    }
}

extension ExamFile.TalkFile {
    fileprivate func question(_ scenes: [String: Scenario]) -> ExamQuestion? {
        guard let scene = scenes[scene], skill.isOfTalk else { return nil }
        let lines = turns.enumerated().map { place, text in
            TalkLine((turns.count - place) % 2 == 1 ? .learner : .tutor, text)
        }
        let talk = ExamTalk(
            scene: scene, turns: lines, needs: (needs ?? []).map(WordPattern.init),
            forbids: (forbids ?? []).map(WordPattern.init), example: example)
        return ExamQuestion(id: id, level: level, skill: skill, task: .talk(talk))
    }
}

extension ExamFile.TranslationFile {
    fileprivate var question: ExamQuestion {
        ExamQuestion(
            id: id, level: level, skill: to == .english ? .toEnglish : .toSpanish,
            task: .translation(ExamTranslation(text: text, accepts: accepts, needs: needs ?? [])))
    }
}

extension ExamFile.CorrectionFile {
    fileprivate var question: ExamQuestion {
        ExamQuestion(
            id: id, level: level, skill: accepts == nil ? .keeping : .correcting,
            task: .correction(ExamCorrection(text: text, accepts: accepts ?? [text])))
    }
}
