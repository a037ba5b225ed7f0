extension ExamCard {
    /// What a grown-up should know of it.
    var result: Models.ExamResult {
        Models.ExamResult(
            levels: levels, mayTranslate: mayTranslate, mayCorrect: mayCorrect,
            speed: Int((tokensASecond / PromptBuilder.tokensPerWord * 10).rounded()))
    }
}
