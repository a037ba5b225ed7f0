/// A time of one's life in the present, though the rest is past: `cuando soy niño, vivía en el campo`.
struct ChildhoodRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        guard let when = sentence.indices.first(where: { sentence.text($0) == "cuando" }), !sentence.isQuestion else {
            return []
        }
        // `juego` is a verb where a clause begins, and `era` after `cuando`.
        let verbs = sentence.indices.filter {
            sentence.isSurelyFinite($0) || sentence.isStart($0) && sentence.mayAct($0)
                || $0 == when + 1 && sentence.text($0) == "era"
        }
        guard verbs.count == 2, let life = verbs.first(where: { $0 > when }),
            let reading = sentence.finite(life).first, ["ser", "tener"].contains(reading.lemma),
            let other = verbs.first(where: { $0 != life }),
            let main = sentence.finite(other).first, isAge(after: life, sentence),
            let wrong = wrongVerb(life, reading, other, main, isFirst: other < when, sentence),
            let right = try VerbMaker(grammar: grammar).form(wrong.reading, .imperfect, wrong.reading.person)
        else { return [] }
        let words = sentence.words[wrong.place...wrong.place]
        return [Correction(words, to: right, .tense, Self.reason.about(right, sentence.text(wrong.place)))]
    }

    /// The verb in the present beside a past.
    private func wrongVerb(
        _ life: Int, _ reading: Reading, _ other: Int, _ main: Reading, isFirst: Bool, _ sentence: AnalysedSentence
    ) -> (place: Int, reading: Reading)? {
        switch (reading.tense, main.tense) {
        case (.present, .imperfect), (.present, .preterite): (life, reading)
        // `cuando era joven, creo, …`, `recuerdo cuando era joven`
        case (.imperfect, .present)
        where !isFirst && !Self.thinking.contains(main.base) && isSame(main, life, sentence):
            (other, main)
        default: nil
        }
    }

    private func isSame(_ main: Reading, _ life: Int, _ sentence: AnalysedSentence) -> Bool {
        sentence.finite(life).contains { $0.person == main.person }
    }

    /// `niño`, `joven`, `diez años`.
    private func isAge(after verb: Int, _ sentence: AnalysedSentence) -> Bool {
        let next = sentence.skipping("muy un una más", from: verb + 1)
        return sentence[next].map { Self.ages.contains($0) } ?? false
            || sentence[next]?.may("num") ?? false && sentence.text(next + 1) == "años"
    }

    private static let ages: WordList = "niño joven pequeño chico adolescente bebé estudiante"
    private static let thinking: WordList = "creer pensar recordar saber decir parecer imaginar suponer ver ser estar"

    private static let reason = Reason(
        "Par to, kā kādreiz bija, saka „%1”, nevis „%2”.", "Of how it used to be you say “%1”, not “%2”.",
        "De cómo era antes se dice “%1”, no “%2”.")
}
