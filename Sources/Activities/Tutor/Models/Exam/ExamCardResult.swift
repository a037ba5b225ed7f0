import Sentences

extension ExamCard {
    /// What a grown-up should know of it.
    var result: Models.ExamResult {
        Models.ExamResult(
            date: date, tokens: tenths(tokensASecond),
            words: tenths(tokensASecond / PromptBuilder.tokensPerWord), isAnalysed: isAnalysed, levels: levels,
            replies: replies, faults: faults, toEnglish: share(of: .toEnglish), toSpanish: share(of: .toSpanish),
            mayTranslate: mayTranslate, corrected: share(of: .correcting), kept: share(of: .keeping),
            isSmall: isSmall, mayCorrect: mayCorrect)
    }

    private var replies: [Models.ExamResult.Replies] {
        Level.allCases.map { Models.ExamResult.Replies(level: $0, share: talk($0)) }.filter { $0.share.all > 0 }
    }

    private var faults: [Models.ExamResult.Fault] {
        let faults = ExamSkill.allCases.filter(\.isOfTalk).map { skill in
            Models.ExamResult.Fault(skill: skill, count: marks.count { $0.failed.contains(skill) })
        }
        return faults.filter { $0.count > 0 }.sorted { ($1.count, $0.skill) < ($0.count, $1.skill) }
    }
}
