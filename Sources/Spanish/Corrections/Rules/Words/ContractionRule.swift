/// `a el` and `de el`, which melt into `al` and `del`.
///
/// Not before a name, such as that of `El Salvador`, nor with the pronoun `él`.
struct ContractionRule: GrammarRule {
    private static let melted = ["a": "al", "de": "del"]

    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Correction] {
        sentence.indices.compactMap { place in
            guard let right = Self.melted[sentence.text(place)], sentence[place + 1]?.surface == "el",
                !sentence.isBreak(place + 1),
                let next = sentence[place + 2], !sentence.isBreak(place + 2),
                next.may("n") || next.may("adj") || next.may("num")
            else { return nil }
            let words = sentence.words[place...place + 1]
            return Correction(words, to: right, .contraction, Self.reason.about(sentence.text(place), right))
        }
    }

    private static let reason = Reason(
        "„%1” un „el” saplūst vienā vārdā: „%2”.", "“%1” and “el” make one word: “%2”.",
        "“%1” y “el” forman una sola palabra: “%2”.")
}
