/// A verb, and the preposition that belongs to it: `pensar en`, `soñar con`.
struct VerbPreposition: Sendable {
    let verbs: WordList
    let right: String
    /// Prepositions that learners use instead.
    let wrong: WordList
    /// What must follow, so that the wrong one is surely wrong.
    let object: Object
    /// Whether the verb has a reflexive pronoun, before it or joined to it.
    var isReflexive = false

    enum Object {
        /// Whatever it is.
        case any
        /// Somebody: a pronoun, a name, a person with a determiner.
        case person
        /// Somebody, or something of one's own.
        case own
        /// An infinitive or somebody.
        case dream
    }

    static let all = [
        VerbPreposition(verbs: "pensar", right: "en", wrong: "a de", object: .own),
        VerbPreposition(verbs: "pensar", right: "en", wrong: "sobre", object: .person),
        VerbPreposition(verbs: "depender", right: "de", wrong: "en a con sobre", object: .any),
        VerbPreposition(verbs: "soñar", right: "con", wrong: "de a sobre en", object: .dream),
        VerbPreposition(verbs: "casar", right: "con", wrong: "a de para", object: .person, isReflexive: true),
        VerbPreposition(verbs: "divorciar separar", right: "de", wrong: "con", object: .person, isReflexive: true),
        VerbPreposition(verbs: "despedir reír", right: "de", wrong: "a", object: .person, isReflexive: true),
        VerbPreposition(verbs: "parecer", right: "a", wrong: "con como de", object: .person, isReflexive: true),
        VerbPreposition(verbs: "acordar", right: "de", wrong: "en a sobre", object: .own, isReflexive: true),
        VerbPreposition(verbs: "confiar", right: "en", wrong: "de con", object: .person),
        VerbPreposition(verbs: "consistir", right: "en", wrong: "de a", object: .any),
        VerbPreposition(verbs: "insistir", right: "en", wrong: "a de", object: .any),
    ]

    /// Words that fall in love, which the analyser does not know.
    static let love = VerbPreposition(verbs: "", right: "de", wrong: "con en a", object: .person)
}

