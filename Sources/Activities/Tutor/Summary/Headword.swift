extension Token {
    /// Its base form as a dictionary lists it, nouns with their article; nil for a word that bears little meaning, or
    /// may be more than one.
    var headword: String? {
        let words = Set(readings.map(\.headword))
        return words.count == 1 ? words.first.flatMap(\.self) : nil
    }
}

extension Reading {
    fileprivate var headword: String? {
        guard lemma.count > 1, lemma.allSatisfy(\.isLetter), !Self.common.contains(lemma) else { return nil }
        switch tags.first {
        case "n": return "\(article)\(lemma)"
        case "vblex", "adj", "adv": return lemma
        default: return nil
        }
    }

    private var article: String {
        if tags.contains("mf") { return "el/la " }
        guard tags.contains("f") else { return tags.contains("m") ? "el " : "" }
        return Self.stressedA.contains(lemma) ? "el " : "la "
    }

    /// Known to everybody who has begun.
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
