/// A pronoun in a form that cannot stand there: `con mi`, `para tú`, `mi llamo`.
struct PronounRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        sentence.indices.compactMap {
            joined($0, sentence) ?? between($0, sentence) ?? afterPreposition($0, sentence) ?? beforeVerb($0, sentence)
        }
    }

    /// `con mi`: `conmigo`.
    private func joined(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard sentence.text(place) == "con", !sentence.isBreak(place + 1) else { return nil }
        let pronoun = sentence.text(place + 1), isLast = isLast(place + 1, sentence)
        let right: String
        switch pronoun {
        case "mí": right = "conmigo"
        case "mi", "yo": right = "conmigo"
        case "ti": right = "contigo"
        case "tú", "tu": right = "contigo"
        default: return nil
        }
        guard isLast || pronoun == "mí" && !(sentence[place + 2]?.may("n") ?? false) || pronoun == "ti" else {
            return nil
        }
        return Correction(sentence.words[place...place + 1], to: right, .pronoun, Self.one.about(pronoun, right))
    }

    /// `quiero te ver`, `puedo lo hacer`: the pronoun is joined to the infinitive.
    private func between(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard sentence.isClitic(place), !sentence.isBreak(place), sentence.isPureInfinitive(place + 1),
            let infinitive = sentence[place + 1], infinitive.readings.allSatisfy(\.joined.isEmpty),
            infinitive.text.hasSuffix("r"),
            sentence.acting(place - 1, "querer poder deber necesitar") != nil
                || sentence.text(place - 1) == "a" && sentence.acting(place - 2, "ir") != nil
                || ["para", "sin"].contains(sentence.text(place - 1))
        else { return nil }
        let right = infinitive.text + sentence.text(place)
        return Correction(sentence.words[place...place + 1], to: right, .pronoun, Self.atEnd.about(right))
    }

    private static let atEnd = Reason(
        "Vietniekvārdu pievieno nenoteiksmei: „%1”.", "The pronoun is joined to the infinitive: “%1”.",
        "El pronombre va unido al infinitivo: “%1”.")

    private func afterPreposition(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        let pronoun = sentence.text(place)
        guard ["yo", "tú"].contains(pronoun), !sentence.isBreak(place), isLast(place, sentence),
            ["para", "a", "por", "sin", "sobre", "en", "hacia", "contra"].contains(sentence.text(place - 1)),
            !["tú", "yo"].contains(sentence.text(place - 2)), sentence.text(place - 2) != "de"
        else { return nil }
        let right = pronoun == "yo" ? "mí" : "ti"
        return Correction(
            sentence.words[place...place], to: right, .pronoun,
            Self.form.about(sentence.text(place - 1), right, pronoun))
    }

    /// `mi llamo`: `me llamo`.
    private func beforeVerb(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard sentence.text(place) == "mi", !sentence.isBreak(place + 1), sentence.isSurelyFinite(place + 1),
            !(sentence[place - 1]?.may("pr") ?? false),
            sentence.finite(place + 1).contains(where: {
                ["llamar", "gustar", "encantar", "levantar", "interesar", "parecer"].contains($0.lemma)
            })
        else { return nil }
        return Correction(
            sentence.words[place...place], to: "me", .pronoun, Self.object.about("mi", "me", sentence.text(place + 1)))
    }

    /// Whether nothing follows to which it may belong.
    private func isLast(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let next = sentence[place + 1], !sentence.isBreak(place + 1) else { return true }
        return ["porque", "hoy", "mañana", "ahora", "pero", "esta"].contains(next.text)
            || ["al", "a"].contains(next.text) && !next.may("inf")
    }

    private static let one = Reason(
        "Prievārds „con” ar šo vietniekvārdu saplūst vienā vārdā: „%2”.",
        "“con” and this pronoun make one word: “%2”.", "“con” y este pronombre forman una sola palabra: “%2”.")
    private static let form = Reason(
        "Aiz prievārda „%1” lieto „%2”, nevis „%3”.", "After the preposition “%1” you say “%2”, not “%3”.",
        "Después de la preposición “%1” se dice “%2”, no “%3”.")
    private static let object = Reason(
        "„%1” nozīmē „mans”; pirms darbības vārda „%3” vajag „%2”.",
        "“%1” means “my”; before the verb “%3” you need “%2”.",
        "“%1” indica de quién es algo; delante del verbo “%3” se usa “%2”.")
}
