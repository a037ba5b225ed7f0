/// `a el` and `de el`, which melt into `al` and `del`.
///
/// Not before a name, such as that of `El Salvador`, nor with the pronoun `él`.
struct ContractionRule: GrammarRule {
    private static let melted = ["a": "al", "de": "del"]

    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Correction] {
        let row = WordRow(sentence)
        return row.indices.compactMap { place in
            guard let right = Self.melted[row.text(place)], row[place + 1]?.surface == "el", !row.isBreak(place + 1),
                let next = row[place + 2], !row.isBreak(place + 2), next.may("n") || next.may("adj") || next.may("num")
            else { return nil }
            let words = row.words[place...place + 1]
            return Correction(words, to: right, .contraction, Self.reason.about(row.text(place), right))
        }
    }

    private static let reason = Reason(
        "„%1” un „el” saplūst vienā vārdā: „%2”.", "“%1” and “el” make one word: “%2”.",
        "“%1” y “el” forman una sola palabra: “%2”.")
}
