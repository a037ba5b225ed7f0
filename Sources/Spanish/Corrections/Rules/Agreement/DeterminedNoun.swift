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
        guard let first = sentence[place], Self.isNear(first) else { return nil }
        if first.isOnlyAdjective, let second = sentence[place + 1], Self.isNear(second) {
            (word, self.place) = (second, place + 1)
        } else {
            (word, self.place) = (first, place)
        }
        guard word.readings.contains(where: \.isNoun), !word.isCapitalized else { return nil }
        var concord = word.concord { $0.isNoun || $0.isAdjective || $0.isPastParticiple }
        if word.place == first.place, first.readings.contains(where: \.isAdjective), let next = sentence[place + 1],
            Self.isNear(next), next.readings.contains(where: \.isNoun)
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
        if Self.bothGenders.contains(word) {
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
            guard word.readings.allSatisfy({ $0.isNoun || isPlural && $0.isAdjective }) else { return false }
            if determiner.concord.isMasculine, determiner.concord.isSingular {
                guard !Vocabulary.weekdays.contains(word), concord.isPlural || !Vocabulary.persons.contains(word) else {
                    return false
                }
            }
            return true
        case .possessive where sentence.text(start).hasPrefix("tu"): return !sentence.mayBeFinite(place)
        case .indefinite, .possessive, .contraction: return true
        case .article, .demonstrative, .whole:
            // `la cuenta` and `este cuenta` may be a pronoun and a verb.
            let mayAct = determiner.kind == .demonstrative && !sentence.finite(place).isEmpty
            guard mayAct || sentence.mayBeFinite(place) else { return true }
            if determiner.kind == .whole { return word.likely?.isNoun == true }
            let before = sentence[start - 1]
            return before?.isPreposition ?? false || sentence.isSurelyFinite(place + 1)
                || (before?.isOnlyFinite ?? false) && word.likely?.isNoun == true
        }
    }

    private static let exceptions: WordList = "gracia nada uno algo más vale sí no hola adiós"
    /// Nouns that are used with both genders, though the analyser knows one.
    private static let bothGenders: WordList = """
        modelo testigo piloto soldado miembro médico jefe presidente juez policía guardia cura capital orden cometa
        frente pendiente margen mar radio azúcar sartén internet calor maratón final editorial parte cólera terminal
        central coma clave corte guía pijama piyama lente pus tilde autoestima consonante computador bebé canguro
        búho cámara trompeta batería portada delantero portero defensa ayuda secreta vocal interrogante doblez
        tanga bikini mate mimosa cava rioja champán mp3 wifi web blog app chat vóley máster detective ganga dinamo
        líder gerente cliente paciente asistente ayudante auxiliar canal génesis pelambre ordenanza mañana
        """

    static func isBothGenders(_ word: AnalysedWord) -> Bool { bothGenders.contains(word) }

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
