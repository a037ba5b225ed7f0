/// `me gusta los perros`, `a mi hermana gusta el cine`, `yo gusto el café`.
struct GustarRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = []
        for place in sentence.words.indices {
            guard let pleasing = Pleasing(sentence, place) else { continue }
            var wrong = try pleasing.wrongSubject(grammar)
            if wrong == nil { wrong = pleasing.missingPronoun() }
            if wrong == nil { wrong = try pleasing.wrongNumber(grammar) }
            if let wrong {
                found.append(wrong)
                if wrong.place.upperBound <= sentence.words[place].place.lowerBound, wrong.reason != Pleasing.clitic,
                    let more = try pleasing.wrongNumber(grammar)
                {
                    found.append(more)
                }
            }
        }
        return found
    }
}

/// A form of `gustar` or one of its sisters.
struct Pleasing {
    let sentence: AnalysedSentence
    let verb: Int
    let reading: Reading

    private static let verbs: WordList = """
        gustar encantar doler interesar molestar faltar quedar apetecer importar fascinar sobrar preocupar aburrir
        """
    /// Verbs that need a person who feels it.
    private static let feelings: WordList = "gustar encantar doler apetecer interesar molestar fascinar"
    private static let past: WordList = "ayer anoche pasado pasada anteayer antes"
    private static let adverbs: WordList = """
        mucho muchísimo nada bastante más también tampoco un_poco un_montón poco demasiado especialmente sobre_todo tanto
        bien mal solo siempre todavía ya menos muy realmente
        """

    init?(_ sentence: AnalysedSentence, _ verb: Int) {
        let readings = sentence.words[verb].readings.filter {
            $0.isFinite && !$0.has("imp") && Self.verbs.contains($0.lemma)
        }
        // `gustamos` is of the present too.
        let present = sentence.has(Self.past) ? nil : readings.first { $0.tense == .present }
        guard let reading = present ?? readings.first else { return nil }
        (self.sentence, self.verb, self.reading) = (sentence, verb, reading)
    }

    private var isThird: Bool { reading.has("p3") }
    private var isPlural: Bool { reading.has("pl") }
    private var before: String { sentence.text(verb - 1) }
    private var hasPronoun: Bool { ["me", "te", "le", "nos", "os", "les"].contains(before) }
    /// The place at which `no` and the pronoun begin.
    private var start: Int { sentence.skippingBack("no me te le les nos os también tampoco siempre ya", before: verb) }

    // MARK: - What pleases

    private enum Thing { case one, several, action }

    /// The thing that stands after the verb.
    private var thing: Thing? {
        let place = sentence.skipping(Self.adverbs, from: verb + 1)
        guard let first = sentence[place], first.mark == nil else { return nil }
        if first.must("inf") || first.isInfinitive && !first.may("n") { return .action }
        if first.text == "que", isPlural { return .action }
        if let number = count(place) { return number }
        guard let phrase = NounPhrase(sentence, at: place), phrase.kind == .noun, phrase.determiner == place,
            !phrase.concord.isEmpty, Self.isTelling(sentence.words[phrase.head])
        else { return nil }
        if phrase.concord.isPlural { return .several }
        guard phrase.concord.isSingular else { return nil }
        let rest = phrase.places.upperBound..<sentence.words.count
        let isJoined = rest.contains { ["y", "e", "o", "u", "ni", ","].contains(sentence.text($0)) }
        return isJoined && isPlural ? nil : .one
    }

    private static func isTelling(_ noun: AnalysedWord) -> Bool {
        !Vocabulary.times.contains(noun) && !crowds.contains(noun)
    }
    private static let crowds: WordList = "mayoría mitad parte resto par montón docena cantidad número poco barbaridad"

    /// `dos euros`.
    private func count(_ place: Int) -> Thing? {
        guard let number = sentence[place], number.may("num"), number.text != "una", number.text != "un",
            let noun = sentence[place + 1], noun.readings.contains(where: { $0.isNoun && $0.isPlural }), isCounting
        else { return nil }
        return .several
    }

    private var isCounting: Bool { ["faltar", "quedar", "sobrar", "gustar", "interesar"].contains(reading.lemma) }

