/// A reflexive verb without its pronoun, or with another person's: `yo llamo Ana`, `nosotros se levantamos`.
struct ReflexiveRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = []
        for place in sentence.indices {
            if let wrong = missing(place, sentence) ?? other(place, sentence, grammar.dialect) {
                found.append(wrong)
            } else if let wrong = try verb(after: place, sentence, grammar) {
                found.append(wrong)
            }
        }
        return found
    }

    // MARK: - Another's verb

    /// `me levanto y me ducha`: who goes on is the same.
    private func verb(
        after place: Int, _ sentence: AnalysedSentence, _ grammar: Grammar
    ) throws(LanguageProblem) -> Correction? {
        let pronoun = sentence.text(place), verb = place + 1
        guard ["me", "te", "nos"].contains(pronoun), ["y", ","].contains(sentence.text(place - 1)),
            let reading = sentence.acting(verb, Self.daily), reading.hasAll(["p3", "sg"]), isAlone(verb, sentence),
            let first = (0..<place - 1).last(where: { sentence.text($0) == pronoun && sentence.isReflexive($0) }),
            !(first..<place).contains(where: { sentence.text($0) == "que" }),
            let person = sentence.finite(first + 1).first?.person, let tense = reading.tense,
            sentence.finite(first + 1).contains(where: { $0.tense == tense }),
            let right = try VerbMaker(grammar: grammar).form(reading, tense, person)
        else { return nil }
        return Correction(
            sentence.words[verb...verb], to: right, .reflexive, Self.differs.about(right, pronoun, sentence.text(verb)))
    }

    /// Whether nobody follows who acts: `me ducho y me despierta mi madre` is right.
    private func isAlone(_ verb: Int, _ sentence: AnalysedSentence) -> Bool {
        sentence.isBreak(verb + 1) || sentence[verb + 1]?.must("adv") ?? false
            || ["y", "a", "en", "con", "antes de", "después de", "para", "temprano"].contains(sentence.text(verb + 1))
    }

    private static let daily: WordList = """
        duchar ducharse acostar acostarse levantar levantarse vestir vestirse lavar lavarse bañar
        bañarse peinar peinarse afeitar afeitarse sentar sentarse cepillar cepillarse maquillar maquillarse
        """

    // MARK: - No pronoun

    private func missing(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard sentence.isSurelyFinite(place), !sentence.isClitic(place - 1), let reading = sentence.finite(place).first,
            let pronoun = Self.pronoun(reading.person),
            isNamed(place, reading, sentence) || isDaily(place, reading, sentence)
        else { return nil }
        let right = pronoun + " " + sentence.text(place)
        return Correction(
            sentence.words[place...place], to: right, .reflexive,
            Self.lacks.about(
                reading.lemma.hasSuffix("se") ? reading.lemma : reading.lemma + "se", right, sentence.text(place)))
    }

    /// A name follows or is asked for, as in `llamo Ana`.
    private func isNamed(_ place: Int, _ reading: Reading, _ sentence: AnalysedSentence) -> Bool {
        guard reading.lemma == "llamar", reading.tense == .present else { return false }
        if ["cómo", "como"].contains(sentence.text(place - 1)) {
            return sentence.isBreak(place + 1) || ["tú", "usted"].contains(sentence.text(place + 1))
        }
        guard let next = sentence[place + 1], !sentence.isBreak(place + 1), next.isCapitalized,
            next.must("np", "ant") || !next.token.isKnown
        else { return false }
        return ["yo", "hola", ","].contains(sentence.text(place - 1)) || sentence.isStart(place)
            || sentence[place - 1]?.may("n") ?? false
    }

    /// `levanto a las siete`: nobody is lifted.
    private func isDaily(_ place: Int, _ reading: Reading, _ sentence: AnalysedSentence) -> Bool {
        guard ["levantar", "acostar", "duchar", "afeitar"].contains(reading.lemma) else { return false }
        let next = sentence.text(place + 1), second = sentence.text(place + 2)
        return next == "a" && ["la", "las"].contains(second) && (sentence[place + 3]?.may("num") ?? false)
            || ["temprano", "tarde", "pronto", "por la mañana", "por la noche"].contains(next)
    }

    // MARK: - Another's pronoun

    private func other(_ place: Int, _ sentence: AnalysedSentence, _ dialect: Dialect) -> Correction? {
        guard sentence.isSurelyFinite(place + 1), !sentence.isBreak(place + 1), sentence.text(place - 1) != "no se"
        else { return nil }
        let persons = sentence.finite(place + 1).map(\.person), pronoun = sentence.text(place)
        guard let person = persons.first, persons.allSatisfy({ $0 == person }), let right = Self.pronoun(person),
            right != pronoun
        else { return nil }
        let isWrong: Bool
        switch pronoun {
        // `se levanto` may lack an accent, unless `yo` stands there.
        case "se": isWrong = person.first != "p3" && (person != ["p1", "sg"] || sentence.text(place - 1) == "yo")
        case "me": isWrong = person == ["p1", "pl"]
        // `vos te sentís` looks like `vosotros`.
        case "te": isWrong = person == ["p2", "pl"] && dialect != .argentina
        default: isWrong = false
        }
        guard isWrong else { return nil }
        return Correction(
            sentence.words[place...place + 1], to: right + " " + sentence.text(place + 1), .reflexive,
            Self.differs.about(sentence.text(place + 1), right, pronoun))
    }

    private static func pronoun(_ person: [String]) -> String? { Person(tags: person)?.reflexive }

    private static let lacks = Reason(
        "Te vajag atgriezenisko darbības vārdu „%1”: „%2”, nevis „%3”.",
        "Here the verb is reflexive, “%1”: “%2”, not “%3”.",
        "Aquí el verbo es reflexivo, “%1”: “%2”, no “%3”.")
    private static let differs = Reason(
        "Atgriezeniskajam vietniekvārdam jābūt tajā pašā personā kā darbības vārdam: pie „%1” liek „%2”, nevis „%3”.",
        "The reflexive pronoun has the person of the verb: “%1” goes with “%2”, not “%3”.",
        "El pronombre reflexivo concuerda con el verbo: con “%1” va “%2”, no “%3”.")
}
