import Spanish

/// Finds mistakes in a model's own Spanish, which a learner would take for right.
///
/// Blocks for some ten milliseconds a sentence.
struct ReplyGrammar: Sendable {
    let tools: LanguageTools
    let dialect: Dialect
    /// Proper names that occur, which no dictionary knows.
    var names: Set<String> = []

    /// Rules that are sure of whatever text they read.
    ///
    /// Not those of spelling, accents and marks, which stumble over names and new words, and of tenses and moods, which
    /// know only what a learner may have meant.
    static let rules: Set<CorrectionRule> = [
        .agreement, .shortForm, .article, .subjectVerb, .noSuchForm, .serEstar, .tener, .hay, .gustar, .infinitive,
        .participle, .reflexive, .muyMucho, .contraction, .conjunction,
    ]

    /// Tools that give no answer find nothing: a rule that knows less only says less.
    func hasMistake(in text: String) -> Bool {
        let found = (try? tools.corrections(in: text, dialect, names: names)) ?? []
        return found.contains { Self.rules.contains($0.rule) }
    }
}
