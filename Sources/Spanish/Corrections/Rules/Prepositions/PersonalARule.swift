/// A person as an object without `a`, or with another preposition: `veo mi madre`, `busco para mi hermano`.
///
/// Only where no subject can stand after the verb: `me llama mi madre` is right.
struct PersonalARule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Correction] {
        sentence.indices.compactMap { missing($0, sentence) ?? instead($0, sentence) ?? tooMuch($0, sentence) }
    }

    // MARK: - Nothing before the person

    private func missing(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        let object = sentence.skipping("mucho también siempre", from: place + 1)
        guard isTransitive(place, sentence), !sentence.isBreak(object), isPerson(object, of: place, sentence) else {
            return nil
        }
        let first = sentence.words[object]
        let right = Correction.joined("a", first.surface)
        return Correction(
            from: first.surface, to: right, rule: .preposition, reason: Self.lacks.about(right), place: first.place)
    }

    /// Whether a verb stands there whose object follows: its subject is before it, or is none of the third person.
    private func isTransitive(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        if let word = sentence[place], word.isInfinitive, sentence.isForm(place, of: Self.verbs) {
            let before = sentence.text(place - 1)
            return word.readings.allSatisfy(\.joined.isEmpty) && before != "al" && !before.hasSuffix("de")
                && hasOwnVerb(place, sentence)
        }
        if let word = sentence[place], word.must("ger"), sentence.isForm(place, of: Self.verbs) {
            return word.readings.allSatisfy(\.joined.isEmpty) && hasOwnVerb(place, sentence)
        }
        if let word = sentence[place], word.may("pp", "m", "sg"), let have = sentence[place - 1],
            have.must("vbhaver"), word.readings.contains(where: { $0.isPastParticiple && Self.verbs.contains($0.base) })
        {
            let isOther = have.must("p1") || have.must("p2")
            return !sentence.isClitic(place - 2) && (isOther || hasSubject(place - 1, sentence))
        }
        // The analyser does not know this verb.
        if ["extraño", "extrañas", "extrañamos"].contains(sentence.text(place)) { return !hasClitic(place, sentence) }
        guard let verb = sentence.acting(place, Self.verbs), !hasClitic(place, sentence) else { return false }
        let isOther = sentence.finite(place).allSatisfy { $0.has("p1") || $0.has("p2") }
        return isOther || verb.has("p3") && hasSubject(place, sentence)
    }

    /// Whether nobody can act who is named after an infinitive: not as in `me va a visitar mi hermana`.
    private func hasOwnVerb(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let main = (sentence.clauseStart(of: place)..<place).last(where: { sentence.isSurelyFinite($0) }),
            sentence.finite(main).contains(where: { $0.has("p3") }), sentence.text(main) != "hay",
            !(main + 1..<place).contains(where: { sentence.text($0) == "para" })
        else { return true }
        if sentence.acting(main, "gustar encantar") != nil { return true }
        return !sentence.isClitic(main - 1) && hasSubject(main, sentence)
    }

    /// Whether a person acts who stands right before the verb.
    private func hasSubject(_ verb: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let subject = sentence.subject(before: verb), subject.isPerson(in: sentence) else { return false }
        return !["a", "con", "de", "para", "que", "al"].contains(sentence.text(subject.places.lowerBound - 1))
    }

    /// Whether a pronoun stands before the verb, or before the one that goes with it, as in `lo estoy buscando`.
    private func hasClitic(_ verb: Int, _ sentence: AnalysedSentence) -> Bool {
        sentence.isClitic(verb - 1) || sentence.isClitic(verb - 2) && !sentence.finite(verb - 1).isEmpty
    }

    // MARK: - Another preposition

    /// `busco para mi perro`: what is looked for has no preposition, but for a person's `a`.
    private func instead(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard ["para", "por"].contains(sentence.text(place)), !sentence.isBreak(place),
            isSearch(place - 1, sentence), !sentence.has("que qué quién lo_que", in: 0..<place),
            let phrase = NounPhrase(sentence, at: place + 1), phrase.kind == .noun,
            sentence.isBreak(phrase.places.upperBound)
                || sentence.text(place) == "para" && ["en", "de"].contains(sentence.text(phrase.places.upperBound)),
            let determiner = Determiner(sentence.words[place + 1]), determiner.kind != .whole
        else { return nil }
        let head = sentence.words[phrase.head], first = sentence.words[place + 1]
        let isLiving =
            determiner.kind == .possessive
            && (Vocabulary.persons.contains(head) || Vocabulary.animals.contains(head))
        let isWay = sentence.text(place) == "por" && Vocabulary.places.contains(head)
        guard isLiving || !Vocabulary.persons.contains(head) && !isWay && !Vocabulary.times.contains(head)
        else { return nil }
        let right = isLiving ? Correction.joined("a", first.text) : first.surface
        return Correction(
            sentence.words[place...place + 1], to: right, .preposition,
            (isLiving ? Self.lacks : Self.bare).about(isLiving ? right : sentence.text(place)))
    }

    /// `escucho a la música`: no person is heard.
    private func tooMuch(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard ["a", "al"].contains(sentence.text(place)), sentence.isForm(place - 1, of: "escuchar"),
            let noun = sentence[sentence[place + 1].map { Determiner($0) != nil } ?? false ? place + 2 : place + 1],
            Self.heard.contains(noun)
        else { return nil }
        let reason = Self.bare.about("a")
        if sentence.text(place) == "al" { return Correction([sentence.words[place]], to: "el", .preposition, reason) }
        let next = sentence.words[place + 1]
        return Correction(sentence.words[place...place + 1], to: next.surface, .preposition, reason)
    }
    private static let heard: WordList = "música radio canción noticia disco podcast ruido"

    /// `busco`, `espero`, without a pronoun of its object.
    private func isSearch(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        let isVerb =
            sentence.isForm(place, of: "buscar")
            || sentence.isForm(place, of: "esperar")
                && sentence.text(place + 1) == "para"
        return isVerb && !hasClitic(place, sentence) && sentence[place]?.readings.allSatisfy(\.joined.isEmpty) ?? false
    }

    // MARK: - Who is a person

    private func isPerson(_ place: Int, of verb: Int, _ sentence: AnalysedSentence) -> Bool {
        if let word = sentence[place], word.isCapitalized, word.may("np", "ant"), !word.may("np", "loc"),
            !Self.cities.contains(word.text)
        {
            // `escucho Shakira` is her music.
            return !(sentence[place + 1]?.isCapitalized ?? false) && !sentence.isForm(verb, of: "llamar escuchar")
        }
        guard let phrase = sentence.definitePhrase(place), !phrase.concord.isEmpty else { return false }
        let head = sentence.words[phrase.head]
        guard Vocabulary.persons.contains(head), !Self.doubtful.contains(head), phrase.head == place + 1 else {
            return false
        }
        if Determiner(sentence.words[place])?.kind == .possessive {
            return sentence.text(phrase.head) != "familia" || !sentence.isForm(verb, of: "presentar")
        }
        // `quiero el profesor ideal` is nobody known.
        let next = phrase.places.upperBound
        return !Self.unknown.contains(head) && next == place + 2 && !sentence.isForm(verb, of: Self.wishes)
            && (sentence.isBreak(next) || Self.ends.contains(sentence.text(next)))
    }

    private static let verbs: WordList = """
        ver conocer visitar buscar ayudar querer amar llamar esperar encontrar escuchar invitar mirar cuidar extrañar
        presentar preguntar echar_de_menos odiar besar abrazar saludar respetar admirar acompañar despertar adorar entender
        """
    /// Words that may be no person here.
    private static let doubtful: WordList = "cliente pareja guía piloto testigo primero policía cura portero rey reina"
    /// Cities and countries that are first names too.
    private static let cities: WordList = """
        santiago valencia victoria florencia lourdes mercedes carolina virginia israel guadalupe trinidad asunción
        concepción rosario córdoba mérida sofía georgia áfrica américa alejandría paz vega mar luz
        """
    /// Words that name nobody known with an article.
    private static let unknown: WordList = "familia gente persona bebé pareja hombre mujer chico"
    /// Verbs whose object may be nobody known.
    private static let wishes: WordList = "querer encontrar conocer esperar buscar"
    private static let ends: WordList = "en hoy ayer todos todas cada por y pero cuando porque"

    private static let lacks = Reason(
        "Pirms cilvēka, kurš ir papildinātājs (ko? kuru?), liek „a”: „%1”.",
        "A person who is the object of a verb takes “a”: “%1”.",
        "La persona que es complemento directo lleva “a”: “%1”.")
    private static let bare = Reason(
        "Aiz šī darbības vārda lieta stāv bez „%1”.",
        "After this verb a thing stands without “%1”.",
        "Después de este verbo la cosa va sin “%1”.")
}