/// A preposition that its verb or its phrase does not take: `pienso de ti`, `depende en`, `gracias para venir`.
struct VerbPrepositionRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Correction] {
        sentence.indices.compactMap { thanks($0, sentence) ?? agreed($0, sentence) ?? verb($0, sentence) }
    }

    // MARK: - Verbs

    private func verb(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        let preposition = sentence.skipping("mucho siempre también solo", from: place + 1)
        guard !sentence.isBreak(preposition), !sentence.isBreak(preposition + 1),
            let known = known(place, base(preposition, sentence), sentence),
            known.wrong.contains(base(preposition, sentence)),
            !isOpinion(place, known, sentence), !isOpening(preposition, known, sentence),
            fits(preposition, known.object, sentence)
        else { return nil }
        return correction(preposition, known.right, sentence)
    }

    private func known(_ place: Int, _ preposition: String, _ sentence: AnalysedSentence) -> VerbPreposition? {
        if sentence.text(place).hasPrefix("enamor"), sentence.text(place) != "enamorar" { return VerbPreposition.love }
        return VerbPreposition.all.first { known in
            guard sentence.isForm(place, of: known.verbs), known.wrong.contains(preposition) else { return false }
            return !known.isReflexive || sentence.isOwnPronoun(before: place)
        }
    }

    /// `¿qué piensas de Ana?` is right.
    private func isOpinion(_ verb: Int, _ known: VerbPreposition, _ sentence: AnalysedSentence) -> Bool {
        known.right == "en" && sentence.has("qué lo_que que mal bien mismo eso esto", in: 0..<sentence.words.count)
            || known.right == "con" && sentence.text(verb) == "sueño" && sentence.isStart(verb)
                && sentence[verb + 2]?.must("n") ?? false
    }

    /// `piensan de ella cosas malas`: what they think follows.
    private func isOpening(_ preposition: Int, _ known: VerbPreposition, _ sentence: AnalysedSentence) -> Bool {
        guard known.verbs.contains("pensar"), let phrase = NounPhrase(sentence, at: preposition + 1) else {
            return false
        }
        let next = sentence.text(phrase.places.upperBound)
        return !sentence.isBreak(phrase.places.upperBound)
            && !["todos", "todo", "siempre", "cada", "mucho", "cuando", "y", "por", "en"].contains(next)
    }

    private func fits(_ preposition: Int, _ object: VerbPreposition.Object, _ sentence: AnalysedSentence) -> Bool {
        let place = preposition + 1, isMelted = ["al", "del"].contains(sentence.text(preposition))
        switch object {
        case .any: return !sentence.isBreak(place)
        case .person: return sentence.isSomebody(place, isMelted: isMelted)
        case .own: return sentence.isSomebody(place, isMelted: isMelted) || isPossessive(place, sentence)
        case .dream:
            return sentence.isPureInfinitive(place) || sentence.text(place) == "ser"
                || sentence.isSomebody(place, isMelted: isMelted)
        }
    }

    private func isPossessive(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let phrase = sentence.definitePhrase(place) else { return false }
        return Determiner(sentence.words[place])?.kind == .possessive
            || sentence.text(place - 1) == "de" && sentence.isBreak(phrase.places.upperBound)
    }

    // MARK: - Phrases

    /// `gracias para venir`: `gracias por venir`; thanks to somebody are right, as in `gracias para todos`.
    private func thanks(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard ["para", "de"].contains(sentence.text(place)), !sentence.isBreak(place), !sentence.isBreak(place + 1),
            sentence.text(place - 1).hasSuffix("gracias"),
            sentence.isStart(place - 1) || ["muchas", "mil", "y"].contains(sentence.text(place - 2))
        else { return nil }
        if sentence.isPureInfinitive(place + 1) { return correction(place, "por", sentence) }
        let isThing =
            sentence.text(place + 1) == "todo" && sentence.isBreak(place + 2)
            || NounPhrase(sentence, at: place + 1).map { $0.kind == .noun && !$0.isPerson(in: sentence) } ?? false
        return isThing && sentence.text(place) == "para" ? correction(place, "por", sentence) : nil
    }

    /// `estoy de acuerdo a ti`: `contigo`.
    private func agreed(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard ["a", "en", "de"].contains(sentence.text(place)), !sentence.isBreak(place),
            sentence.text(place - 1).hasSuffix("de acuerdo"), sentence.text(place - 1).hasPrefix("est"),
            sentence.isSomebody(place + 1, isMelted: false)
        else { return nil }
        return correction(place, "con", sentence)
    }

    // MARK: - What is said

    /// The preposition, also of one with an article.
    private func base(_ place: Int, _ sentence: AnalysedSentence) -> String {
        ["al": "a", "del": "de"][sentence.text(place)] ?? sentence.text(place)
    }

    private func correction(_ place: Int, _ right: String, _ sentence: AnalysedSentence) -> Correction {
        let reason = Self.reason.about(right, sentence.text(place))
        let next = sentence.words[place + 1]
        if ["al", "del"].contains(sentence.text(place)) {
            let text = Correction.joined(right, "el")
            return Correction(sentence.words[place...place], to: text, .preposition, reason)
        }
        let isMe = next.text == "mi" && sentence.isBreak(place + 2)
        let joined = Correction.joined(right, isMe ? "mí" : next.text)
        let isJoined = isMe || joined != right + " " + next.text
        let text = isJoined ? joined : right
        return Correction(sentence.words[place...(isJoined ? place + 1 : place)], to: text, .preposition, reason)
    }

    private static let reason = Reason(
        "Te vajag prievārdu „%1”, nevis „%2”.", "Here the preposition is “%1”, not “%2”.",
        "Aquí la preposición es “%1”, no “%2”.")
}

extension AnalysedSentence {
    /// Whether somebody is meant: a pronoun, a name, a person with a determiner.
    func isSomebody(_ place: Int, isMelted: Bool) -> Bool {
        guard let word = self[place], !isBreak(place) else { return false }
        if isMelted { return Vocabulary.persons.contains(word) }
        if Self.persons.contains(word.text) { return true }
        if word.isCapitalized, word.must("np", "ant") { return true }
        if word.text == "mi", isBreak(place + 1) { return true }
        guard let phrase = NounPhrase(self, at: place), phrase.kind == .noun else { return false }
        let noun = words[phrase.head]
        return Vocabulary.persons.contains(noun) || Vocabulary.languages.contains(noun) && text(place).hasPrefix("un")
    }

    private static let persons: WordList = "mí ti él ella usted nosotros nosotras vosotros ellos ellas ustedes"

    /// Whether a verb has a pronoun of its own person, before it or joined to it.
    func isOwnPronoun(before verb: Int) -> Bool {
        if self[verb]?.readings.contains(where: { !$0.joined.isEmpty }) ?? false { return true }
        if isReflexive(verb - 1) { return true }
        return text(verb - 1) == "se" && finite(verb).contains { $0.has("p3") }
    }
}
