/// Words that exist with and without an accent, where the sentence says which is meant: `¿que hora es?`, `tu eres`.
struct AccentRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = []
        for place in sentence.indices {
            let right =
                QuestionAccent.right(place, sentence) ?? ShortWordAccent.right(place, sentence) ?? EstarAccent.right(
                    place, sentence)
                ?? ImperfectAccent.right(place, sentence)
            if let right {
                found.append(
                    Correction(
                        sentence.words[place...place], to: right.word, .accent,
                        right.reason.about(sentence.text(place), right.word)))
            }
        }
        return try found + nouns(sentence, grammar, without: found)
    }

    /// `el numero`: a verb cannot stand after an article, but the noun with its accent can.
    private func nouns(
        _ sentence: AnalysedSentence, _ grammar: Grammar, without found: [Correction]
    ) throws(LanguageProblem) -> [Correction] {
        let places = sentence.indices.filter { place in
            sentence.isSurelyFinite(place) && !sentence.isBreak(place)
                && Self.determiners.contains(sentence.text(place - 1))
                && !found.contains { $0.place == sentence[place]?.place }
                && !(mayBeSubject(place - 1, sentence) && sentence.finite(place).contains { $0.has("p3") })
        }
        guard !places.isEmpty else { return [] }
        var corrections: [Correction] = []
        for place in places {
            let variants = Accents.variants(of: sentence.text(place))
            let readings = try grammar.lexicon.readings(of: variants)
            let nouns = zip(variants, readings).filter { $0.1.contains { $0.has("n") || $0.has("adj") } }
            guard nouns.count == 1, let right = nouns.first?.0 else { continue }
            corrections.append(
                Correction(
                    sentence.words[place...place], to: right, .accent, AccentFinder.reason(sentence.text(place), right))
            )
        }
        return corrections
    }

    /// `otro bebe`: such a word may be a pronoun, unless its clause has a verb already.
    private func mayBeSubject(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard Self.pronouns.contains(sentence.text(place)) else { return false }
        return sentence.text(place) == "el"
            || !(sentence.clauseStart(of: place)..<place).contains { sentence.mayAct($0) }
    }

    private static let pronouns: Set<String> = [
        "el", "una", "este", "esta", "ese", "otro", "otra", "mucho", "mucha", "mejor",
    ]
    private static let determiners: Set<String> = [
        "un", "una", "el", "mi", "tu", "su", "este", "esta", "ese", "al", "del", "nuestro", "nuestra", "otro", "otra",
        "mucho",
        "mucha", "gran", "buen", "unos", "unas", "mis", "tus", "sus", "primer", "mejor",
    ]
}

/// A word with or without its accent, and why.
struct AccentChoice {
    let word: String
    let reason: Reason
}

/// Words that ask or exclaim have an accent.
enum QuestionAccent {
    static func right(_ place: Int, _ sentence: AnalysedSentence) -> AccentChoice? {
        let text = sentence.text(place)
        if text == "porque", sentence[place - 1]?.mark == "¿", ["no"].contains(sentence.text(place + 1)) {
            return AccentChoice(word: "por qué", reason: why)
        }
        if text == "porqué", sentence.isQuestion, sentence.isStart(place) || sentence.text(place - 1) == "y" {
            return AccentChoice(word: "por qué", reason: twoWords)
        }
        if text == "porque", ["sé", "se"].contains(sentence.text(place - 1)), sentence.text(place - 2) == "no",
            sentence.mayBeFinite(place + 1) || sentence.isClitic(place + 1) || sentence.text(place + 1) == "no"
        {
            return AccentChoice(word: "por qué", reason: why)
        }
        if text == "porqué", !(sentence[place - 1]?.may("det") ?? false),
            sentence.mayBeFinite(place + 1) || sentence.isClitic(place + 1) || sentence.text(place + 1) == "no"
        {
            return AccentChoice(word: "porque", reason: because)
        }
        if text == "qué", ["creo", "pienso", "dice", "dicen", "más", "espero"].contains(sentence.text(place - 1)),
            !sentence.isBreak(place)
        {
            return sentence.isQuestion ? nil : AccentChoice(word: "que", reason: joins)
        }
        guard let accented = QuestionWords.accented(text, before: sentence.text(place + 1)),
            !sentence.isBreak(place + 1) || isAlone(place, sentence) || isUnknown(place, sentence)
        else { return nil }
        let asks = isDirect(place, sentence) || isIndirect(place, sentence)
        return asks ? AccentChoice(word: accented, reason: asking) : nil
    }

