/// Several words that are written as one: `aveces`, `osea`, `voy aver una película`.
struct JoinedWordRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = []
        for place in sentence.indices {
            var right = phrase(place, sentence)
            if right == nil { right = try infinitive(place, sentence, grammar) }
            if let right {
                let words = sentence.words[place...place]
                found.append(Correction(words, to: right, .spelling, Self.reason.about(sentence.text(place), right)))
            }
        }
        return found
    }

    private func phrase(_ place: Int, _ sentence: AnalysedSentence) -> String? {
        // `un sobretodo` is a coat.
        if sentence.text(place) == "sobretodo", sentence[place - 1]?.may("det") ?? false, !sentence.isStart(place) {
            return nil
        }
        return Self.phrases[sentence.text(place)]
    }

    private static let phrases = [
        "aveces": "a veces", "avezes": "a veces", "abeces": "a veces", "osea": "o sea", "enserio": "en serio",
        "porfavor": "por favor", "alomejor": "a lo mejor", "apesar": "a pesar", "almenos": "al menos",
        "derepente": "de repente", "derrepente": "de repente", "atravez": "a través", "atravéz": "a través",
        "através": "a través", "depronto": "de pronto", "deacuerdo": "de acuerdo", "sinembargo": "sin embargo",
        "encambio": "en cambio", "porsupuesto": "por supuesto", "porejemplo": "por ejemplo", "nose": "no sé",
        "nosé": "no sé", "megusta": "me gusta", "sobretodo": "sobre todo", "talvés": "tal vez",
        "talves": "tal vez",
    ]

    /// `voy aver`, `vamos acomer`: `a` and an infinitive, maybe without its h.
    private func infinitive(
        _ place: Int, _ sentence: AnalysedSentence, _ grammar: Grammar
    ) throws(LanguageProblem) -> String? {
        guard let word = sentence[place], word.readings.isEmpty, word.text.hasPrefix("a"), word.text.hasSuffix("r"),
            word.text.count > 3, sentence.acting(place - 1, "ir empezar comenzar volver aprender") != nil
        else { return nil }
        let rest = String(word.text.dropFirst())
        if rest == "ser", sentence[place + 1]?.may("det") ?? false { return "a hacer" }
        let infinitives = [rest, word.text == "acer" ? "hacer" : "h" + rest]
        let known = try grammar.lexicon.readings(of: infinitives)
        return zip(infinitives, known).first { $0.1.contains(where: \.isInfinitive) }.map { "a " + $0.0 }
    }

    private static let reason = Reason(
        "„%1” raksta šķirti: „%2”.", "“%1” is written apart: “%2”.", "“%1” se escribe separado: “%2”.")
}
