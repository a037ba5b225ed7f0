import Inference
import Spanish

/// Judges what a model says in a talk, with what is known of Spanish.
struct ReplyJudge {
    let context: ReplyContext
    /// The analyser's dictionary; nil without the analyser.
    let lexicon: (any Lexicon)?
    /// The rules' grammar; nil without their tools.
    let grammar: ReplyGrammar?

    /// - Parameters:
    ///   - isCut: whether it ended at the limit of its length.
    ///   - isWhole: whether nothing follows.
    ///   - judged: the sentences at its start whose grammar was found right before.
    func check(
        _ reply: String, isCut: Bool = false, isWhole: Bool = true, after judged: String = ""
    ) -> ReplyCheck {
        ReplyCheck(ThoughtFilter.said(in: reply), in: context, isCut: isCut, isWhole: isWhole, lexicon) { cleaned in
            let new = cleaned.hasPrefix(judged) ? cleaned.dropFirst(judged.count) : cleaned[...]
            return grammar?.hasMistake(in: String(new)) ?? false
        }
    }

    /// What of a growing reply the person of the scene says, and whether it goes on for somebody else.
    func own(_ reply: String) -> (text: String, isOver: Bool) {
        context.own(ThoughtFilter.said(in: reply), lexicon, isGrowing: true)
    }

    /// Whether a text is about a theme that is declined.
    func hasTheme(_ text: LemmatisedText) -> Bool { ThemeGuard(context.category).theme(of: text, by: .tutor) != nil }

    /// A growing text, of which only the new words are analysed.
    ///
    /// - Parameter part: its next words, after a space.
    func read(_ text: LemmatisedText?, and part: String) -> LemmatisedText {
        let new = LemmatisedText(part, lexicon)
        return text.map { $0 + new } ?? new
    }
}
