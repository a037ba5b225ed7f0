/// Judges what a model says in a talk, with what is known of Spanish.
struct ReplyJudge {
    let context: ReplyContext
    /// Nil without the analyser.
    let lexicon: (any Lexicon)?
    /// Nil without the tools of the rules.
    let grammar: ReplyGrammar?

    /// - Parameters:
    ///   - isCut: whether it ended at the limit of its length.
    ///   - isWhole: whether nothing follows.
    func check(_ reply: String, isCut: Bool = false, isWhole: Bool = true) -> ReplyCheck {
        ReplyCheck(reply, in: context, isCut: isCut, isWhole: isWhole, lexicon) { grammar?.hasMistake(in: $0) ?? false }
    }

    /// Whether a text is about a theme that is declined.
    func hasTheme(_ text: String) -> Bool {
        ThemeGuard(context.category).theme(of: LemmatisedText(text, lexicon), by: .tutor) != nil
    }
}
