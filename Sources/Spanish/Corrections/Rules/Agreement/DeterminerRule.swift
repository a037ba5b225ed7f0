/// `mi amigos`, `una problema`, `la agua`, `todo las tiendas`: the word before a noun agrees with it.
struct DeterminerRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = []
        for place in sentence.words.indices {
            guard let correction = try correction(at: place, sentence, grammar),
                try !isBeforeVerb(place, sentence, grammar)
            else { continue }
            found.append(correction)
        }
        return found
    }

    /// `lo beso`, `la abrazo`: the analyser knows the noun only, but a verb has this form too.
    private func isBeforeVerb(
        _ place: Int, _ sentence: AnalysedSentence, _ grammar: Grammar
    ) throws(LanguageProblem) -> Bool {
        guard ["lo", "la", "los", "las"].contains(sentence.text(place)), let word = sentence[place + 1],
            !(sentence[place - 1]?.isPreposition ?? false), !sentence.hasVerb(beside: place)
        else { return false }
        let forms = [word.text, Accents.stripped(word.text)].flatMap { LearnerForm.all(of: $0) }.filter {
            $0.rank == 0 && $0.tense == .present && !$0.tags.contains("p2")
        }
        // The speller knows verbs such as `besar` that the analyser lacks.
        return try grammar.lexicon.spelling(of: forms.map(\.infinitive)).contains(.right)
    }

    private func correction(
        at place: Int, _ sentence: AnalysedSentence, _ grammar: Grammar
    ) throws(LanguageProblem) -> Correction? {
        if let neuter = neuter(at: place, sentence) { return neuter }
        // `mil y una noches`
        if ["un", "una"].contains(sentence.text(place)), ["y", "ciento", "mil"].contains(sentence.text(place - 1)),
            place > 1
        {
            return nil
        }
        guard let determiner = Determiner(sentence.words[place]), !isIdiom(place, determiner, sentence),
            let noun = DeterminedNoun(sentence, after: place, determiner)
        else { return nil }
        if let article = stressedA(place, determiner, noun, sentence) { return article }
        let mayLookMasculine = noun.startsWithStressedA && Self.short.contains(sentence.text(place))
        guard determiner.concord.isDisjoint(with: noun.concord), !mayLookMasculine else { return nil }
        if let right = try Self.single(determiner, noun, sentence, grammar) {
            let reason = AgreementReason.make(noun.word.surface, determiner.concord, right)
            return Correction([noun.word], to: right, .agreement, reason)
        }
        if try isNounWrong(determiner, noun, grammar), let right = try noun.plural(grammar) {
            let reason = AgreementReason.severalThings.about(sentence.text(place), right)
            return Correction([noun.word], to: right, .agreement, reason)
        }
        return correction(sentence.words[place], determiner, noun)
    }

    /// The noun in the singular, if all around it speaks of one: `un problemas`, `mi primas es rubia`.
    private static func single(
        _ determiner: Determiner, _ noun: DeterminedNoun, _ sentence: AnalysedSentence, _ grammar: Grammar
    ) throws(LanguageProblem) -> String? {
        guard determiner.concord.isSingular, noun.concord.isPlural, noun.word.must("n") else { return nil }
        let verb = sentence.skipping("no se me le les", from: noun.place + 1)
        let isOfOne =
            sentence.isSurelyFinite(verb) && sentence.finite(verb).allSatisfy { $0.hasAll(["p3", "sg"]) }
            && !(sentence[sentence.skipping("muy tan más", from: verb + 1)]?.concord(\.isAdjective).isPlural ?? false)
        guard isOfOne || ["un", "una"].contains(sentence.text(noun.place - 1)) else { return nil }
        let gender: Concord = noun.concord.isMasculine ? .masculineSingular : .feminineSingular
        guard !determiner.concord.isDisjoint(with: gender) else { return nil }
        return try grammar.form(of: noun.word, \.isNoun, gender)
    }

    private static let short: WordList = "el un al del algún ningún"

    /// The determiner is put right, by the noun.
    private func correction(_ word: AnalysedWord, _ determiner: Determiner, _ noun: DeterminedNoun) -> Correction? {
        // Of a noun with two genders, the learner's own is kept.
        let gender: Concord = determiner.concord.isSubset(of: .feminine) ? .feminine : .masculine
        let own = noun.concord.intersection(gender)
        let concord = own.isEmpty ? noun.concord : own
        let right = determiner.form(concord)
        guard right != " ", right != word.text else { return nil }
        let isGenderWrong = determiner.concord.intersection(concord.isMasculine ? .masculine : .feminine).isEmpty
        if isGenderWrong, Vocabulary.tricky.contains(noun.word) || noun.startsWithStressedA {
            let reason =
                noun.startsWithStressedA
                ? AgreementReason.onlyArticle
                : concord.isMasculine ? AgreementReason.masculineInDisguise : AgreementReason.feminineInDisguise
            return Correction([word], to: right, .article, reason.about(noun.word.surface, right))
        }
        return Correction([word], to: right, .agreement, AgreementReason.make(noun.word.surface, concord, right))
    }

    /// `mis amigo`: the noun lacks its plural, unless it is one that is not counted.
    private func isNounWrong(
        _ determiner: Determiner, _ noun: DeterminedNoun, _ grammar: Grammar
    ) throws(LanguageProblem) -> Bool {
        guard determiner.concord.isPlural, noun.concord.isSingular, !Vocabulary.masses.contains(noun.word) else {
            return false
        }
        let isGenderRight: Bool =
            determiner.concord.intersection(.masculine).isEmpty
            ? !noun.concord.intersection(.feminine).isEmpty : !noun.concord.intersection(.masculine).isEmpty
        return isGenderRight || determiner.forms[0] == " " || determiner.kind == .quantity
    }

    /// `la agua` for `el agua`.
    private func stressedA(
        _ place: Int, _ determiner: Determiner, _ noun: DeterminedNoun, _ sentence: AnalysedSentence
    ) -> Correction? {
        guard sentence.text(place) == "la", noun.startsWithStressedA, noun.concord.isSingular,
            Self.plainNouns.contains(noun.word.text)
        else { return nil }
        let before = sentence.text(place - 1)
        let melted = ["a": "al", "de": "del"][before]
        let right = melted ?? "el"
        let reason = AgreementReason.stressedA.about(noun.word.surface, right)
        return Correction(
            sentence.words[(melted == nil ? place : place - 1)...place], to: right, .article, reason)
    }

    /// Nouns of these that are no form of a verb.
    private static let plainNouns: WordList = "agua águila aula alma área hacha ala ancla arpa ave alga asma hambre"

    /// `lo problema`.
    private func neuter(at place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard sentence.text(place) == "lo", let noun = sentence[place + 1], noun.must("n"), !noun.isCapitalized,
            sentence.text(place + 2) != "que", let article = Determiner(sentence.words[place], as: "el")
        else { return nil }
        let right = article.form(noun.concord(\.isNoun))
        return Correction(
            [sentence.words[place]], to: right, .article, AgreementReason.noNeuter.about(noun.surface, right))
    }

    /// Words that only look like determiners.
    private func isIdiom(_ place: Int, _ determiner: Determiner, _ sentence: AnalysedSentence) -> Bool {
        let before = sentence.text(place - 1)
        switch determiner.kind {
        case .quantity: return ["un", "lo", "uno"].contains(before)
        case .whole: return ["sobre", "ante", "del", "lo", "me", "te", "se", "con"].contains(before)
        default: return false
        }
    }
}

extension Determiner {
    /// The determiner with this first form, for a word that is none.
    fileprivate init?(_ word: AnalysedWord, as first: String) {
        self.init(AnalysedWord(token: Token(first), place: word.place, likely: nil, gap: word.gap))
    }
}
