/// The noun that a determiner belongs to, if that is sure.
struct DeterminedNoun {
    let word: AnalysedWord
    /// Its place in the sentence.
    let place: Int
    /// What it may be, also if it is an adjective that is used as a noun.
    let concord: Concord
    let startsWithStressedA: Bool

    private static let betweens: WordList = """
        dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta cien mil otro otra otros otras mismo
        misma mismos mismas mucho mucha muchos muchas poco poca pocos pocas
        """

    init?(_ sentence: AnalysedSentence, after start: Int, _ determiner: Determiner) {
        var place = start + 1
        if determiner.kind == .whole {
            // `todo` agrees with the noun after the article.
            guard let next = sentence[place].flatMap({ Determiner($0) }),
                [.article, .possessive, .demonstrative].contains(next.kind)
            else { return nil }
            place += 1
        }
        while Self.betweens.contains(sentence.text(place)) { place += 1 }
        // `el segundo planta`, but `el segundo` and `el primero cuenta`.
        if OrdinalRule.words.contains(sentence.text(place)), OrdinalRule.isNoun(place + 1, sentence) { place += 1 }
        guard let first = sentence[place], Self.isNear(first) else { return nil }
        if first.isOnlyAdjective, let second = sentence[place + 1], Self.isNear(second) {
            (word, self.place) = (second, place + 1)
        } else {
            (word, self.place) = (first, place)
        }
        guard word.readings.contains(where: \.isNoun), !word.isCapitalized else { return nil }
        var concord = word.concord { $0.isNoun || $0.isAdjective || $0.isPastParticiple }
        if word.place == first.place, first.readings.contains(where: \.isAdjective), let next = sentence[place + 1],
            Self.isNear(next), next.readings.contains(where: \.isNoun), sentence.finite(place + 1).isEmpty
        {
            // `la vieja casa`: either may be the noun.
            concord.formUnion(next.concord(\.isNoun))
        }
        self.concord = concord
        startsWithStressedA =
            word.place == first.place && place == start + 1 && Vocabulary.stressedA.contains(word)
            && concord.isSubset(of: .feminine)
        guard isSure(sentence, start, determiner) else { return nil }
    }

    private static func isNear(_ word: AnalysedWord) -> Bool { word.gap == " " && word.mark == nil }

    /// Whether it is a noun here, and the determiner no pronoun or adverb.
    private func isSure(_ sentence: AnalysedSentence, _ start: Int, _ determiner: Determiner) -> Bool {
        guard !concord.isEmpty, !Self.exceptions.contains(word) else { return false }
        if word.hasBothGenders {
            guard determiner.concord.isPlural != concord.isPlural else { return false }
        }
        if determiner.concord.isMasculine, determiner.concord.isSingular, Vocabulary.colours.contains(word) {
            return false
        }
        // `las siete tarde` lacks other words.
        if word.may("adv"), word.text != "tarde" || place > start + 1 {
            guard sentence.text(start - 1) == "por" else { return false }
        }
        switch determiner.kind {
        case .each: return false
        case .quantity:
            // `mucho` may be an adverb: `trabajo mucho`; its plural may not.
            let isPlural = determiner.concord.isPlural
            guard
                word.readings.allSatisfy({
                    $0.isNoun || (isPlural || $0.isPlural && Vocabulary.persons.contains(word)) && $0.isAdjective
                })
            else { return false }
            if determiner.concord.isMasculine, determiner.concord.isSingular {
                guard !Vocabulary.weekdays.contains(word), concord.isPlural || !Vocabulary.persons.contains(word) else {
                    return false
                }
            }
            return true
        case .possessive where sentence.text(start).hasPrefix("tu"): return !sentence.mayBeFinite(place)
        case .possessive, .contraction: return true
        case .indefinite where !Self.isPronoun(sentence.text(start)): return true
        case .indefinite, .article, .demonstrative, .whole:
            return sentence.finite(place).isEmpty || isNounHere(sentence, start, determiner)
        }
    }

    /// `algunos`, `otra`: unlike `un` it may stand without a noun.
    private static func isPronoun(_ text: String) -> Bool { text != "un" && text != "algún" && text != "ningún" }

    /// Whether a word that may be a verb is a noun after what may be a pronoun: `la cuenta`, `este cuenta`, `ambos son`.
    private func isNounHere(_ sentence: AnalysedSentence, _ start: Int, _ determiner: Determiner) -> Bool {
        let before = sentence[start - 1], isAfterVerb = before?.isOnlyFinite ?? false
        if sentence.text(start) == "el", !sentence.mayBeFinite(place) { return true }
        if before?.isPreposition ?? false { return true }
        if word.readings.contains(where: { $0.lemma == "ser" || $0.lemma == "estar" }) { return false }
        guard sentence.mayBeFinite(place) || determiner.kind == .demonstrative else {
            // A verb that is seldom meant: it is the noun where the clause has another verb.
            return isAfterVerb || sentence.hasVerb(beside: place)
        }
        if determiner.kind == .whole { return word.likely?.isNoun == true }
        return sentence.isSurelyFinite(place + 1) || isAfterVerb && word.likely?.isNoun == true
    }

    private static let exceptions: WordList = "gracia nada uno algo más vale sí no hola adiós"

    /// Its plural; nil if there is none.
    func plural(_ grammar: Grammar) throws(LanguageProblem) -> String? {
        let gender: Concord = concord.isMasculine ? .masculinePlural : .femininePlural
        return try grammar.form(of: word, \.isNoun, gender)
    }
}

extension AnalysedWord {
    /// Whether it is an adjective and nothing else.
    var isOnlyAdjective: Bool { !readings.isEmpty && readings.allSatisfy { $0.isAdjective } }
}
