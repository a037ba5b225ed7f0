/// `esta` and `está`, `estas` and `estás`: a demonstrative, or a form of `estar`.
enum EstarAccent {
    static func right(_ place: Int, _ sentence: AnalysedSentence) -> AccentChoice? {
        switch sentence.text(place) {
        case "esta":
            isVerb(place, sentence) || EstarAlone.isVerb(place, sentence)
                ? AccentChoice(word: "está", reason: verb) : nil
        case "estas":
            isVerb(place, sentence) || EstarAlone.isVerb(place, sentence)
                ? AccentChoice(word: "estás", reason: verb) : nil
        case "está": isDemonstrative(place, sentence) ? AccentChoice(word: "esta", reason: demonstrative) : nil
        default: nil
        }
    }

    private static func isVerb(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        let next = sentence[place + 1], before = sentence.text(place - 1), isEnd = sentence.isBreak(place + 1)
        let asks = ["cómo", "como", "dónde", "donde"].contains(before)
        let subjects = sentence.text(place) == "esta" ? ["él", "ella", "usted", "todo", "que"] : ["tú"]
        if asks, sentence.isQuestion {
            return isEnd || next?.may("det") ?? false || next?.may("prn", "tn") ?? false || (next?.may("np") ?? false)
                || !(next?.may("n") ?? false)
        }
        guard !isEnd, let next else { return before == "no" }
        if next.must("vblex", "ger") || next.must("ger") || next.text == "muy" { return true }
        if ["cerca", "lejos", "aquí", "allí", "ahí", "enfrente", "delante", "detrás"].contains(next.text) {
            return true
        }
        let isNoun = next.may("n") && !next.may("adj")
        if before == "no" || subjects.contains(before) && before != "que" { return !isNoun || next.may("pr") }
        if ["bien", "mal"].contains(next.text), !sentence.isBreak(place) || sentence.isBreak(place + 2) {
            return !sentence.mayBeFinite(place - 1)
        }
        if next.may("adj", "m", "sg") && next.must("m", "sg"), !next.may("n"), sentence.text(place) == "esta" {
            return true
        }
        return sentence.text(place) == "esta" && isPredicate(place, sentence)
    }

    /// `mi casa esta limpia`, `el libro esta en la mesa`: a noun phrase before, and no other verb.
    private static func isPredicate(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        let start = sentence.clauseStart(of: place)
        guard let subject = Subject(at: start, in: sentence), subject.words.upperBound == place,
            subject.persons == [["p3", "sg"]], !subject.isDoubtful,
            let next = sentence[place + 1]
        else { return false }
        let fits =
            next.must("adj") || next.must("pr") || next.must("adv") || next.may("pp") && !next.may("n")
            || next.may("adj") && !next.may("n")
        return fits && !sentence.indices.contains { $0 != place && sentence.mayAct($0) }
    }

    /// `está casa`: a noun follows at once.
    private static func isDemonstrative(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let next = sentence[place + 1], !sentence.isBreak(place + 1), next.may("n", "f", "sg"),
            !next.readings.contains(where: { ["adj", "adv", "pp", "pr", "ger"].contains(where: $0.has) })
        else { return false }
        if sentence.isSurelyFinite(place - 1), !sentence.isBreak(place) { return true }
        if ["en", "de", "por", "con", "a", "para"].contains(sentence.text(place - 1)) { return true }
        return sentence.isStart(place) && sentence.mayBeFinite(place + 2)
    }

    private static let verb = Reason(
        "„%1” bez uzsvara zīmes ir „šī, šīs”; te tas ir darbības vārds „estar”: „%2”.",
        "Without an accent “%1” is “this” or “these”; here it is the verb “estar”: “%2”.",
        "Sin tilde, “%1” es un demostrativo; aquí es el verbo “estar”: “%2”.")
    private static let demonstrative = Reason(
        "„%1” ir darbības vārds; „šī” pirms lietvārda raksta bez uzsvara zīmes: „%2”.",
        "“%1” is a verb; “this” before a noun has no accent: “%2”.",
        "“%1” es un verbo; el demostrativo delante de un nombre no lleva tilde: “%2”.")
}

/// `tenia` and `tenía`: what looks like another word is an imperfect.
enum ImperfectAccent {
    static func right(_ place: Int, _ sentence: AnalysedSentence) -> AccentChoice? {
        let text = sentence.text(place)
        guard let right = words[text], isVerb(text, place, sentence) else { return nil }
        return AccentChoice(word: right, reason: reason)
    }

    private static let words = [
        "tenia": "tenía", "tenias": "tenías", "sabia": "sabía", "sabias": "sabías", "hacia": "hacía",
        "hacias": "hacías",
        "seria": "sería", "venia": "venía", "venias": "venías", "serias": "serías", "ingles": "inglés", "mama": "mamá",
        "papa": "papá",
    ]

    private static func isVerb(_ text: String, _ place: Int, _ sentence: AnalysedSentence) -> Bool {
        let before = sentence.text(place - 1), next = sentence.text(place + 1)
        let isAfterSubject = ["yo", "él", "ella", "usted", "no", "me", "te", "se", "le", "nos", "que", "cuando", "tú"]
            .contains(before)
        switch text {
        case "mama", "papa": return ["mi", "tu", "su"].contains(before)
        case "ingles": return !["las", "sus", "mis", "tus", "unas", "estas"].contains(before) && before != ""
        case "tenia", "tenias", "venia", "venias": return !(sentence[place - 1]?.may("det") ?? false) || isAfterSubject
        case "hacia", "hacias":
            return ["frío", "calor", "sol", "viento", "buen", "mal", "mucho"].contains(next)
                && !sentence.words.contains { $0.text == "ir" }
        case "sabia", "sabias": return isAfterSubject && before != "se"
        case "seria", "serias":
            return ["mejor", "posible", "bueno", "genial", "importante", "interesante"].contains(next)
        default: return false
        }
    }

    private static let reason = Reason(
        "„%1” bez uzsvara zīmes ir cits vārds; te domāts „%2”.",
        "Without its accent “%1” is another word; here you mean “%2”.",
        "Sin tilde, “%1” es otra palabra; aquí se trata de “%2”.")
}