    /// `me gusta los perros`.
    func wrongNumber(_ grammar: Grammar) throws(LanguageProblem) -> Correction? {
        guard isThird, hasPronoun, !isRelative, let thing, isPlural == (thing != .several) else { return nil }
        if isPlural, sentence.subject(before: verb)?.concord.isPlural == true { return nil }
        guard let right = try grammar.form(reading, isPlural: !isPlural) else { return nil }
        let reason =
            thing == .action ? Self.action : thing == .several ? Self.several : Self.one
        return Correction([sentence.words[verb]], to: right, .gustar, reason.about(right))
    }

    /// `lo que me gusta los domingos`.
    private var isRelative: Bool {
        ["que", "quien"].contains(sentence.text(start - 1))
            && !["creo", "sé", "veo", "dice"].contains(sentence.text(start - 2))
            || sentence.text(start - 1) == "más"
    }

    // MARK: - Who feels it

    private static let pronouns = [
        "mí": "me", "mi": "me", "ti": "te", "vos": "te", "él": "le", "ella": "le", "usted": "le", "nosotros": "nos",
        "nosotras": "nos", "vosotros": "os", "vosotras": "os", "ellos": "les", "ellas": "les", "ustedes": "les",
    ]

    /// `a mi hermana gusta el cine`.
    func missingPronoun() -> Correction? {
        guard isThird, Self.feelings.contains(reading.lemma), !hasPronoun, before != "se", before != "lo",
            before != "la"
        else { return nil }
        let stretch = sentence.stretch(around: verb)
        guard
            let at = (stretch.lowerBound..<start).first(where: {
                sentence.text($0) == "a" && (sentence.isStart($0) || sentence.isJoint($0 - 1))
            }),
            let pronoun = pronoun(at + 1, until: start)
        else { return nil }
        let right = pronoun + " " + sentence.words[verb].surface
        return Correction([sentence.words[verb]], to: right, .gustar, Self.missing.about(pronoun, right))
    }

    private func pronoun(_ place: Int, until end: Int) -> String? {
        if let known = Self.pronouns[sentence.text(place)], place + 1 == end { return known }
        guard let person = NounPhrase(sentence, at: place)?.extended(in: sentence), person.places.upperBound == end,
            person.isPerson(in: sentence)
        else { return nil }
        return person.concord.isPlural ? "les" : "le"
    }

    /// `yo gusto el café`, `yo me gusta el café`, `mi madre le gusta leer`, `me gusto el café`.
    func wrongSubject(_ grammar: Grammar) throws(LanguageProblem) -> Correction? {
        guard Self.feelings.contains(reading.lemma), let thing else { return nil }
        let right = try grammar.form(
            Reading(reading.lemma, reading.tags.map { ["p1", "p2"].contains($0) ? "p3" : $0 == "pl" ? "sg" : $0 }),
            isPlural: thing == .several)
        guard let right else { return nil }
        if hasPronoun {
            if reading.has("p1") || reading.has("p2"), !isPast {
                return Correction([sentence.words[verb]], to: right, .gustar, Self.thirdPerson.about(right))
            }
            return isThird ? nominative() : nil
        }
        guard let person = subjectPlaces, sentence.words[verb].may("vblex") else { return nil }
        let words = Array(sentence.words[person.lowerBound...verb])
        let negation = sentence.text(verb - 1) == "no" ? "no " : ""
        let named = sentence.subject(before: verb)
        guard let clitic = clitic(named) else { return nil }
        let opening = named.flatMap { $0.kind == .pronoun ? nil : "a " + sentence.plain($0) + " " } ?? ""
        let text = opening + negation + clitic + " " + right
        return Correction(words, to: text, .gustar, Self.subject.about(text))
    }

    /// `Ayer me gusto la película` lacks an accent.
    private var isPast: Bool {
        sentence.has(Self.past) || sentence.words[verb].text.hasSuffix("ó")
    }

