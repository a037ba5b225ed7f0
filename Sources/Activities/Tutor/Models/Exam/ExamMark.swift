/// How a model has answered one question.
struct ExamMark: Hashable, Codable, Sendable {
    let question: String
    let level: Level
    /// What the answer was judged for.
    let judged: [ExamSkill]
    /// The skills of those asked that the answer lacks.
    let failed: [ExamSkill]
    /// The reasons for what failed, in the words of the terminal.
    let reasons: [String]

    var isPassed: Bool { failed.isEmpty }
    var isOfTalk: Bool { judged.contains { $0.isOfTalk } }
}
