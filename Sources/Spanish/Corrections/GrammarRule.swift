/// Finds one kind of mistake; it speaks only when it is sure.
///
/// A word often has several readings, such as `la` or `como`. A rule must hold for all of them, or be sure which one
/// is meant. Where it is in doubt, it is silent: a false correction harms more than a missing one.
protocol GrammarRule: Sendable {
    /// The mistakes in one sentence, in their order.
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction]
}

/// What rules know beside the sentence.
struct Grammar {
    let lexicon: any Lexicon
    let dialect: Dialect
    /// Proper names that occur, which no dictionary knows.
    var names: Set<String> = []
}
