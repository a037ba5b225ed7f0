/// A verb with a person where only an infinitive can follow: `quiero como`, `voy a estudio`, `para come`.
struct InfinitiveRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        let maker = VerbMaker(grammar: grammar)
        return sentence.indices.compactMap { place in
            guard !(sentence[place]?.isCapitalized ?? true), let after = Self.opener(before: place, sentence),
                let verb = Self.verb(place, sentence)
            else { return nil }
            let right = maker.infinitive(verb)
            guard right != sentence.text(place), !right.contains(" ") else { return nil }
            return Correction(
                sentence.words[place...place], to: right, .infinitive,
                Self.reason.about(after, right, sentence.text(place)))
        }
    }

    private static func verb(_ place: Int, _ sentence: AnalysedSentence) -> Reading? {
        sentence.finite(place).first ?? sentence[place]?.readings.first { $0.has("ger") || $0.has("pp") }
    }

    /// The words after which only an infinitive can stand here; nil if the word is right.
    private static func opener(before place: Int, _ sentence: AnalysedSentence) -> String? {
        guard !sentence.isBreak(place), let before = sentence[place - 1], let word = sentence[place] else { return nil }
        let finite = sentence.finite(place)
        let isSure = sentence.isSurelyFinite(place)
        let isGerund = word.must("ger"), isParticiple = word.must("pp") && word.must("m", "sg")
        if ["después de", "antes de"].contains(before.text),
            isSure || word.text == "como" && sentence.isBreak(place + 1)
        {
            return before.text
        }
        if before.text == "de",
            ["ganas", "acabo", "acaba", "acabamos", "acaban", "trato", "trata", "dejo", "dejé"].contains(
                sentence.text(place - 2)), isSure
        {
            return sentence.text(place - 2) + " de"
        }
        if ["para", "sin", "por"].contains(before.text), isSure, finite.allSatisfy({ $0.tense != .subjunctive }) {
            guard before.text == "sin" || canBePreposition(place - 1, sentence) else { return nil }
            return before.text
        }
        if before.readings.contains(where: { ["tener que", "haber que"].contains($0.lemma) }) {
            let isFirst = finite.contains { $0.hasAll(["p1", "sg"]) && $0.tense == .present } && before.may("p1")
            return
                (isSure && finite.allSatisfy { $0.lemma != "ser" && $0.lemma != "estar" }
                || isFirst && !word.may("adj")) && !isRelative(place - 1, sentence) ? before.text : nil
        }
        if before.text == "a", let going = sentence[place - 2],
            going.readings.contains(where: { moving.contains($0.lemma) && $0.isVerb })
        {
            let isFirst =
                going.must("vblex", "p1", "sg") && finite.contains { $0.hasAll(["pri", "p1", "sg"]) }
                && !["nado", "remo"].contains(word.text)
            return isSure || isGerund || isFirst ? sentence.text(place - 2) + " a" : nil
        }
        if sentence.acting(place - 1, "gustar encantar") != nil, before.may("p3", "sg"), sentence.isClitic(place - 2),
            isSure, finite.allSatisfy({ $0.hasAll(["pri", "p1", "sg"]) })
        {
            return before.text
        }
        return modal(before, place, sentence, isGerund: isGerund, isParticiple: isParticiple)
    }

    private static let moving: Set<String> = ["ir", "empezar", "comenzar", "aprender", "volver", "ayudar"]

    /// `para` may be a verb, and `para` may belong to words before.
    private static func canBePreposition(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        sentence.text(place) == "por" || (0..<place).contains { sentence.mayBeFinite($0) }
    }

    /// `lo que tengo que hago`: another clause.
    private static func isRelative(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        (0..<place).contains { sentence.text($0) == "lo que" || sentence.text($0) == "que" }
    }

    private static func modal(
        _ before: AnalysedWord, _ place: Int, _ sentence: AnalysedSentence, isGerund: Bool, isParticiple: Bool
    ) -> String? {
        guard before.readings.contains(where: { modals.contains($0.lemma) && $0.isFinite }),
            sentence.mayBeFinite(place - 1)
        else { return nil }
        if isGerund { return before.text }
        if isParticiple {
            return before.readings.contains { ["poder", "deber", "soler"].contains($0.lemma) } ? before.text : nil
        }
        let start = sentence.clauseStart(of: place - 1)
        guard !sentence.isJoint(start - 1) || ["y", "pero", "e"].contains(sentence.text(start - 1)),
            !(start..<place).contains(where: { sentence.isJoint($0) }), sentence.text(place) != "es"
        else { return nil }
        let persons = sentence.finite(place - 1).map(\.person)
        let isEaten =
            sentence.text(place) == "como" && persons.contains(["p1", "sg"]) && !before.may(be: "saber")
            && (sentence.isBreak(place + 1) || sentence[place + 1]?.may("n") ?? false)
        guard sentence.isSurelyFinite(place) || isEaten else { return nil }
        let isSame = sentence.finite(place).contains { $0.tense == .present && persons.contains($0.person) }
        return isSame ? before.text : nil
    }

    private static let modals: Set<String> = [
        "querer", "poder", "deber", "necesitar", "preferir", "soler", "desear", "saber",
    ]

    private static let reason = Reason(
        "Aiz „%1” darbības vārds ir nenoteiksmē: „%2”, nevis „%3”.",
        "After “%1” the verb is an infinitive: “%2”, not “%3”.",
        "Después de “%1” el verbo va en infinitivo: “%2”, no “%3”.")
}
