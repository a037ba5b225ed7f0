/// The indicative where a wish, a doubt or a future `cuando` needs the subjunctive: `quiero que vienes`, `cuando iré`.
struct SubjunctiveRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        let row = WordRow(sentence)
        let maker = VerbMaker(grammar: grammar)
        var found: [Correction] = []
        for place in row.indices {
            guard let opener = Self.opener(endingAt: place, row), let verb = Self.verb(after: place + 1, row, grammar),
                let reading = Self.indicative(verb, row), opener.person != reading.person
            else { continue }
            if opener.words == "cuando", reading.tense != .future { continue }
            if opener.isHope, reading.tense == .future { continue }
            let isPast = opener.isPast || [.preterite, .imperfect].contains(reading.tense)
            let tense = isPast ? VerbTense.imperfectSubjunctive : .subjunctive
            guard let right = try maker.form(reading, tense, reading.person), right != row.text(verb) else { continue }
            found.append(
                Correction(
                    row.words[verb...verb], to: right, .subjunctive,
                    Self.reason.about(opener.words, right, row.text(verb))))
        }
        return found
    }

    private struct Opener {
        let words: String
        /// Who wishes: the same person would take an infinitive.
        var person: [String] = []
        var isPast = false
        /// `espero que vendrás` is heard too.
        var isHope = false
    }

    private static func opener(endingAt place: Int, _ row: WordRow) -> Opener? {
        let text = row.text(place)
        if ["para que", "antes de que", "a fin de que", "sin que"].contains(text), row[place - 1]?.mark != "¿" {
            return Opener(words: text)
        }
        if text == "ojalá" || text == "ojalá que" { return Opener(words: text) }
        if text == "cuando", !row.isQuestion,
            !row.finite(place + 1).isEmpty || row.isClitic(place + 1) || row.text(place + 1) == "no",
            row.isStart(place) || !(row[place - 1]?.readings.contains { $0.lemma == "saber" } ?? false)
        {
            return Opener(words: text)
        }
        if text == "no" || text == "creo que" || text == "pienso que" || text == "creemos que" {
            return text != "no" && row.text(place - 1) == "no" && !row.isQuestion ? Opener(words: "no " + text) : nil
        }
        guard text == "que" else { return nil }
        return wish(before: place, row) ?? judgement(before: place, row)
    }

    private static func wish(before que: Int, _ row: WordRow) -> Opener? {
        if row.text(que - 1) == "ojalá" { return Opener(words: "ojalá que") }
        guard let verb = row[que - 1], !row.isBreak(que), row.isSurelyFinite(que - 1),
            let reading = row.finite(que - 1).first,
            wishes.contains(reading.lemma), row.text(que - 2) != "que", row.text(que - 2) != "lo que"
        else { return nil }
        let isPast = [.preterite, .imperfect, .conditional].contains(reading.tense)
        return Opener(
            words: verb.text + " que", person: reading.person, isPast: isPast, isHope: reading.lemma == "esperar")
    }

    private static let wishes: Set<String> = ["querer", "desear", "necesitar", "esperar", "preferir", "dudar"]

    /// A judgement such as `es importante que`.
    private static func judgement(before que: Int, _ row: WordRow) -> Opener? {
        let es = row.text(que - 2)
        guard ["es", "era", "sería", "parece"].contains(es), judgements.contains(row.text(que - 1)) else { return nil }
        return Opener(words: row.phrase(que - 2..<que + 1), isPast: es != "es" && es != "parece")
    }

    private static let judgements: Set<String> = [
        "importante", "necesario", "mejor", "bueno", "posible", "imposible", "probable", "fundamental", "raro",
        "normal",
        "conveniente", "malo", "lógico", "extraño", "increíble", "esencial", "peor", "preferible",
    ]

    /// The first verb of the clause that follows, past its subject, `no` and pronouns.
    private static func verb(after start: Int, _ row: WordRow, _ grammar: Grammar) -> Int? {
        var place = start
        if let subject = Subject(at: place, in: row, grammar) { place = subject.words.upperBound }
        while place < start + 9,
            row.text(place) == "no" || WordRow.sureClitics.contains(row.text(place))
                || row.isClitic(place) && row.mayBeFinite(place + 1)
                || (row[place]?.must("adv") ?? false) && !row.isMark(place)
        {
            place += 1
        }
        return row.isBreak(place) || !row.isSurelyFinite(place) ? nil : place
    }

    private static func indicative(_ verb: Int, _ row: WordRow) -> Reading? {
        let readings = row[verb]?.readings ?? []
        let moods: [VerbTense] = [.subjunctive, .imperfectSubjunctive]
        guard !readings.contains(where: { $0.tense.map(moods.contains) ?? false }) else { return nil }
        return row.finite(verb).first { $0.tense != .conditional }
    }

    private static let reason = Reason(
        "Aiz „%1” vajag subjuntivo: „%2”, nevis „%3”.",
        "After “%1” the verb is in the subjunctive: “%2”, not “%3”.",
        "Después de “%1” el verbo va en subjuntivo: “%2”, no “%3”.")
}
