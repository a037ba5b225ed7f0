extension Models {
    /// What an examined model may do, and why not more.
    struct ExamResult: Hashable, Codable, Sendable {
        /// The day of the exam, such as 2026-11-24.
        let date: String
        /// Tokens and words a second, in tenths, on the machine on which the exam was.
        let tokens, words: Int
        /// Whether the analyser was there, without which some mistakes are not found.
        let isAnalysed: Bool
        /// The levels at which it may talk.
        let levels: [Level]
        /// The replies without any fault, by level.
        let replies: [Replies]
        /// What was wrong with replies, the most frequent first.
        let faults: [Fault]
        let toEnglish, toSpanish: ExamCard.Share
        let mayTranslate: Bool
        let corrected, kept: ExamCard.Share
        /// Whether it has fewer parameters than a model that may correct.
        let isSmall: Bool
        let mayCorrect: Bool

        struct Replies: Hashable, Codable, Sendable {
            let level: Level
            let share: ExamCard.Share
        }

        struct Fault: Hashable, Codable, Sendable {
            let skill: ExamSkill
            let count: Int
        }
    }
}
