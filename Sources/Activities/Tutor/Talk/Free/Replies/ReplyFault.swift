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
    /// Lists, headings, code, HTML, or signs that only a model knows.
    case markup
    /// The same words again and again.
    case loop
    /// What the learner has said, and nothing else.
    case echo
    case theme(Theme)
    /// A mistake of grammar of which a rule is sure.
    case mistake
}
