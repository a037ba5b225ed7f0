/// A verb after `si` in a form that a condition does not have: `si tendría`, `si tendré`, `si tenga`.
///
/// `Si` that asks, as in `no sé si vendría`, is left alone.
struct ConditionRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = []
        for place in sentence.indices {
            guard ["si", "como si"].contains(sentence.text(place)), sentence.text(place + 1) != "bien",
                let verb = sentence.clauseVerb(from: place + 1), let reading = sentence.finite(verb).first,
                let tense = Self.tense(verb, after: place, sentence),
                let right = try VerbMaker(grammar: grammar).form(reading, tense, Self.person(verb, sentence))
            else { continue }
            let reason = tense == .present ? Self.real : Self.unreal
            found.append(
                Correction(
                    sentence.words[verb...verb], to: right, .subjunctive,
                    reason.about(sentence.text(place), right, sentence.text(verb))))
        }
        return found
    }

    /// The tense that a condition needs instead; nil if the verb is right, or is no condition.
    private static func tense(_ verb: Int, after si: Int, _ sentence: AnalysedSentence) -> VerbTense? {
        let tenses = Set(sentence.finite(verb).map(\.tense))
        guard tenses.count == 1, let tense = tenses.first else { return nil }
        if sentence.text(si) == "como si" { return tense == .conditional ? .imperfectSubjunctive : nil }
        guard isCondition(si, verb, sentence, tense) else { return nil }
        switch tense {
        case .conditional: return .imperfectSubjunctive
        // `si no` is also `otherwise`.
        case .future where sentence.text(si + 1) == "no": return nil
        case .future, .subjunctive: return .present
        default: return nil
        }
    }

    /// The person of the verb; of two that have one form, that which acts in the rest of the sentence too.
    private static func person(_ verb: Int, _ sentence: AnalysedSentence) -> [String] {
        let persons = sentence.finite(verb).map(\.person)
        let others = sentence.indices.filter { $0 != verb }.flatMap { sentence.finite($0) }
        return persons.first { person in others.contains { $0.person == person } } ?? persons.first ?? []
    }

    private static func isCondition(
        _ si: Int, _ verb: Int, _ sentence: AnalysedSentence, _ tense: VerbTense?
    ) -> Bool {
        guard !sentence.indices.contains(where: { $0 != verb && isAsking($0, sentence) }),
            !sentence.has("duda seguro segura ver mira pregunta")
        else {
            return false
        }
        if sentence.isStart(si) || ["y", "pero"].contains(sentence.text(si - 1)) && si == 1 {
            return (verb + 1..<max(verb + 1, sentence.words.count)).contains { sentence.isSurelyFinite($0) }
        }
        guard !["de", "en", "sobre", "a", "ni", "que"].contains(sentence.text(si - 1)) else { return false }
        let wanted: VerbTense = tense == .conditional ? .conditional : .future
        return (0..<si).contains { place in sentence.finite(place).contains { $0.tense == wanted } }
    }

    /// Whether a word asks, doubts or says, after which `si` may ask.
    private static func isAsking(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        sentence[place]?.readings.contains { $0.isVerb && asking.contains($0.base) && $0.tense != .conditional }
            ?? false
    }
    private static let asking: WordList = """
        saber preguntar decir mirar dudar comprobar averiguar importar interesar entender explicar discutir recordar
        decidir depender pensar consultar confirmar avisar contar
        """

    private static let unreal = Reason(
        "Nereālā nosacījumā aiz „%1” vajag subjuntivo: „%2”; „%3” ir otrā teikuma daļā.",
        "In an unreal condition “%1” takes the subjunctive, “%2”; “%3” belongs to the other half.",
        "En una condición irreal, “%1” lleva subjuntivo: “%2”; “%3” va en la otra parte.")
    private static let real = Reason(
        "Aiz „%1” reālā nosacījumā vajag tagadni: „%2”, nevis „%3”.",
        "In a real condition “%1” takes the present: “%2”, not “%3”.",
        "En una condición real, “%1” lleva presente: “%2”, no “%3”.")
}