    private static func isAlone(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        sentence[place - 1]?.mark == "¿" && sentence[place + 1]?.mark == "?"
            || sentence.text(place - 1) == "por" && sentence[place - 2]?.mark == "¿"
    }

    /// `no sé como`, `no sé donde`: the question is left out.
    private static func isUnknown(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        sentence.text(place - 1) == "sé" && sentence.text(place - 2) == "no" && sentence.text(place) != "que"
    }

    // MARK: - Direct

    /// Right after `¿` or `¡`, maybe with a preposition or `y` between.
    private static func isDirect(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        var first = place
        while ["a", "de", "con", "en", "por", "para", "desde", "hasta", "y", "pero", "sobre"].contains(
            sentence.text(first - 1)), !sentence.isBreak(first)
        { first -= 1 }
        guard let mark = sentence[first - 1]?.mark, mark == "¿" || mark == "¡" else { return false }
        let next = place + 1
        switch sentence.text(place) {
        case "que": return mark == "¿" ? asksWhat(next, first < place, sentence) : exclaims(next, sentence)
        case "como":
            return sentence.isSurelyFinite(next) || isEstar(next, sentence)
                || sentence.isClitic(next) && sentence.mayBeFinite(next + 1)
        case "cuando":
            return (sentence.mayBeFinite(next) || sentence.isClitic(next))
                && sentence.indices.count { sentence.isSurelyFinite($0) } <= 1
                && !sentence.finite(next).contains { $0.tense == .subjunctive }
        case "donde", "adonde": return sentence.text(next) != "siempre"
        case "cuanto": return !["antes", "más", "menos"].contains(sentence.text(next))
        case "cuantos", "cuantas", "cuanta": return !["más", "menos"].contains(sentence.text(next))
        case "quien", "quienes": return sentence.indices.count { sentence.isSurelyFinite($0) } <= 1
        default: return true
        }
    }

    /// `¿Que vienes?` may ask back what was said; `¿que hora?` may not.
    private static func asksWhat(_ next: Int, _ hasPreposition: Bool, _ sentence: AnalysedSentence) -> Bool {
        if hasPreposition || sentence.isMark(next) { return true }
        guard let word = sentence[next], !sentence.words.contains(where: { $0.text == "o" }),
            sentence.words.count(where: { $0.text == "que" }) == 1
        else { return false }
        if sentence.finite(next).contains(where: { $0.tense == .subjunctive }) { return false }
        if ["tal", "más"].contains(word.text) || sentence.isSurelyFinite(next) { return true }
        if sentence.isClitic(next) {
            return sentence.indices.count { sentence.isSurelyFinite($0) } == 1 && !sentence.isReflexive(next)
        }
        return word.must("n") || word.text == "hora" || word.may("n") && !word.may("det")
    }

    private static func exclaims(_ next: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let word = sentence[next], word.token.isKnown, sentence.finite(next).isEmpty else { return false }
        return word.readings.allSatisfy { $0.has("n") || $0.has("adj") || $0.has("pp") } || word.text == "bien"
            || word.text == "mal"
    }

    private static func isEstar(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        ["esta", "estas", "estan"].contains(sentence.text(place))
    }

    // MARK: - Indirect