    /// The places from the subject to the verb, if a person is the subject.
    private var subjectPlaces: Range<Int>? {
        guard let subject = sentence.subject(before: verb) else {
            guard reading.has("p1"), reading.has("sg"), reading.lemma == "gustar", sentence.isStart(start) else {
                return nil
            }
            return start..<verb
        }
        guard subject.isPerson(in: sentence) else { return nil }
        return subject.places.lowerBound..<verb
    }

    private func clitic(_ subject: NounPhrase?) -> String? {
        // `yo gusta`: the pronoun says who it is.
        if let subject, subject.kind == .pronoun {
            let text = sentence.text(subject.head)
            if let known = Self.pronouns[["yo": "mí", "tú": "ti"][text] ?? text] { return known }
        }
        return switch (reading.person.first, reading.has("pl")) {
        case ("p1", false): "me"
        case ("p1", true): "nos"
        case ("p2", false): "te"
        case ("p2", true): "os"
        default: subject.map { $0.concord.isPlural ? "les" : "le" }
        }
    }

    /// `yo me gusta`, `mi madre le gusta`: the person needs an `a`.
    private func nominative() -> Correction? {
        guard let subject = sentence.subject(before: verb), subject.isPerson(in: sentence),
            !sentence.has("a al", in: sentence.stretch(around: verb).lowerBound..<subject.places.lowerBound)
        else { return nil }
        let words = sentence.words[subject.places]
        let text = sentence.plain(subject)
        if subject.kind == .pronoun {
            let oblique = ["yo": "mí", "tú": "ti"][text] ?? text
            guard Self.pronouns[oblique] == before else { return nil }
            return Correction(words, to: "a " + oblique, .gustar, Self.clitic)
        }
        guard before == (subject.concord.isPlural ? "les" : "le") else { return nil }
        return Correction(words, to: "a " + text, .gustar, Self.clitic)
    }

    // MARK: - Reasons

    private static let several = Reason(
        "Teikuma priekšmets ir tas, kas patīk vai sāp; tas ir daudzskaitlī, tāpēc „%1”.",
        "What pleases is the subject; it is plural, so “%1”.",
        "El sujeto es lo que gusta; está en plural, por eso «%1».")
    private static let one = Reason(
        "Teikuma priekšmets ir tas, kas patīk vai sāp; tas ir vienskaitlī, tāpēc „%1”.",
        "What pleases is the subject; it is singular, so “%1”.",
        "El sujeto es lo que gusta; está en singular, por eso «%1».")
    private static let action = Reason(
        "Pirms darbības (nenoteiksmes vai „que”) šis darbības vārds ir vienskaitlī: „%1”.",
        "Before an action (an infinitive or “que”) the verb is singular: “%1”.",
        "Delante de una acción (un infinitivo o «que») el verbo va en singular: «%1».")
    private static let missing = Reason(
        "Arī tad, kad persona ir nosaukta ar „a”, pirms darbības vārda vajag „%1”: „%2”.",
        "Even when the person is named with “a”, the verb needs “%1”: “%2”.",
        "Aunque se nombre a la persona con «a», hace falta «%1»: «%2».")
    private static let subject = Reason(
        "Teikuma priekšmets ir tas, kas patīk, bet cilvēks ir datīvā: „%1”.",
        "Here what pleases is the subject, and the person is in the dative: “%1”.",
        "Aquí el sujeto es lo que gusta y la persona va en dativo: «%1».")
    private static let thirdPerson = Reason(
        "Darbības vārds saskan ar to, kas patīk, nevis ar personu: „%1”.",
        "The verb agrees with what pleases, not with the person: “%1”.",
        "El verbo concuerda con lo que gusta, no con la persona: «%1».")
    static let clitic = Reason(
        "Persona, kurai kaut kas patīk, sākas ar „a”: „a mí me…”, „a mi madre le…”.",
        "The person who likes something takes “a”: “a mí me…”, “a mi madre le…”.",
        "La persona a quien le gusta algo lleva «a»: «a mí me…», «a mi madre le…».")
}

extension AnalysedSentence {
    /// A phrase as it would stand within a sentence: its first letter small, but for a name.
    func plain(_ phrase: NounPhrase) -> String {
        let text = written(phrase)
        return phrase.kind == .name ? text : text.prefix(1).lowercased() + text.dropFirst()
    }
}
