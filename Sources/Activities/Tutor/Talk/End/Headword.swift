import Spanish

extension Token {
    /// Its base form as a dictionary lists it, nouns with their article; nil for a word that bears little meaning, or
    /// may be more than one.
    var headword: String? {
        let words = Set(readings.map { $0.headword(of: surface) })
        return words.count == 1 ? words.first.flatMap(\.self) : nil
    }
}

extension Reading {
    fileprivate func headword(of surface: String) -> String? {
        guard lemma.count > 1, lemma.allSatisfy(\.isLetter), !Self.common.contains(lemma) else { return nil }
        switch tags.first {
        case "n": return "\(article(isOwn: isOwn(surface)))\(lemma)"
        case "vblex", "adj", "adv": return lemma
        default: return nil
        }
    }

    /// Whether a feminine word has a base form of its own, as `canciones` has, and not that of a man, as `sobrina` has.
    private func isOwn(_ surface: String) -> Bool {
        let (word, base) = (WordForm(surface).letters, WordForm(lemma).letters)
        let plural = base.last == "z" ? base.dropLast() + Array("ces") : base + Array("es")
        return [base, base + ["s"], plural].contains(word)
    }

    private func article(isOwn: Bool) -> String {
        if tags.contains("mf") { return "el/la " }
        guard tags.contains("f"), isOwn else { return tags.contains("m") || tags.contains("f") ? "el " : "" }
        return Self.stressedA.contains(lemma) ? "el " : "la "
    }

    /// Words known to everybody who has begun.
    private static let common: Set = [
        "ser", "estar", "haber", "tener", "hacer", "ir", "muy", "más", "menos", "no", "sí", "bien", "mal", "mucho",
        "poco", "todo", "otro", "bueno", "malo", "tanto", "también", "tampoco", "ya", "aquí", "ahí", "allí", "así",
        "hoy", "ahora", "nunca", "siempre", "cosa",
    ]
    /// Feminine nouns with `el` in the singular, because they begin with a stressed a.
    private static let stressedA: Set = [
        "agua", "águila", "ala", "alba", "alma", "ama", "ancla", "ansia", "área", "arma", "arpa", "arte", "asa", "asma",
        "aula", "ave", "acta", "hacha", "hada", "habla", "hambre", "haya",
    ]
}
