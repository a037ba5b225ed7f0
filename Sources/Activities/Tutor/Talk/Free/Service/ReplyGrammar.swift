import Spanish

/// Finds mistakes in a model's own Spanish, which a learner would take for right.
///
/// Blocks for some ten milliseconds a sentence.
struct ReplyGrammar: Sendable {
    let tools: LanguageTools
    let dialect: Dialect
    /// Proper names that occur, which no dictionary knows.
    var names: Set<String> = []

    /// Tools that give no answer find nothing: a rule that knows less only says less.
    func hasMistake(in text: String) -> Bool {
        let found = (try? tools.corrections(in: text, dialect, names: names)) ?? []
        return found.contains { $0.rule.mayCutModel }
    }
}

extension CorrectionRule {
    /// Whether it has never corrected a right sentence in any measurement, so that it may have a model's sentence cut.
    ///
    /// A learner can shrug off a wrong correction; a model's right sentence would be lost.
    var mayCutModel: Bool {
        switch self {
        case .shortForm, .serEstar, .tener, .hay, .gustar, .reflexive, .contraction, .conjunction: true
        // `Ambos son altos`, `La verdad no sé`, `Él los ama`, `Riga es preciosa`, `No sé como`, `que haya comida`,
        // `Trabajamos mucho juntos`: each has corrected a right sentence.
        case .agreement, .subjectVerb, .article, .noSuchForm, .infinitive, .participle, .muyMucho: false
        // They stumble over names and new words.
        case .spelling, .accent, .punctuation: false
        // They know only what a learner may have meant.
        case .tense, .subjunctive, .pronoun, .preposition, .comparison, .vocabulary: false
        }
    }
}