    /// Whether the question follows `no sé`, `dime` and the like.
    private static func isIndirect(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        var first = place
        while ["a", "de", "con", "en", "por", "para"].contains(sentence.text(first - 1)), !sentence.isBreak(first) {
            first -= 1
        }
        guard !sentence.isBreak(first), let verb = sentence[first - 1] else { return false }
        let tells = ["dime", "dígame", "decime", "pregunto", "pregunta", "preguntar", "saber", "explícame", "recuerdo"]
            .contains(verb.text)
        let knows =
            verb.text == "sé" || verb.text == "se" && ["no", "yo"].contains(sentence.text(first - 2))
            || verb.readings.contains { $0.lemma == "saber" && $0.isVerb }
        guard tells || knows else { return false }
        if isUnknown(place, sentence), sentence.isBreak(place + 1) { return true }
        let isDenied = sentence.text(first - 2) == "no"
        let next = place + 1,
            isPut =
                sentence.mayBeFinite(next) || sentence.isClitic(next) || sentence[next]?.must("vblex", "inf") ?? false
        switch sentence.text(place) {
        case "que":
            return first < place || isInfinitive(next, sentence) && !isSubject(next, sentence)
                || asksForThing(next, sentence)
                || isDenied && verb.text.hasPrefix("s") && verb.text.count == 2 && isFact(next, sentence)
        case "como":
            return sentence.isSurelyFinite(next) || sentence.isClitic(next) && sentence.mayBeFinite(next + 1)
                || sentence[next]?.must("vblex", "inf") ?? false
        case "cuando": return isDenied && isPut
        case "quien", "quienes", "donde", "adonde", "cual", "cuales": return isPut
        case "cuanto", "cuanta", "cuantos", "cuantas": return true
        default: return false
        }
    }

    /// `no sé que pasa`: a verb of fact follows at once.
    private static func isFact(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        let verb = sentence.isClitic(place) ? place + 1 : place
        return sentence.mayBeFinite(verb)
            && !sentence.finite(verb).contains { $0.tense == .subjunctive || $0.tense == .imperfectSubjunctive }
    }

    private static func isInfinitive(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        sentence[place]?.readings.contains { $0.has("inf") && $0.joined.isEmpty } ?? false
    }

    /// Whether an infinitive has a verb of its own, as in `sé que vivir solo no es fácil`.
    private static func isSubject(_ infinitive: Int, _ sentence: AnalysedSentence) -> Bool {
        let end = max(infinitive + 1, sentence.clauseEnd(from: infinitive + 1))
        return (infinitive + 1..<end).contains {
            sentence.text($0) == "era" || sentence.mayAct($0) && !(sentence[$0]?.may("pr") ?? true)
        }
    }

    /// `no sé que hora es`: such a noun without an article is no subject.
    private static func asksForThing(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        let next = place + 1
        return things.contains(sentence.text(place))
            && (!sentence.finite(next).isEmpty || sentence.isClitic(next) || isInfinitive(next, sentence))
    }
    private static let things: Set<String> = [
        "hora", "día", "fecha", "número", "talla", "tamaño", "color", "edad", "película", "libro", "autobús", "tren",
        "calle", "camino", "regalo",
    ]

    private static let asking = Reason(
        "Jautājumos un izsaucienos „%1” raksta ar uzsvara zīmi: „%2”.",
        "In questions and exclamations “%1” has an accent: “%2”.",
        "En preguntas y exclamaciones “%1” lleva tilde: “%2”.")
    private static let why = Reason(
        "„%1” nozīmē „jo”; jautājot „kāpēc”, raksta divus vārdus: „%2”.",
        "“%1” means “because”; to ask why you write two words: “%2”.",
        "“%1” da una causa; para preguntar se escribe en dos palabras: “%2”.")
    private static let twoWords = Reason(
        "„%1” ir lietvārds (iemesls); jautājot „kāpēc”, raksta divus vārdus: „%2”.",
        "“%1” is a noun (the reason); to ask why you write two words: “%2”.",
        "“%1” es un nombre (el motivo); para preguntar se escribe en dos palabras: “%2”.")
    private static let because = Reason(
        "„%1” ir lietvārds (iemesls); „jo” raksta bez uzsvara zīmes: „%2”.",
        "“%1” is a noun (the reason); “because” has no accent: “%2”.",
        "“%1” es un nombre (el motivo); para dar una causa se escribe sin tilde: “%2”.")
    private static let joins = Reason(
        "Te „%1” nejautā, tas tikai savieno teikuma daļas, tāpēc raksta „%2”.",
        "Here “%1” does not ask, it only joins two parts: “%2”.",
        "Aquí “%1” no pregunta, solo une dos partes: “%2”.")
}
