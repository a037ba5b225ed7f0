/// `mi padre entro y cerró`, `yo llegue tarde`: a preterite without its accent looks like a present.
struct PreteriteAccent {
    let grammar: Grammar

    /// The preterite of a verb with this person; nil if it is not one without its accent.
    func form(_ place: Int, _ person: [String], _ sentence: AnalysedSentence) throws(LanguageProblem) -> String? {
        let text = sentence.text(place)
        guard let last = text.last, last == "o" || last == "e" else { return nil }
        let accented = String(text.dropLast()) + (last == "o" ? "ó" : "é")
        let readings = try grammar.lexicon.readings(of: [accented])[0]
        return readings.contains { $0.has("ifi") && $0.person == person } ? accented : nil
    }

    /// `estudió mucho y aprobo`: an unknown word that is the preterite without its accent, where a past is told.
    ///
    /// Short ones, such as `rio` and `guio`, have no accent.
    func correction(of word: UnknownWord) throws(LanguageProblem) -> Correction? {
        let isOfYo = word.person(grammar) == ["p1", "sg"]
        guard word.text.hasSuffix("o"), word.text.count > 4, !isOfYo, !word.isNoun,
            Self.isTold(word.place, word.sentence),
            let right = try form(word.place, ["p3", "sg"], word.sentence)
        else { return nil }
        return Correction(word.words, to: right, .accent, AccentFinder.reason(word.text, right))
    }

    /// Whether a past is told: another verb is in it, or the verb is one of what happens once and no present is there.
    static func isTold(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        let others = sentence.indices.filter { $0 != place && sentence.isSurelyFinite($0) }
        let tenses = others.flatMap { sentence.finite($0).compactMap(\.tense) }
        if tenses.contains(.preterite) || tenses.contains(.imperfect) { return true }
        guard tenses.isEmpty, !sentence.has(usual) else { return false }
        return sentence.finite(place).contains { once.contains($0.lemma) }
    }

    private static let usual: WordList = """
        siempre nunca normalmente generalmente cada todos_los_días a_veces ahora hoy todos todas mucho muchos
        """
    /// Verbs of what happens at one time.
    private static let once: WordList = """
        entrar llegar terminar acabar regresar olvidar encontrar ganar empezar comenzar quedar casar casarse gritar
        regalar matar robar cerrar parar levantar sentar despertar tomar dejar pagar contestar preguntar
        """
}

/// `yo llegue tarde ayer`: a subjunctive in a clause of its own, or beside a word of the past.
struct PreteriteAccentRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = []
        for place in sentence.indices {
            let person = Self.goingOn(place, sentence) ?? (Self.isDoubtful(place, sentence) ? ["p1", "sg"] : nil)
            let accent = PreteriteAccent(grammar: grammar)
            guard let person, let right = try accent.form(place, person, sentence) else { continue }
            found.append(
                Correction(
                    sentence.words[place...place], to: right, .accent,
                    AccentFinder.reason(sentence.text(place), right)))
        }
        return found
    }

    private static let ofMe: WordList = "me conmigo mí nos nuestro nuestra cada bien mal todos todas"
    private static let lasting: WordList = "esperar pensar trabajar estudiar necesitar desear quedar"

    /// The person of the preterite before `y`, with which a present goes on that is another's: `ganó y celebro`.
    private static func goingOn(_ place: Int, _ sentence: AnalysedSentence) -> [String]? {
        let start = sentence.skippingBack("no me te se lo la los las le les", before: place)
        guard ["y", "e"].contains(sentence.text(start - 1)), sentence[place]?.isOnlyFinite ?? false,
            let verb = (0..<start - 1).last(where: { sentence.isSurelyFinite($0) }),
            sentence.finite(verb).allSatisfy({ $0.tense == .preterite }),
            sentence.subject(before: verb) != nil || sentence.finite(verb).contains(where: { $0.has("p1") }),
            !sentence.finite(place).contains(where: { lasting.contains($0.base) }),
            let person = sentence.finite(verb).first?.person, ["p1", "p3"].contains(person.first),
            sentence.finite(place).allSatisfy({ [.present, .subjunctive].contains($0.tense) }),
            !sentence.finite(place).contains(where: { $0.tense == .present && $0.person == person }),
            !sentence.words.contains(where: { $0.text == "que" || $0.text.hasSuffix(" que") || $0.text == "yo" })
                || person == ["p1", "sg"],
            !sentence.has("ahora hoy siempre todavía"),
            // `mi abuela me enseñó y cocino bien`: of me, or what is always so.
            person == ["p1", "sg"] || !sentence.has(ofMe) && !sentence.isClitic(verb - 1)
        else { return nil }
        return person
    }

    /// A subjunctive that no word before wants, of `yo` or with a word of the past.
    private static func isDoubtful(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard sentence.text(place).hasSuffix("e"), sentence[place]?.isOnlyFinite ?? false,
            sentence.finite(place).contains(where: { $0.hasAll(["prs", "p1", "sg"]) }),
            sentence.finite(place).allSatisfy({ $0.tense == .subjunctive })
        else { return false }
        let start = sentence.clauseStart(of: place)
        guard start == 0 || ["y", "e", "pero"].contains(sentence.text(start - 1)), !sentence.has(wanting),
            !sentence.words.contains(where: { $0.text == "que" || $0.text.hasSuffix(" que") })
        else { return false }
        let isOfYo = sentence.text(sentence.skippingBack("no me te se lo la los las le les ya", before: place) - 1)
        if isOfYo == "yo" { return true }
        // `Perdone` is an order.
        guard !sentence.isStart(place) else { return false }
        return TimeWords.all(in: sentence).contains { time in
            time.when == .past && time.words.lowerBound >= start
                && !(min(place, time.words.lowerBound)..<max(place, time.words.lowerBound)).contains {
                    sentence.text($0) == ","
                }
        }
            && !sentence.isMark(place - 1)
    }

    private static let wanting: WordList = "ojalá quizá quizás tal_vez cuando aunque usted no_sea como si donde"
}
