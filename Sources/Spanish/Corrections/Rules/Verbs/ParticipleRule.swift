/// A wrong form after `haber`, which takes an unchanged participle, or `estar` or `seguir` (a gerund): `he comer`.
struct ParticipleRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        let maker = VerbMaker(grammar: grammar)
        var found: [Correction] = []
        for place in sentence.indices where !sentence.isBreak(place) {
            guard let before = sentence[place - 1], sentence.mayBeFinite(place - 1) || before.must("vbhaver") else {
                continue
            }
            let right: String?, reason: Reason
            if before.must("vbhaver"), before.text != "hay", !before.may("inf"), !before.may("pp"),
                !Self.isBeech(place - 1, sentence), !Self.isThere(place, sentence),
                !HomophoneRule.isPreposition(place - 1, sentence),
                let verb = Self.notParticiple(place, sentence)
            {
                (right, reason) = (try maker.participle(verb), Self.participle)
            } else if before.readings.contains(where: { ["estar", "seguir"].contains($0.lemma) && $0.isFinite }),
                let verb = Self.notGerund(place, sentence)
            {
                (right, reason) = (try maker.gerund(verb), Self.gerund)
            } else {
                continue
            }
            guard let right, right != sentence.text(place) else { continue }
            found.append(
                Correction(
                    sentence.words[place...place], to: right, .participle,
                    reason.about(before.text, right, sentence.text(place)))
            )
        }
        return found
    }

    /// `el haya`, a tree.
    private static func isBeech(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        sentence.text(place) == "haya" && determiners.contains(sentence.text(place - 1))
    }
    private static let determiners: WordList = "el un del al este ese aquel cada"

    /// `había comida`, `que haya salida`: there is something, a noun that looks like a participle or a number of things.
    private static func isThere(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        let isImpersonal = sentence.finite(place - 1).contains { $0.hasAll(["p3", "sg"]) && $0.tense != .present }
        guard isImpersonal, !sentence.isClitic(place - 2), sentence.subject(before: place - 1) == nil else {
            return false
        }
        guard let word = sentence[place] else { return false }
        return word.may("n") || word.may("pp", "pl") || word.text == "como"
    }

    /// The verb, if it is no participle in its plain form.
    private static func notParticiple(_ place: Int, _ sentence: AnalysedSentence) -> Reading? {
        guard let word = sentence[place], !word.readings.contains(where: { $0.hasAll(["pp", "m", "sg"]) }) else {
            return nil
        }
        if let changed = word.readings.first(where: { $0.has("pp") && $0.joined.isEmpty }) { return changed }
        if let infinitive = word.readings.first(where: { $0.has("inf") && $0.joined.isEmpty }) { return infinitive }
        return sentence.isSurelyFinite(place) || word.text == "como" ? sentence.finite(place).last : nil
    }

    private static func notGerund(_ place: Int, _ sentence: AnalysedSentence) -> Reading? {
        guard let word = sentence[place] else { return nil }
        // `estoy trabajado`: nobody is worked.
        if let doing = word.readings.first(where: { $0.hasAll(["pp", "m", "sg"]) && doings.contains($0.base) }),
            sentence.finite(place - 1).allSatisfy({ $0.has("p1") || $0.has("p2") }), sentence.text(place + 1) != "por"
        {
            return doing
        }
        if let infinitive = word.readings.first(where: { $0.has("inf") && $0.isVerb && $0.joined.isEmpty }),
            word.must("inf")
        {
            return infinitive
        }
        guard sentence.isSurelyFinite(place), sentence.text(place) != "es" else { return nil }
        let persons = sentence.finite(place - 1).map(\.person)
        return sentence.finite(place).first { $0.tense == .present && persons.contains($0.person) }
    }

    private static let doings: WordList = """
        trabajar estudiar hablar jugar viajar caminar nadar correr bailar cantar esperar pensar buscar comer leer
        escribir aprender vivir cocinar
        """

    private static let participle = Reason(
        "Saliktajā pagātnē aiz „%1” ir nelokāms divdabis: „%2”, nevis „%3”.",
        "After “%1” the perfect has a participle that does not change: “%2”, not “%3”.",
        "Después de “%1” va el participio, que no cambia: “%2”, no “%3”.")
    private static let gerund = Reason(
        "Par to, kas pašlaik notiek, aiz „%1” lieto gerundiju: „%2”, nevis „%3”.",
        "For what is going on, “%1” takes the gerund: “%2”, not “%3”.",
        "Para lo que está pasando, “%1” lleva gerundio: “%2”, no “%3”.")
}
