/// Weather and feelings with a wrong verb or with `muy`: `es calor`, `hace muy frío`, `tengo muy hambre`.
struct WeatherRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = []
        for place in sentence.indices {
            if let wrong = try verb(place, sentence, grammar) ?? degree(place, sentence) { found.append(wrong) }
        }
        return found
    }

    // MARK: - The verb

    /// `es muy calor`: `hace mucho calor`.
    private func verb(
        _ place: Int, _ sentence: AnalysedSentence, _ grammar: Grammar
    ) throws(LanguageProblem) -> Correction? {
        guard let word = sentence[place], let verb = word.form(of: "ser") ?? word.form(of: "estar"), verb.has("p3"),
            verb.has("sg"), isImpersonal(place, sentence)
        else { return nil }
        if ["buen", "mal"].contains(sentence.text(place + 1)), sentence.text(place + 2) == "tiempo",
            sentence.isBreak(place + 3) || Self.now.contains(sentence.text(place + 3)), verb.lemma == "ser",
            let right = try grammar.form("hacer", like: verb)
        {
            let text = right + " " + sentence.phrase(place + 1..<place + 3)
            return Correction(sentence.words[place...place + 2], to: text, .tener, Self.weather.about(text))
        }
        let noun = sentence.skipping("muy mucho mucha bastante", from: place + 1)
        guard isWeather(noun, verb, isMeasured: noun > place + 1, sentence),
            let right = try grammar.form("hacer", like: verb)
        else { return nil }
        let degree = noun == place + 1 ? "" : sentence.text(place + 1) == "bastante" ? "bastante " : "mucho "
        let text = right + " " + degree + sentence.text(noun)
        return Correction(sentence.words[place...noun], to: text, .tener, Self.weather.about(text))
    }

    /// Whether no subject stands before the verb: only a time, a place or a small word.
    private func isImpersonal(_ verb: Int, _ sentence: AnalysedSentence) -> Bool {
        var place = sentence.skippingBack("no también siempre ya", before: verb)
        if sentence.isStart(place) { return true }
        if Self.leads.contains(sentence.text(place - 1)) {
            place -= 1
            // `el clima de aquí es frío`
            if sentence.text(place - 1) == "de" { return false }
            return sentence.isStart(place) || Self.leads.contains(sentence.text(place - 1)) || place > 2
        }
        let start = sentence.clauseStart(of: place)
        if sentence.text(start) == "en", start + 2 == place { return true }
        return sentence.text(start) == "en"
            && NounPhrase(sentence, at: start + 1, isBare: true)?.extended(in: sentence).places.upperBound == place
    }
    private static let leads: WordList = "hoy ayer mañana aquí allí ahora cuando porque y pero que si"

    /// Whether it is weather, not a quality of something: `es frío` may be said of a person.
    private func isWeather(_ noun: Int, _ verb: Reading, isMeasured: Bool, _ sentence: AnalysedSentence) -> Bool {
        let next = sentence.text(noun + 1)
        let isEnd = sentence.isBreak(noun + 1) || ["hoy", "en", "aquí", "y", "allí", "pero", "porque"].contains(next)
        guard isEnd else { return false }
        switch sentence.text(noun) {
        case "calor", "viento", "sol": return verb.lemma == "ser" || isMeasured || sentence.text(noun) == "calor"
        case "frío":
            let isNow = sentence.words.contains { Self.now.contains($0.text) }
            return verb.lemma == "ser" && isNow
        default: return false
        }
    }

    private static let now: WordList = "hoy ayer aquí invierno enero febrero diciembre noche"

    // MARK: - How much

    /// `hace muy frío`, `tengo muy hambre`: a noun takes `mucho`.
    private func degree(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        let next = sentence.text(place + 1)
        if next == "caliente", sentence.acting(place, "hacer") != nil, isImpersonal(place, sentence),
            sentence.isBreak(place + 2) || ["hoy", "aquí", "en"].contains(sentence.text(place + 2))
        {
            return Correction(sentence.words[place + 1...place + 1], to: "calor", .tener, Self.hot)
        }
        guard next == "muy", let noun = sentence[place + 2], let right = Self.nouns[noun.text],
            sentence.acting(place, "hacer tener") != nil
                || sentence.acting(place, "ser estar") != nil
                    && !["frío", "calor", "sol", "viento"].contains(noun.text),
            sentence.isBreak(place + 3) || !(sentence[place + 3]?.may("n") ?? true)
        else { return nil }
        return Correction(
            sentence.words[place + 1...place + 1], to: right, .muyMucho, Self.much.about(noun.text, right))
    }

    private static let nouns = [
        "frío": "mucho", "calor": "mucho", "sol": "mucho", "viento": "mucho", "hambre": "mucha", "sed": "mucha",
        "sueño": "mucho", "miedo": "mucho", "prisa": "mucha", "suerte": "mucha",
    ]

    private static let weather = Reason(
        "Par laiku spāniski saka ar „hacer” un lietvārdu: „%1”.",
        "The weather takes “hacer” and a noun in Spanish: “%1”.",
        "Del tiempo se habla con «hacer» y un nombre: «%1».")
    private static let hot = Reason(
        "Par laiku saka „hace calor”; „caliente” ir lieta, kurai var pieskarties.",
        "Of the weather you say “hace calor”; “caliente” is a thing that you can touch.",
        "Del tiempo se dice «hace calor»; «caliente» es algo que se puede tocar.")
    private static let much = Reason(
        "„%1” te ir lietvārds, tāpēc pirms tā saka „%2”, nevis „muy”.",
        "“%1” is a noun here, so it takes “%2”, not “muy”.",
        "“%1” es aquí un nombre, así que lleva “%2”, no “muy”.")
}
