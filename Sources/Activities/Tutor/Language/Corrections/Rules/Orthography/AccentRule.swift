/// Words that exist with and without an accent, where the sentence says which is meant: `¿que hora es?`, `tu eres`.
struct AccentRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        let row = WordRow(sentence)
        var found: [Correction] = []
        for place in row.indices {
            let right =
                QuestionAccent.right(place, row) ?? ShortWordAccent.right(place, row) ?? EstarAccent.right(place, row)
                ?? ImperfectAccent.right(place, row)
            if let right {
                found.append(
                    Correction(
                        row.words[place...place], to: right.word, .accent,
                        right.reason.about(row.text(place), right.word)))
            }
        }
        return try found + nouns(row, grammar, without: found)
    }

    /// `el numero`: a verb cannot stand after an article, but the noun with its accent can.
    private func nouns(
        _ row: WordRow, _ grammar: Grammar, without found: [Correction]
    ) throws(LanguageProblem) -> [Correction] {
        let places = row.indices.filter { place in
            row.isSurelyFinite(place) && !row.isBreak(place) && Self.determiners.contains(row.text(place - 1))
                && !found.contains { $0.place == row[place]?.place }
                && !(mayBeSubject(place - 1, row) && row.finite(place).contains { $0.has("p3") })
        }
        guard !places.isEmpty else { return [] }
        var corrections: [Correction] = []
        for place in places {
            let variants = Accents.variants(of: row.text(place))
            let readings = try grammar.lexicon.readings(of: variants)
            let nouns = zip(variants, readings).filter { $0.1.contains { $0.has("n") || $0.has("adj") } }
            guard nouns.count == 1, let right = nouns.first?.0 else { continue }
            corrections.append(
                Correction(row.words[place...place], to: right, .accent, AccentFinder.reason(row.text(place), right)))
        }
        return corrections
    }

    /// `otro bebe`: such a word may be a pronoun, unless its clause has a verb already.
    private func mayBeSubject(_ place: Int, _ row: WordRow) -> Bool {
        guard Self.pronouns.contains(row.text(place)) else { return false }
        return row.text(place) == "el" || !(row.clauseStart(of: place)..<place).contains { row.mayAct($0) }
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
    static func right(_ place: Int, _ row: WordRow) -> AccentChoice? {
        let text = row.text(place)
        if text == "porque", row[place - 1]?.mark == "¿", ["no"].contains(row.text(place + 1)) {
            return AccentChoice(word: "por qué", reason: why)
        }
        if text == "porqué", !(row[place - 1]?.may("det") ?? false),
            row.mayBeFinite(place + 1) || row.isClitic(place + 1) || row.text(place + 1) == "no"
        {
            return AccentChoice(word: "porque", reason: because)
        }
        if text == "qué", ["creo", "pienso", "dice", "dicen", "más", "espero"].contains(row.text(place - 1)),
            !row.isBreak(place)
        {
            return row.isQuestion ? nil : AccentChoice(word: "que", reason: joins)
        }
        guard let accented = QuestionWords.accented(text, before: row.text(place + 1)),
            !row.isBreak(place + 1) || isAlone(place, row)
        else { return nil }
        let asks = isDirect(place, row) || isIndirect(place, row)
        return asks ? AccentChoice(word: accented, reason: asking) : nil
    }

    private static func isAlone(_ place: Int, _ row: WordRow) -> Bool {
        row[place - 1]?.mark == "¿" && row[place + 1]?.mark == "?"
            || row.text(place - 1) == "por" && row[place - 2]?.mark == "¿"
    }

    // MARK: - Direct

    /// Right after `¿` or `¡`, maybe with a preposition or `y` between.
    private static func isDirect(_ place: Int, _ row: WordRow) -> Bool {
        var first = place
        while ["a", "de", "con", "en", "por", "para", "desde", "hasta", "y", "pero", "sobre"].contains(
            row.text(first - 1)), !row.isBreak(first)
        { first -= 1 }
        guard let mark = row[first - 1]?.mark, mark == "¿" || mark == "¡" else { return false }
        let next = place + 1
        switch row.text(place) {
        case "que": return mark == "¿" ? asksWhat(next, first < place, row) : exclaims(next, row)
        case "como":
            return row.isSurelyFinite(next) || isEstar(next, row) || row.isClitic(next) && row.mayBeFinite(next + 1)
        case "cuando":
            return (row.mayBeFinite(next) || row.isClitic(next)) && row.indices.count { row.isSurelyFinite($0) } <= 1
                && !row.finite(next).contains { $0.tense == .subjunctive }
        case "donde", "adonde": return row.text(next) != "siempre"
        case "cuanto": return !["antes", "más", "menos"].contains(row.text(next))
        case "cuantos", "cuantas", "cuanta": return !["más", "menos"].contains(row.text(next))
        case "quien", "quienes": return row.indices.count { row.isSurelyFinite($0) } <= 1
        default: return true
        }
    }

    /// `¿Que vienes?` may ask back what was said; `¿que hora?` may not.
    private static func asksWhat(_ next: Int, _ hasPreposition: Bool, _ row: WordRow) -> Bool {
        if hasPreposition || row.isMark(next) { return true }
        guard let word = row[next], !row.words.contains(where: { $0.text == "o" }),
            row.words.count(where: { $0.text == "que" }) == 1
        else { return false }
        if row.finite(next).contains(where: { $0.tense == .subjunctive }) { return false }
        if ["tal", "más"].contains(word.text) || row.isSurelyFinite(next) { return true }
        if row.isClitic(next) { return row.indices.count { row.isSurelyFinite($0) } == 1 && !row.isReflexive(next) }
        return word.must("n") || word.text == "hora" || word.may("n") && !word.may("det")
    }

    private static func exclaims(_ next: Int, _ row: WordRow) -> Bool {
        guard let word = row[next], word.token.isKnown, row.finite(next).isEmpty else { return false }
        return word.readings.allSatisfy { $0.has("n") || $0.has("adj") || $0.has("pp") } || word.text == "bien"
            || word.text == "mal"
    }

    private static func isEstar(_ place: Int, _ row: WordRow) -> Bool {
        ["esta", "estas", "estan"].contains(row.text(place))
    }

    // MARK: - Indirect

    /// After `no sé`, `dime` and the like.
    private static func isIndirect(_ place: Int, _ row: WordRow) -> Bool {
        var first = place
        while ["a", "de", "con", "en", "por", "para"].contains(row.text(first - 1)), !row.isBreak(first) { first -= 1 }
        guard !row.isBreak(first), let verb = row[first - 1] else { return false }
        let tells = ["dime", "dígame", "decime", "pregunto", "pregunta", "preguntar", "saber", "explícame", "recuerdo"]
            .contains(verb.text)
        let knows = verb.text == "sé" || verb.readings.contains { $0.lemma == "saber" && $0.isVerb }
        guard tells || knows else { return false }
        let isDenied = row.text(first - 2) == "no"
        let next = place + 1,
            isPut = row.mayBeFinite(next) || row.isClitic(next) || row[next]?.must("vblex", "inf") ?? false
        switch row.text(place) {
        case "que": return first < place || isInfinitive(next, row) || asksForThing(next, row)
        case "como":
            return row.isSurelyFinite(next) || row.isClitic(next) && row.mayBeFinite(next + 1)
                || row[next]?.must("vblex", "inf") ?? false
        case "cuando": return isDenied && isPut
        case "quien", "quienes", "donde", "adonde", "cual", "cuales": return isPut
        case "cuanto", "cuanta", "cuantos", "cuantas": return true
        default: return false
        }
    }

    private static func isInfinitive(_ place: Int, _ row: WordRow) -> Bool {
        row[place]?.readings.contains { $0.has("inf") && $0.joined.isEmpty } ?? false
    }

    /// `no sé que hora es`: such a noun without an article is no subject.
    private static func asksForThing(_ place: Int, _ row: WordRow) -> Bool {
        let next = place + 1
        return things.contains(row.text(place))
            && (!row.finite(next).isEmpty || row.isClitic(next) || isInfinitive(next, row))
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
    private static let because = Reason(
        "„%1” ir lietvārds (iemesls); „jo” raksta bez uzsvara zīmes: „%2”.",
        "“%1” is a noun (the reason); “because” has no accent: “%2”.",
        "“%1” es un nombre (el motivo); para dar una causa se escribe sin tilde: “%2”.")
    private static let joins = Reason(
        "Te „%1” nejautā, tas tikai savieno teikuma daļas, tāpēc raksta „%2”.",
        "Here “%1” does not ask, it only joins two parts: “%2”.",
        "Aquí “%1” no pregunta, solo une dos partes: “%2”.")
}

extension WordRow {
    /// Whether a pronoun is of the verb's own person, as in `te vas`.
    func isReflexive(_ number: Int) -> Bool {
        let persons = ["me": ["p1", "sg"], "te": ["p2", "sg"], "nos": ["p1", "pl"], "os": ["p2", "pl"]]
        guard let person = persons[text(number)] else { return false }
        return finite(number + 1).contains { $0.person == person }
    }
}
