/// The small word between a verb and an infinitive: `voy hablar`, `quiero a comer`, `tengo estudiar`.
struct InfinitiveLinkRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Correction] {
        sentence.indices.compactMap {
            missing($0, sentence) ?? before($0, sentence) ?? that($0, sentence) ?? wrong($0, sentence)
                ?? gerund($0, sentence, VerbMaker(grammar: grammar))
        }
    }

    // MARK: - Nothing between

    private func missing(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard let verb = sentence[place], !sentence.isBreak(place + 1),
            let next = sentence[place + 1], next.isInfinitive, let link = link(place, next, sentence)
        else { return nil }
        let words = sentence.words[place...place + 1]
        return Correction(
            words, to: verb.text + " " + link + " " + next.surface, .infinitive,
            Self.lacks.about(link, verb.text + " " + link + " " + next.text))
    }

    /// The word that is missing between a verb and an infinitive.
    private func link(_ place: Int, _ next: AnalysedWord, _ sentence: AnalysedSentence) -> String? {
        if sentence.acting(place, "ir") != nil, sentence.text(place) != "ve" { return next.must("n") ? nil : "a" }
        guard !next.may("n") else { return nil }
        if sentence.isForm(place, of: "empezar comenzar aprender volver") { return "a" }
        if sentence.acting(place, "venir salir") != nil { return "a" }
        if sentence.isForm(place, of: "tener") || sentence.text(place) == "hay" {
            // `¿qué sentido tiene correr?`
            return (0..<place).contains { sentence.text($0).hasSuffix("que") || sentence.text($0) == "qué" }
                ? nil : "que"
        }
        return sentence.acting(place, "tratar acabar") != nil ? "de" : nil
    }

    /// `antes comer`, `después comer`: with `de`.
    private func before(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard ["antes", "después"].contains(sentence.text(place)), sentence.isPureInfinitive(place + 1),
            let word = sentence[place], sentence.isSurelyFinite(place - 1) || place == 0 && isLed(place, sentence),
            // `antes vivir aquí era barato`
            !sentence.indices.contains(where: { sentence.acting($0, "ser") != nil })
        else { return nil }
        let right = word.text + " de"
        return Correction([word], to: right, .infinitive, Self.lacks.about("de", right))
    }

    /// Whether what is said comes after a comma, `antes comer, me lavo`, or of somebody, `antes comer me lavo`; but
    /// `antes viajar costaba más`.
    private func isLed(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        let isOfSomebody = sentence.indices.contains { verb in
            verb > place + 1 && sentence.isSurelyFinite(verb)
                && sentence.finite(verb).allSatisfy { $0.has("p1") || $0.has("p2") }
        }
        if isOfSomebody { return true }
        guard let comma = sentence.indices.first(where: { $0 > place && sentence.text($0) == "," }) else {
            return false
        }
        return !(place..<comma).contains(where: sentence.isSurelyFinite)
            && sentence.indices.contains { $0 > comma && sentence.isSurelyFinite($0) }
    }

    // MARK: - A wrong word between

    /// `necesito que estudiar`, `quiero que ir`.
    private func that(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard sentence.text(place) == "que", sentence.isPureInfinitive(place + 1), sentence.isStart(place - 1),
            sentence.acting(place - 1, "querer necesitar poder deber preferir esperar") != nil,
            let next = sentence[place + 1], next.readings.allSatisfy(\.joined.isEmpty)
        else { return nil }
        let verb = sentence.text(place - 1)
        return Correction(
            sentence.words[place...place + 1], to: next.surface, .infinitive,
            Self.bare.about(verb, verb + " " + next.text, "que"))
    }

    private func wrong(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        if let owed = owed(place, sentence) { return owed }
        guard let link = sentence[place], !sentence.isBreak(place), ["a", "de"].contains(link.text),
            sentence.isPureInfinitive(place + 1) || sentence.text(place + 1) == "ser",
            let right = right(place, sentence), let next = sentence[place + 1], !next.isCapitalized
        else { return nil }
        let text = (right.isEmpty ? "" : right + " ") + next.surface
        let whole = sentence.text(place - 1) + " " + text
        return Correction(
            sentence.words[place...place + 1], to: text, .infinitive,
            right.isEmpty ? Self.bare.about(sentence.text(place - 1), whole, link.text) : Self.lacks.about(right, whole)
        )
    }

    /// `debes a`, which the analyser takes for the verb of `se debe a`.
    private func owed(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard let verb = sentence[place], verb.must("pron"), verb.may(be: "deberse a"), !sentence.isClitic(place - 1),
            sentence.isPureInfinitive(place + 1)
        else { return nil }
        let right = String(verb.text.dropLast(2))
        return Correction(
            [verb], to: right, .infinitive, Self.bare.about(right, right + " " + sentence.text(place + 1), "a"))
    }

    /// What belongs between a verb and an infinitive instead of `a` or `de`; empty if nothing does.
    private func right(_ place: Int, _ sentence: AnalysedSentence) -> String? {
        let verb = place - 1
        guard sentence.text(place) == "a" else {
            if sentence.isForm(verb, of: "empezar comenzar") { return "a" }
            return sentence.acting(verb, "decidir prometer preferir querer poder necesitar intentar odiar") != nil
                && !sentence.isClitic(verb - 1) ? "" : nil
        }
        if sentence.isForm(verb, of: "querer poder deber necesitar preferir desear"), sentence.text(verb - 1) != "se",
            sentence.text(place + 1) != "ver" || sentence.text(verb - 1) == "quiero"
        {
            return ""
        }
        if sentence.acting(verb, "gustar encantar") != nil { return "" }
        if sentence.acting(verb, "decidir") != nil, !sentence.isClitic(verb - 1) { return "" }
        if Self.judgements.contains(sentence.text(verb)), ["es", "era", "sería"].contains(sentence.text(verb - 1)) {
            return ""
        }
        if sentence.acting(verb, "tener") != nil { return "que" }
        return sentence.acting(verb, "tratar") != nil ? "de" : nil
    }

    // MARK: - A gerund

    /// `gracias por ayudando`, `me gusta bailando`: `ayudar`, `bailar`.
    private func gerund(_ place: Int, _ sentence: AnalysedSentence, _ maker: VerbMaker) -> Correction? {
        guard let word = sentence[place], !sentence.isBreak(place), word.must("ger"),
            let verb = word.readings.first, verb.joined.isEmpty,
            ["por", "sin", "antes de", "después de", "para"].contains(sentence.text(place - 1))
                || sentence.acting(place - 1, "gustar encantar") != nil
        else { return nil }
        let right = maker.infinitive(verb)
        return Correction(
            [word], to: right, .infinitive, Self.noGerund.about(sentence.text(place - 1), right, word.text))
    }

    private static let judgements: WordList = """
        importante necesario difícil fácil posible imposible mejor bueno divertido interesante
        """

    private static let noGerund = Reason(
        "Aiz „%1” darbības vārds ir nenoteiksmē: „%2”, nevis „%3”.",
        "After “%1” the verb is an infinitive: “%2”, not “%3”.",
        "Después de “%1” el verbo va en infinitivo: “%2”, no “%3”.")
    private static let lacks = Reason(
        "Starp šo darbības vārdu un nenoteiksmi vajag „%1”: „%2”.",
        "Between this verb and an infinitive you need “%1”: “%2”.",
        "Entre este verbo y un infinitivo hace falta “%1”: “%2”.")
    private static let bare = Reason(
        "Aiz „%1” nenoteiksme stāv bez „%3”: „%2”.",
        "After “%1” the infinitive has no “%3”: “%2”.",
        "Después de “%1” el infinitivo va sin “%3”: “%2”.")
}
