/// What is wrong with a model's reply, so that it is not shown.
enum ReplyFault: Hashable, Sendable {
    case empty
    case notSpanish
    /// Letters that are not Latin.
    case otherScript
    case tooLong
    case noQuestion
    /// The model speaks as a program, not as the person of the scene.
    case outOfRole
    /// The model says what it does, such as `(sonríe)`.
    case stageDirection
    /// The model writes the learner's lines, too.
    case learnersLines
    /// Lists, headings, code, or signs that only a model knows.
    case markup
    /// A translation in brackets.
    case translation
    /// The same words again and again.
    case loop
    /// What the learner has said, and nothing else.
    case echo
    case theme(Theme)
    /// A mistake of grammar of which a rule is sure.
    case mistake
}
