/// `casas bonito`, `las bonito casas`: an adjective beside a noun agrees with it.
struct AdjectiveRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = []
        for place in sentence.words.indices {
            guard let noun = DescribedNoun(sentence, at: place) else { continue }
            for adjective in noun.adjectives {
                let word = sentence.words[adjective]
                let own = word.concord { $0.isAdjective || $0.isPastParticiple || $0.isNoun }
                guard own.isDisjoint(with: noun.allowed) else { continue }
                let gender: Concord = own.isFeminine ? .feminine : .masculine
                let kept = noun.concord.intersection(gender)
                let concord = kept.isEmpty ? noun.concord : kept
                guard let right = try grammar.form(of: word, \.isAdjective, concord), right != word.text else {
                    continue
                }
                let reason = AgreementReason.make(sentence.words[place].surface, concord, right)
                found.append(Correction([word], to: right, .agreement, reason))
            }
        }
        return found
    }
}

/// A noun and the adjectives that surely describe it.
struct DescribedNoun {
    /// The noun's gender and number.
    let concord: Concord
    /// What an adjective may be that belongs to it or to a noun before it.
    let allowed: Concord
    /// The places of the adjectives.
    let adjectives: [Int]

    init?(_ sentence: AnalysedSentence, at place: Int) {
        let noun = sentence.words[place]
        guard noun.readings.contains(where: \.isNoun), !noun.isCapitalized || place == 0,
            !Self.exceptions.contains(noun)
        else { return nil }
        var start = place, determiner: Determiner?
        while start > 0, noun.gap == " ",
            Self.before.contains(sentence.text(start - 1)) || sentence.words[start - 1].isOnlyAdjective
        {
            start -= 1
        }
        determiner = sentence[start - 1].flatMap { Determiner($0) }
        let isCounted = start < place && Self.numbers.contains(sentence.text(start))
        let isDetermined = determiner.map { $0.kind != .quantity || $0.concord.isPlural } ?? isCounted
        guard noun.must("n") || isDetermined, noun.likely.map({ !$0.isFinite }) ?? true else { return nil }
        if noun.text == "casa", determiner == nil { return nil }
        let own = noun.nounConcord
        let both = determiner.map { own.intersection($0.concord) } ?? (isCounted ? own.intersection(.plural) : own)
        concord = both.isEmpty || Vocabulary.stressedA.contains(noun) ? own : both
        // Where the determiner is wrong too, its rule speaks.
        guard !concord.isEmpty else { return nil }
        let others = Self.nounsBefore(determiner == nil ? start : start - 1, in: sentence)
        var adjectives = start < place && determiner != nil ? Self.between(start, place, sentence) : []
        let hasNumber = sentence[place - 1]?.may("num") ?? false
        let isMeasure =
            Vocabulary.units.contains(noun) && (hasNumber || [.indefinite, .quantity].contains(determiner?.kind))
        adjectives += Self.after(place, sentence, mayBePlural: !others.isJoined, isMeasure: isMeasure)
        guard !adjectives.isEmpty else { return nil }
        self.adjectives = adjectives
        allowed = concord.union(others.concord)
    }

    private static let before: WordList = "dos tres cuatro cinco seis siete ocho nueve diez otro otra otros otras más"
    private static let numbers: WordList = "dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte cien"
    private static let exceptions: WordList = """
        nada algo gracia vez especie tipo tal par montón mayoría mitad parte resto hora color sí no fin son
        bien mal uno más menos tarde mañana hoy poco mucho
        """

    /// Adjectives between the determiner and the noun.
    private static func between(_ start: Int, _ place: Int, _ sentence: AnalysedSentence) -> [Int] {
        (start..<place).filter { sentence.words[$0].isOnlyAdjective && !solitary.contains(sentence.text($0)) }
    }

    /// Adjectives after the noun.
    private static func after(
        _ place: Int, _ sentence: AnalysedSentence, mayBePlural: Bool, isMeasure: Bool
    ) -> [Int] {
        var found: [Int] = [], next = place + 1
        // `es tres años mayor`, `dos horas más largo`: so much more.
        if isMeasure, comparing.contains(sentence.text(next)) { return [] }
        while let word = sentence[next], word.gap == " ", word.mark == nil {
            let start = next
            next = sentence.skipping(degrees, from: next)
            let isDegree = next > start
            guard let adjective = sentence[next], adjective.mark == nil,
                isDescribing(
                    adjective, isDegree, isLast: adjective.text == "bueno" && ".!".contains(sentence.text(next + 1))),
                !precedesNoun(next, sentence), !shades.contains(sentence.text(next + 1))
            else { return found }
            let own = adjective.concord { $0.isAdjective }
            guard mayBePlural || !own.isPlural else { return found }
            // `ciencias políticas y español`: a language.
            if !found.isEmpty, Vocabulary.languages.contains(adjective.text) { return found }
            found.append(next)
            next += 1
            if ["y", "e"].contains(sentence.text(next)) { next += 1 }
        }
        return found
    }

