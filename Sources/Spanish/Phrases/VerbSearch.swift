/// How rules look for certain verbs.
extension AnalysedSentence {
    /// The reading with a person, if a word is one of these verbs and not rather a noun.
    func acting(_ place: Int, _ verbs: WordList) -> Reading? {
        let finite = finite(place)
        guard let first = finite.first, finite.allSatisfy({ verbs.contains($0.base) }) else { return nil }
        return isSurelyFinite(place) || isPutLikeVerb(place) ? first : nil
    }

    /// Whether a word is one of these verbs: with a person, an infinitive or a gerund.
    func isForm(_ place: Int, of verbs: WordList) -> Bool {
        acting(place, verbs) != nil
            || self[place]?.readings.contains { ($0.isInfinitive || $0.has("ger")) && verbs.contains($0.base) } ?? false
    }

    /// Whether an infinitive stands there that is no noun such as `poder`; pronouns may be joined to it.
    func isPureInfinitive(_ place: Int) -> Bool {
        guard let word = self[place], !isBreak(place) else { return false }
        return word.isInfinitive && !word.may("n")
    }

    /// Whether a word that may be a noun too stands like a verb: after `no`, a pronoun of a verb or a subject, where
    /// the tagger has one, or as the only verb at the start.
    private func isPutLikeVerb(_ place: Int) -> Bool {
        let before = self[place - 1]
        if isStart(place), finite(place).contains(where: { $0.hasAll(["pri", "p1"]) || $0.has("vbmod") }),
            !indices.contains(where: { $0 != place && isSurelyFinite($0) })
        {
            return true
        }
        if isBreak(place) { return self[place]?.likely?.isFinite ?? false }
        if before.map({ Self.sureClitics.contains($0.text) || $0.text == "no" }) ?? false { return true }
        if before.map({ Subject.pronouns[$0.text] != nil || $0.must("np") }) ?? false { return true }
        guard self[place]?.likely?.isFinite ?? false else { return false }
        return !(before?.readings.contains { ["det", "pr", "num", "adj", "predet"].contains(where: $0.has) } ?? false)
    }

    /// The first verb of a clause, past its subject, `no`, pronouns and adverbs; nil if it is not sure.
    func clauseVerb(from start: Int) -> Int? {
        var place = start
        if let subject = Subject(at: place, in: self) { place = subject.words.upperBound }
        while place < start + 9,
            text(place) == "no" || Self.sureClitics.contains(text(place))
                || isClitic(place) && mayBeFinite(place + 1)
                || (self[place]?.must("adv") ?? false) && !isMark(place)
        { place += 1 }
        return isBreak(place) || !isSurelyFinite(place) ? nil : place
    }

    /// A definite phrase of one noun that begins here, such as `mi madre`; nil if more nouns belong to it.
    func definitePhrase(_ place: Int) -> NounPhrase? {
        guard let phrase = NounPhrase(self, at: place), phrase.kind == .noun, phrase.determiner == place,
            let kind = self[place].flatMap({ Determiner($0) })?.kind, [.article, .possessive].contains(kind)
        else { return nil }
        return phrase
    }
}

extension Reading {
    /// The base form without a reflexive pronoun: `casar` of `casarse`.
    var base: String {
        lemma.hasSuffix("rse") ? String(lemma.dropLast(2)) : lemma
    }
}

extension Correction {
    /// A preposition and the next word as they are written together: `al`, `del`, `contigo`.
    static func joined(_ preposition: String, _ word: String) -> String {
        switch (preposition, word) {
        case ("a", "el"): "al"
        case ("de", "el"): "del"
        case ("con", "mí"): "conmigo"
        case ("con", "ti"): "contigo"
        default: preposition + " " + word
        }
    }
}
