/// A verb whose tense contradicts a word of time in its clause: `ayer voy`, `mañana fui`.
struct TenseRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = []
        for time in TimeWords.all(in: sentence) {
            guard let verb = Self.verb(of: time, sentence), Self.contradicts(verb, time, sentence),
                let reading = sentence.finite(verb).first, !reading.person.isEmpty
            else { continue }
            let tense = time.when == .past ? VerbTense.preterite : .future
            let maker = VerbMaker(grammar: grammar)
            let person = sentence.person(before: verb, in: grammar.dialect) ?? reading.person
            guard let right = try maker.form(reading, tense, person), right != sentence.text(verb) else { continue }
            // `ayer mi mamá entro`: only the accent is missing.
            if Accents.stripped(right) == sentence.text(verb) {
                let reason = AccentFinder.reason(sentence.text(verb), right)
                found.append(Correction(sentence.words[verb...verb], to: right, .accent, reason))
                continue
            }
            let words = [sentence.phrase(time.words), right, sentence.text(verb)]
            let also =
                time.when == .past && Self.states.contains(reading.lemma)
                ? try maker.form(reading, .imperfect, person) : nil
            let reason =
                time.when == .future
                ? Self.future.about(words[0], words[1], words[2])
                : also.map { Self.state.about(words[0], words[1], words[2], $0) }
                    ?? Self.past.about(words[0], words[1], words[2])
            found.append(Correction(sentence.words[verb...verb], to: right, .tense, reason))
        }
        return found
    }

    // MARK: - The verb

    /// The only verb in the clause of the time.
    private static func verb(of time: TimeWords, _ sentence: AnalysedSentence) -> Int? {
        let clause = clause(of: time, sentence)
        guard !clause.contains(where: { others.contains(sentence.text($0)) || isUnknown($0, sentence) }) else {
            return nil
        }
        let verbs = clause.filter {
            !time.words.contains($0) && sentence.mayBeFinite($0) || isEaten($0, time, sentence)
        }
        // `me gusta el pan`: a noun that might be a verb is none after an article.
        let real = verbs.filter { sentence.isSurelyFinite($0) || isFree($0, time, sentence) }
        let sure = real.filter { sentence.isSurelyFinite($0) }
        guard let verb = sure.count == 1 ? sure.first : sure.isEmpty && real.count == 1 ? real.first : nil else {
            return nil
        }
        // `la chica vista ayer`, `siento haber faltado ayer`
        let isOfAnother = ["pp", "inf", "ger"].contains { kind in
            sentence[time.words.lowerBound - 1]?.must(kind) ?? false
        }
        let afterVerb = time.words.lowerBound > verb
        if afterVerb, isOfAnother || (verb..<time.words.lowerBound).contains(where: { sentence.text($0) == "haber" }) {
            return nil
        }
        return verb
    }

    private static func isUnknown(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let word = sentence[place] else { return false }
        return !word.token.isKnown && !word.isCapitalized && word.mark == nil && word.text.count > 2
            && ["a", "o", "e", "á", "é", "ó", "í", "s", "n"].contains { word.text.hasSuffix($0) } && word.likely == nil
            && (word.text.hasSuffix("é") || word.text.hasSuffix("ó") || word.text.hasSuffix("s")
                || word.text.hasSuffix("n"))
    }

    /// Words of another time.
    private static let others: Set<String> = [
        "hoy", "ahora", "siempre", "cada", "todavía", "nunca", "aún", "todos los días",
    ]

    /// `Ayer como pan`: here it is a verb.
    private static func isEaten(_ place: Int, _ time: TimeWords, _ sentence: AnalysedSentence) -> Bool {
        guard sentence.text(place) == "como", time.words.upperBound == place, !sentence.isBreak(place + 1) else {
            return false
        }
        return sentence[place + 1]?.readings.contains { $0.has("det") || $0.has("n") || $0.has("pr") } ?? false
            && !(place + 1..<sentence.clauseEnd(from: place + 1)).contains { sentence.mayBeFinite($0) }
    }

    /// Whether a word stands where a noun or adjective does not.
    private static func isFree(_ place: Int, _ time: TimeWords, _ sentence: AnalysedSentence) -> Bool {
        if sentence.text(place) == "como" { return true }
        let before = sentence[place - 1]
        if place == time.words.upperBound || sentence.isStart(place) && !time.words.contains(place - 1) {
            return sentence[place]?.likely?.isFinite ?? true
        }
        return AnalysedSentence.sureClitics.contains(sentence.text(place - 1)) || sentence.text(place - 1) == "no"
            || before.map { Subject.pronouns[$0.text] != nil } ?? false
            || sentence[place]?.likely?.isFinite == true
                && !(before?.readings.contains { ["det", "pr", "num", "adj", "predet"].contains(where: $0.has) } ?? true)
    }

    /// The clause of a time, from mark or conjunction to the next; a comma after the time at the start does not end it.
    private static func clause(of time: TimeWords, _ sentence: AnalysedSentence) -> Range<Int> {
        var start = time.words.lowerBound
        while start > 0, !sentence.isBreak(start - 1), !sentence.isBreak(start), !sentence.isJoint(start - 1) {
            start -= 1
        }
        var end = sentence.clauseEnd(from: time.words.upperBound)
        // `ayer, como sabes, llovió`
        if sentence.text(end) == ",", end == time.words.upperBound, start == time.words.lowerBound,
            sentence.text(end + 1) != "como"
        {
            end = sentence.clauseEnd(from: end + 1)
        }
        return start..<end
    }

    // MARK: - Whether it is wrong

    private static func contradicts(_ verb: Int, _ time: TimeWords, _ sentence: AnalysedSentence) -> Bool {
        let readings = sentence.finite(verb)
        switch time.when {
        case .past:
            guard readings.allSatisfy({ $0.tense == .present || $0.tense == .future }) else { return false }
            // `ayer he ido`, `ha de venir`
            if readings.contains(where: { $0.has("vbhaver") }), sentence.text(verb) != "hay" { return false }
            if time.isYear, readings.contains(where: { $0.has("p3") }) { return false }
            return !time.isSince || isOver(verb, time, sentence)
        case .future:
            guard readings.allSatisfy({ $0.tense == .preterite }) else { return false }
            // `quedamos mañana`, `me invitó a cenar mañana`: said before, for then.
            if readings.contains(where: { planned.contains($0.lemma) }) { return false }
            let isFirst = time.words.lowerBound < verb
            return isFirst
                || readings.allSatisfy { going.contains($0.lemma) }
                    && !(verb..<time.words.lowerBound).contains { sentence[$0]?.may("inf") ?? false }
        }
    }

    /// `Vivo aquí hace dos años` is said for what still lasts.
    private static func isOver(_ verb: Int, _ time: TimeWords, _ sentence: AnalysedSentence) -> Bool {
        time.words.lowerBound < verb && !sentence.finite(verb).contains { lasting.contains($0.lemma) }
            && !(time.words.upperBound..<verb).contains { sentence.text($0) == "no" }
    }

    private static let lasting: Set<String> = [
        "vivir", "estudiar", "trabajar", "estar", "ser", "tener", "conocer", "saber", "esperar", "llevar", "querer",
        "practicar", "jugar", "aprender", "seguir", "poder", "soler", "haber", "buscar", "tocar", "amar", "usar",
    ]
    private static let planned: Set<String> = [
        "quedar", "invitar", "reservar", "decidir", "decir", "olvidar", "saber", "planear", "prometer", "contar",
        "preguntar",
        "anunciar", "avisar", "citar",
    ]
    private static let going: Set<String> = [
        "ir", "ser", "venir", "viajar", "llegar", "salir", "volver", "empezar", "ver", "comer", "hacer",
    ]
    private static let states: Set<String> = [
        "ser", "estar", "tener", "haber", "hay", "querer", "poder", "saber", "conocer", "vivir", "deber",
    ]

    // MARK: - Why

    private static let past = Reason(
        "„%1” runā par pabeigtu pagātni, tāpēc vajag pretérito indefinido: „%2”, nevis „%3”.",
        "“%1” speaks of a finished past, so the verb is in the preterite: “%2”, not “%3”.",
        "“%1” habla de un pasado terminado, así que el verbo va en pretérito: “%2”, no “%3”.")
    private static let state = Reason(
        "„%1” runā par pagātni, tāpēc saki „%2”, nevis „%3”; ja apraksti ilgstošu stāvokli, der arī „%4”.",
        "“%1” speaks of the past, so you say “%2”, not “%3”; to describe a state, “%4” is right too.",
        "“%1” habla del pasado, así que se dice “%2”, no “%3”; para describir un estado también vale “%4”.")
    private static let future = Reason(
        "„%1” runā par nākotni, bet „%3” ir pagātne; saki „%2” (vai „ir a” ar nenoteiksmi).",
        "“%1” speaks of the future, but “%3” is past; say “%2” (or “ir a” with an infinitive).",
        "“%1” habla del futuro, pero “%3” es pasado; se dice “%2” (o “ir a” con infinitivo).")
}
