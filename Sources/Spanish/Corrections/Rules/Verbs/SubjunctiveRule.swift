/// The indicative where a wish, a doubt or a future `cuando` needs the subjunctive: `quiero que vienes`, `cuando iré`.
struct SubjunctiveRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        let maker = VerbMaker(grammar: grammar)
        var found: [Correction] = []
        for place in sentence.indices {
            guard let opener = Self.opener(endingAt: place, sentence),
                let verb = Self.verb(after: place + 1, sentence, grammar),
                let reading = Self.indicative(verb, sentence), opener.person != reading.person
            else { continue }
            if Self.future.contains(opener.words), reading.tense != .future,
                !Self.isOfFuture(verb, reading, sentence)
            {
                continue
            }
            if opener.isHope, reading.tense == .future { continue }
            let isPast = opener.isPast || [.preterite, .imperfect].contains(reading.tense)
            let tense = isPast ? VerbTense.imperfectSubjunctive : .subjunctive
            guard let right = try maker.form(reading, tense, reading.person), right != sentence.text(verb) else {
                continue
            }
            found.append(
                Correction(
                    sentence.words[verb...verb], to: right, .subjunctive,
                    Self.reason.about(opener.words, right, sentence.text(verb))))
        }
        return found
    }

    /// Words of time, after which only a future is surely wrong.
    private static let future: WordList = "cuando hasta_que después_de_que"

    /// `cuando llego a casa, te llamaré`: the only other verb is in the future.
    private static func isOfFuture(_ verb: Int, _ reading: Reading, _ sentence: AnalysedSentence) -> Bool {
        let others = sentence.indices.filter { $0 != verb && sentence.mayAct($0) }
        return reading.tense == .present && !sentence.has("siempre") && others.count == 1
            && others.allSatisfy { sentence.isSurelyFinite($0) }
            && others.allSatisfy { sentence.finite($0).allSatisfy { $0.tense == .future } }
    }

    private struct Opener {
        let words: String
        /// The person who wishes: the same person would take an infinitive.
        var person: [String] = []
        var isPast = false
        /// `espero que vendrás` is heard too.
        var isHope = false
    }

    private static func opener(endingAt place: Int, _ sentence: AnalysedSentence) -> Opener? {
        let text = sentence.text(place)
        if Self.future.contains(text), text != "cuando",
            sentence.finite(place + 1).contains(where: { $0.tense == .future })
        {
            return Opener(words: text)
        }
        if ["para que", "antes de que", "a fin de que", "sin que"].contains(text), sentence[place - 1]?.mark != "¿" {
            return Opener(words: text)
        }
        if text == "ojalá" || text == "ojalá que" { return Opener(words: text) }
        if text == "cuando", !sentence.isQuestion,
            !sentence.finite(place + 1).isEmpty || sentence.isClitic(place + 1) || sentence.text(place + 1) == "no",
            sentence.isStart(place) || !(sentence[place - 1]?.readings.contains { $0.lemma == "saber" } ?? false)
        {
            return Opener(words: text)
        }
        if text == "no" || text == "creo que" || text == "pienso que" || text == "creemos que" {
            return text != "no" && sentence.text(place - 1) == "no" && !sentence.isQuestion
                ? Opener(words: "no " + text) : nil
        }
        guard text == "que" else { return nil }
        return wish(before: place, sentence) ?? judgement(before: place, sentence)
    }

    private static func wish(before que: Int, _ sentence: AnalysedSentence) -> Opener? {
        if sentence.text(que - 1) == "ojalá" { return Opener(words: "ojalá que") }
        guard let verb = sentence[que - 1], !sentence.isBreak(que), sentence.isSurelyFinite(que - 1),
            let reading = sentence.finite(que - 1).first,
            wishes.contains(reading.lemma), sentence.text(que - 2) != "que", sentence.text(que - 2) != "lo que"
        else { return nil }
        let isPast = [.preterite, .imperfect, .conditional].contains(reading.tense)
        return Opener(
            words: verb.text + " que", person: reading.person, isPast: isPast, isHope: reading.lemma == "esperar")
    }

    private static let wishes: Set<String> = [
        "querer", "desear", "necesitar", "esperar", "preferir", "dudar", "alegrar", "pedir",
        "recomendar", "aconsejar",
    ]

    /// A judgement such as `es importante que`.
    private static func judgement(before que: Int, _ sentence: AnalysedSentence) -> Opener? {
        let es = sentence.text(que - 2)
        guard ["es", "era", "sería", "parece"].contains(es), judgements.contains(sentence.text(que - 1)) else {
            return nil
        }
        return Opener(words: sentence.phrase(que - 2..<que + 1), isPast: es != "es" && es != "parece")
    }

    private static let judgements: Set<String> = [
        "importante", "necesario", "mejor", "bueno", "posible", "imposible", "probable", "fundamental", "raro",
        "normal",
        "conveniente", "malo", "lógico", "extraño", "increíble", "esencial", "peor", "preferible",
    ]

    /// The first verb of the clause that follows, past its subject, `no` and pronouns.
    private static func verb(after start: Int, _ sentence: AnalysedSentence, _ grammar: Grammar) -> Int? {
        var place = start
        if let subject = Subject(at: place, in: sentence) { place = subject.words.upperBound }
        while place < start + 9,
            sentence.text(place) == "no" || AnalysedSentence.sureClitics.contains(sentence.text(place))
                || sentence.isClitic(place) && sentence.mayBeFinite(place + 1)
                || (sentence[place]?.must("adv") ?? false) && !sentence.isMark(place)
        {
            place += 1
        }
        let isVerb =
            sentence.isSurelyFinite(place)
            || AnalysedSentence.sureClitics.contains(sentence.text(place - 1)) && sentence.mayBeFinite(place)
        return sentence.isBreak(place) || !isVerb ? nil : place
    }

    private static func indicative(_ verb: Int, _ sentence: AnalysedSentence) -> Reading? {
        let readings = sentence[verb]?.readings ?? []
        let moods: [VerbTense] = [.subjunctive, .imperfectSubjunctive]
        guard !readings.contains(where: { $0.tense.map(moods.contains) ?? false }) else { return nil }
        return sentence.finite(verb).first { $0.tense != .conditional }
    }

    private static let reason = Reason(
        "Aiz „%1” vajag subjuntivo: „%2”, nevis „%3”.",
        "After “%1” the verb is in the subjunctive: “%2”, not “%3”.",
        "Después de “%1” el verbo va en subjuntivo: “%2”, no “%3”.")
}