    private static let degrees: WordList = "muy más menos tan bastante demasiado un_poco poco súper casi realmente"
    private static let comparing: WordList = "más menos mayor mayores menor menores mejor peor"
    private static let shades: WordList = "claro oscuro marino clara oscura pastel celeste"

    /// - Parameter isLast: whether the sentence ends with it, as in `una idea bueno.`
    private static func isDescribing(_ word: AnalysedWord, _ isDegree: Bool, isLast: Bool) -> Bool {
        guard word.readings.contains(where: \.isAdjective), !word.isCapitalized,
            word.readings.allSatisfy({
                $0.isAdjective || $0.isNoun || $0.isPastParticiple || $0.has("imp") || isRare($0)
                    || isLast && $0.has("ij")
            }),
            !adverbs.contains(word.text), !states.contains(word), !solitary.contains(word.text) || isLast
        else { return false }
        if word.readings.contains(where: \.isPastParticiple), !plainParticiples.contains(word) { return false }
        guard word.readings.contains(where: \.isNoun) else { return true }
        return !Vocabulary.colours.contains(word) && !Vocabulary.persons.contains(word)
            && !Vocabulary.professions.contains(word)
    }

    /// Forms of verbs that hardly anybody uses beside the adjective.
    private static func isRare(_ reading: Reading) -> Bool {
        reading.isFinite && rareVerbs.contains(reading.lemma)
    }
    private static let rareVerbs: WordList = """
        freír amigar amigarse secar sanar llenar vaciar limpiar alegrar largar gordar rojear altar negrear blanquear
        """

    /// Participles that describe as adjectives do.
    private static let plainParticiples: WordList = """
        divertido salado conocido querido variado complicado avanzado parecido pesado educado animado moderado
        """
    /// What may be said of how somebody does something, or is then: `vuelvo a casa cansado`.
    private static let states: WordList = """
        cansado contento enfermo triste feliz solo tranquilo nervioso sano vivo muerto descalzo desnudo loco listo
        dormido sentado enfadado borracho mojado alegre orgulloso curioso atento libre limpio sucio vacío lleno seco
        frío caliente abierto cerrado entero junto serio quieto callado despierto preparado ocupado seguro inquieto
        perdido roto harto satisfecho encantado preocupado emocionado asustado sorprendido aburrido
        """
    /// What may be an adverb: `habla claro`.
    private static let adverbs: WordList = """
        alto bajo claro rápido fuerte duro directo recto temprano justo exacto igual hondo fijo derecho primero lento
        mejor peor medio mismo pronto largo genial fatal regular distinto diferente suave barato caro total solo
        """
    /// Words that are no plain adjectives.
    private static let solitary: WordList = """
        mismo misma mismos mismas propio propia medio media solo sola solos solas todo toda todos todas junto juntos
        juntas primero segundo último tercero cuarto quinto tal cual demás ambos ambas uno debido cierto cierta varios
        varias poco mucho mucha muchos muchas cuanto tanto bueno gran buen mal primer tercer san santo menos más
        """

    /// `en mi ciudad grandes parques`.
    private static func precedesNoun(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let next = sentence[place + 1], next.mark == nil else { return false }
        return next.readings.contains { $0.isNoun } && !next.may("adv") && !next.isPreposition
            && next.concord(\.isNoun).agreeing(with: sentence.words[place].concord(\.isAdjective))
    }

    /// Nouns to which this one is joined, as `camisa` in `una camisa de algodón`.
    private static func nounsBefore(_ start: Int, in sentence: AnalysedSentence) -> (concord: Concord, isJoined: Bool) {
        var (concord, isJoined, place) = (Concord(), false, start - 1)
        while place > 0 {
            let joint = sentence.text(place)
            let isJoint = ["y", "e", "o", "u", "ni", ","].contains(joint)
            guard isJoint || sentence.words[place].isPreposition else { break }
            isJoined = isJoined || isJoint
            place -= 1
            while place > 0, !sentence.words[place].readings.contains(where: \.isNoun),
                sentence.words[place].readings.contains(where: \.isAdjective) || sentence.words[place].may("adv")
            {
                place -= 1
            }
            guard sentence.words[place].readings.contains(where: { $0.isNoun || $0.isName || $0.has("prn") }) else {
                break
            }
            concord.formUnion(sentence.words[place].concord { $0.isNoun || $0.isName || $0.has("prn") })
            place -= 1
            while place > 0,
                Determiner(sentence.words[place]) != nil || sentence.words[place].isOnlyAdjective
                    || sentence.words[place].may("num")
            {
                place -= 1
            }
        }
        return (concord, isJoined)
    }
}
