/// A verb whose person or number is not that of its subject: `yo tiene`, `mis hermanos vive`.
struct SubjectVerbRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = [], place = 0
        while place < sentence.indices.upperBound {
            if let subject = Subject(at: place, in: sentence) {
                if let verb = Self.verb(of: subject, sentence),
                    let correction = try correction(verb, subject, sentence, grammar)
                {
                    found.append(correction)
                }
                place = subject.words.upperBound
            } else {
                place += 1
            }
        }
        return found
    }

    /// The verb's number, if the subject is sure and the verb does not fit.
    static func verb(of subject: Subject, _ sentence: AnalysedSentence) -> Int? {
        if let verb = verb(after: subject, sentence), canAct(subject, sentence) {
            return fits(verb, subject, sentence) ? nil : verb
        }
        guard let verb = verb(before: subject, sentence) else { return nil }
        return fits(verb, subject, sentence) ? nil : verb
    }

    private func correction(
        _ verb: Int, _ subject: Subject, _ sentence: AnalysedSentence, _ grammar: Grammar
    ) throws(LanguageProblem) -> Correction? {
        let readings = sentence.finite(verb)
        guard let reading = readings.first(where: { $0.tense == .present }) ?? readings.first,
            let tense = reading.tense,
            let person = subject.person(in: grammar.dialect),
            let right = try VerbMaker(grammar: grammar).form(reading, tense, person), right != sentence.text(verb)
        else { return nil }
        if PreteriteAccent.isTold(verb, sentence),
            let told = try PreteriteAccent(grammar: grammar).form(verb, person, sentence)
        {
            let reason = AccentFinder.reason(sentence.text(verb), told)
            return Correction(sentence.words[verb...verb], to: told, .accent, reason)
        }
        let who = sentence.phrase(subject.words)
        return Correction(
            sentence.words[verb...verb], to: right, .subjectVerb,
            Self.reason(person).about(who, right, sentence.text(verb)))
    }

    // MARK: - A verb after its subject

    private static func verb(after subject: Subject, _ sentence: AnalysedSentence) -> Int? {
        var place = subject.words.upperBound, skipped = 0, isSure = subject.isWithPronoun
        while skipped < 5, let word = sentence[place], !sentence.isBreak(place) {
            let isClitic =
                AnalysedSentence.sureClitics.contains(word.text)
                || AnalysedSentence.clitics.contains(word.text) && sentence.mayBeFinite(place + 1)
            guard isClitic || (word.must("adv") || word.text == "no") && !skippedNever.contains(word.text) else {
                break
            }
            // `el sol ya lo tienes`: a pronoun takes up what stands first.
            if !subject.isPronoun, ["lo", "la", "los", "las"].contains(word.text) { return nil }
            isSure = isSure || isClitic || word.text == "no"
            place += 1
            skipped += 1
        }
        guard !sentence.isBreak(place), !hasDative(before: place, sentence) else { return nil }
        if sentence.isSurelyFinite(place) { return place }
        guard sentence.mayBeFinite(place), isSure || isVerbByPlace(place, sentence) || isDone(place, subject, sentence),
            isOnlyVerb(place, sentence)
        else { return nil }
        return place
    }

    /// `mi hermana estudio medicina`: of a person with her possessive, before a thing, it is what she does.
    private static func isDone(_ place: Int, _ subject: Subject, _ sentence: AnalysedSentence) -> Bool {
        guard let owner = sentence[subject.words.lowerBound].flatMap({ Determiner($0) }), owner.kind == .possessive,
            subject.phrase.isPerson(in: sentence), subject.words.lowerBound == 0, !sentence.isBreak(place + 1)
        else { return false }
        return sentence.finite(place).contains { $0.hasAll(["pri", "p1", "sg"]) }
            && sentence[place + 1]?.readings.contains { $0.isNoun || $0.has("det") || $0.has("pr") } ?? false
    }

    private static let skippedNever: Set<String> = [
        "nada", "cómo", "dónde", "cuándo", "más", "menos", "donde", "adonde", "cuando", "como",
    ]

    /// A noun or adjective may not stand there, and the tagger takes it for a verb.
    private static func isVerbByPlace(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let word = sentence[place], word.likely?.isFinite == true, !word.may("adj"), !word.may("pp") else {
            return false
        }
        guard let next = sentence[place + 1], !sentence.isBreak(place + 1) else { return true }
        return next.may("adv") || next.may("preadv") || next.may("det") || next.must("pr")
    }

    /// Whether no other word of its clause may be its verb.
    private static func isOnlyVerb(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        !(place + 1..<max(place + 1, sentence.clauseEnd(from: place + 1))).contains {
            sentence.mayAct($0) || !(sentence[$0]?.token.isKnown ?? true)
        }
    }

    /// Whether a dative stands before, such as `a mis padres les gusta`: what pleases is the subject there.
    private static func hasDative(before place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard sentence.finite(place).contains(where: { pleasing.contains($0.lemma) }) else { return false }
        return AnalysedSentence.clitics.contains(sentence.text(place - 1))
    }

    private static let pleasing: Set<String> = [
        "gustar", "encantar", "interesar", "doler", "faltar", "quedar", "parecer", "apetecer", "molestar", "importar",
        "tocar", "costar", "sobrar", "fascinar", "aburrir", "preocupar", "sorprender", "pasar", "ocurrir", "venir",
        "hacer",
    ]

    // MARK: - Whether it is the subject

    /// Whether nothing before it makes it something else, such as the object of a preposition.
    private static func canAct(_ subject: Subject, _ sentence: AnalysedSentence) -> Bool {
        let start = subject.words.lowerBound, before = sentence.text(start - 1)
        guard !subject.isDoubtful else { return false }
        if sentence.isStart(start) { return true }
        guard let word = sentence[start - 1], !never.contains(before), !word.may("pr"), !word.may("preadv"),
            !word.may("det") || AnalysedSentence.sureClitics.contains(before)
        else { return false }
        if before == "que" { return !isCompared(start - 1, sentence) }
        if ["y", "e", "o"].contains(before) { return startsClause(after: start - 1, subject, sentence) }
        if subject.isPronoun {
            return !sentence.mayBeFinite(start - 1) && !word.may("n") && !word.may("adj") && !word.may("inf")
        }
        return word.readings.allSatisfy { $0.has("adv") || $0.has("cnjadv") || $0.has("cnjcoo") || $0.has("cnjsub") }
            && !sentence.mayBeFinite(start - 1)
            && !sentence.indices.prefix(start - 1).contains {
                sentence.isSurelyFinite($0) && !isOver($0, start, sentence)
            }
            && !word.readings.isEmpty
    }

    /// Whether a verb before belongs to a clause that has ended.
    private static func isOver(_ verb: Int, _ start: Int, _ sentence: AnalysedSentence) -> Bool {
        (verb + 1..<start).contains { sentence.isBreak($0) || sentence.isJoint($0) }
    }

    private static let never: Set<String> = [
        "como", "excepto", "salvo", "menos", "incluso", "hasta", "según", "entre", "ni", "sino", "todo", "todos",
        "todas",
        "solo", "más", "mismo", "o", "cuanto",
    ]

    /// `más alto que tú`: nobody acts.
    private static func isCompared(_ que: Int, _ sentence: AnalysedSentence) -> Bool {
        // `yo que tú no iría`
        if sentence.text(que - 1) == "yo" { return true }
        let words = [
            "más", "menos", "mejor", "peor", "mayor", "menor", "mismo", "misma", "igual", "antes", "mejores", "peores",
        ]
        return (max(0, que - 5)..<que).contains { words.contains(sentence.text($0)) }
    }

    /// Whether a whole clause with a verb stands before `y`.
    private static func startsClause(after joint: Int, _ subject: Subject, _ sentence: AnalysedSentence) -> Bool {
        if sentence.isStart(joint) { return true }
        guard subject.isPronoun, sentence.text(joint) != "o" else { return sentence.isMark(joint - 1) }
        let start = sentence.clauseStart(of: joint - 1)
        let hasVerb = (start..<joint).contains {
            sentence.mayAct($0) && (sentence.isStart($0) || sentence[$0]?.isCapitalized == false)
        }
        guard hasVerb else { return false }
        return !(sentence[joint - 1]?.may("np") ?? true) && !(sentence[joint - 1]?.may("prn") ?? true)
    }

    // MARK: - A verb before its subject

    /// The verb before its subject, as in `¿Dónde vive tus primos?`.
    private static func verb(before subject: Subject, _ sentence: AnalysedSentence) -> Int? {
        let verb = subject.words.lowerBound - 1
        guard verb >= 0, !sentence.text(verb).contains(" "), !sentence.isBreak(subject.words.lowerBound),
            sentence.isSurelyFinite(verb), !subject.isDoubtful,
            ends(subject, sentence)
        else { return nil }
        if subject.isPronoun {
            let isAddressed = ["usted", "ustedes"].contains(sentence.text(subject.words.lowerBound))
            return isAddressed || sentence.isQuestion && asks(before: verb, sentence) ? verb : nil
        }
        guard sentence.finite(verb).allSatisfy({ intransitive.contains($0.lemma) }) else { return nil }
        guard asks(before: verb, sentence) || ["aquí", "ahí", "allí", "allá", "acá"].contains(sentence.text(verb - 1))
        else {
            return nil
        }
        return verb
    }

    /// Whether the clause ends with the subject or goes on without another verb.
    private static func ends(_ subject: Subject, _ sentence: AnalysedSentence) -> Bool {
        let end = subject.words.upperBound
        return !(end..<max(end, sentence.clauseEnd(from: end))).contains { sentence.mayBeFinite($0) }
    }

    private static func asks(before verb: Int, _ sentence: AnalysedSentence) -> Bool {
        var place = verb - 1
        while sentence.isClitic(place) || sentence.text(place) == "no" { place -= 1 }
        return ["dónde", "cuándo", "cómo", "adónde", "cuánto", "donde", "qué hora", "por qué"].contains(
            sentence.text(place))
            || sentence.text(place - 1) == "qué" && sentence.text(place) == "hora"
    }

    private static let intransitive: Set<String> = [
        "vivir", "ser", "estar", "llegar", "venir", "ir", "salir", "nacer", "existir", "dormir", "costar", "valer",
        "volver",
        "llamar", "llamarse", "quedar", "trabajar",
    ]

    // MARK: - Whether the verb fits

    private static func fits(_ verb: Int, _ subject: Subject, _ sentence: AnalysedSentence) -> Bool {
        let readings = sentence.finite(verb)
        if readings.contains(where: { subject.persons.contains($0.person) }) { return true }
        if readings.contains(where: { $0.lemma == "hay" || $0.has("vbhaver") && sentence.text(verb) == "hay" }) {
            return true
        }
        if subject.isPeriod(in: sentence), readings.contains(where: { !$0.has("p3") }) { return true }
        return isOrder(verb, subject, sentence) || isTurnedRound(verb, subject, sentence)
            || isOneOfList(verb, subject, sentence)
    }

    /// `mis primos, mamá, y yo comimos`: a list, of which not all is understood, has a verb in the plural.
    private static func isOneOfList(_ verb: Int, _ subject: Subject, _ sentence: AnalysedSentence) -> Bool {
        let joint = subject.words.lowerBound - 1
        guard ["y", "e"].contains(sentence.text(joint)), sentence.finite(verb).contains(where: { $0.has("pl") }) else {
            return false
        }
        let last = sentence.text(joint - 1) == "," ? joint - 2 : joint - 1
        return last >= 0 && !sentence.stretch(around: last).contains { $0 < joint && sentence.mayAct($0) }
    }

    /// `Tú come despacio` is an order.
    private static func isOrder(_ verb: Int, _ subject: Subject, _ sentence: AnalysedSentence) -> Bool {
        guard subject.isPronoun, subject.persons == [["p2", "sg"]], !sentence.isQuestion else { return false }
        guard verb == subject.words.upperBound else { return false }
        return sentence[verb]?.readings.contains { $0.tense == .imperative && $0.hasAll(["p2", "sg"]) } ?? false
    }

    /// `Mi problema son los exámenes`: the verb may follow the noun after it.
    private static func isTurnedRound(_ verb: Int, _ subject: Subject, _ sentence: AnalysedSentence) -> Bool {
        guard !subject.isPronoun, sentence.finite(verb).contains(where: { $0.has("vbser") || $0.lemma == "ser" }) else {
            return false
        }
        let next = sentence[verb + 1]
        // `el perro son grandes` says what it is like.
        if let next, next.readings.contains(where: \.isAdjective), sentence.isBreak(verb + 2) { return false }
        return next?.readings.contains {
            $0.has("det") || $0.has("n") || $0.has("prn") || $0.has("num") || $0.has("rel")
        } ?? false
    }

    private static func reason(_ person: [String]) -> Reason {
        person.contains("pl") && person.contains("p3")
            ? Reason(
                "Teikuma priekšmets „%1” ir daudzskaitlī, tāpēc arī darbības vārdam jābūt daudzskaitlī: „%2”, nevis „%3”.",
                "The subject “%1” is plural, so the verb is plural too: “%2”, not “%3”.",
                "El sujeto “%1” es plural, así que el verbo también va en plural: “%2”, no “%3”.")
            : Reason(
                "Darbības vārds jāsaskaņo ar teikuma priekšmetu: ar „%1” lieto „%2”, nevis „%3”.",
                "The verb must agree with its subject: with “%1” you say “%2”, not “%3”.",
                "El verbo concuerda con el sujeto: con “%1” se dice “%2”, no “%3”.")
    }
}
