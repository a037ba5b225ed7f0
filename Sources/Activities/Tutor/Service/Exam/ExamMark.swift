/// How a model has answered one question.
struct ExamMark: Hashable, Codable, Sendable {
    let question: String
    let level: Level
    /// What the answer was judged for.
    let judged: [ExamSkill]
    /// Of those, what it lacks.
    let failed: [ExamSkill]
    /// Why, in the words of the terminal.
    let reasons: [String]

    var isPassed: Bool { failed.isEmpty }
    var isOfTalk: Bool { judged.contains { $0.isOfTalk } }
}
