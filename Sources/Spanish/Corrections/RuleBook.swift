/// All rules that find mistakes, in the order in which they are asked.
struct RuleBook: Sendable {
    /// The rules in order: of two that speak of the same words, the earlier one is heard.
    static let rules: [any GrammarRule] = [
        PunctuationRule(), NameRule(), HomophoneRule(), JoinedWordRule(), CapitalRule(), UnknownWordRule(),
        ComparisonRule(), AccentRule(), PreteriteAccentRule(),
        ContractionRule(), ConjunctionRule(), ShortFormRule(), MuchRule(),
        WeatherRule(), GustarRule(), TenerRule(), HayRule(), SerEstarRule(),
        FinishedPerfectRule(), TenseRule(), ChildhoodRule(), ConditionRule(), SubjunctiveRule(), InfinitiveLinkRule(),
        InfinitiveRule(), ParticipleRule(), ReflexiveRule(), OwnBodyRule(), PronounRule(),
        CollectiveRule(), SubjectVerbRule(), NegationRule(), SmallWordRule(),
        VerbPrepositionRule(), PersonalARule(), WayRule(), DayRule(), ForRule(),
        DeterminerRule(), OrdinalRule(), CountRule(), AdjectiveRule(), PredicateRule(),
    ]

    var rules = RuleBook.rules

    /// The mistakes in a text, in their order; no two overlap.
    func corrections(in text: AnalysedText, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = []
        for sentence in text.sentences {
            for rule in rules {
                for correction in try rule.corrections(in: sentence, grammar)
                where !found.contains(where: { $0.place.overlaps(correction.place) }) {
                    found.append(correction)
                }
            }
        }
        return found.sorted { $0.place.lowerBound < $1.place.lowerBound }
    }
}

extension Correction {
    /// Corrects words that stand side by side in a sentence.
    ///
    /// - Parameter to: what is right, in small letters but for names; it takes a capital letter if the wrong words have
    ///   one.
    init(
        _ words: some Collection<AnalysedWord>, to: String, _ rule: CorrectionRule, _ reason: Reason
    ) {
        var from = ""
        for word in words { from += (from.isEmpty ? "" : word.gap) + word.surface }
        let (first, last) = (words.map(\.place.lowerBound).min() ?? 0, words.map(\.place.upperBound).max() ?? 0)
        let isCapitalized = words.first?.isCapitalized ?? false
        let right = isCapitalized ? to.prefix(1).uppercased() + to.dropFirst() : to
        self.init(from: from, to: right, rule: rule, reason: reason, place: first..<last)
    }
}
