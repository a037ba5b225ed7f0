import Engine

extension ExamCard {
    /// What a grown-up should know of it, a short line each.
    func facts(in language: Language) -> [String] {
        let tenths = Int((tokensASecond / PromptBuilder.tokensPerWord * 10).rounded())
        let words: [TutorWording] = [
            .modelTalks(levels: levels.map(\.rawValue)), .modelTranslates(mayTranslate), .modelCorrects(mayCorrect),
            .modelSpeed(tenths: tenths),
        ]
        return words.map { Wording.tutor($0).text(in: language) }
    }
}
