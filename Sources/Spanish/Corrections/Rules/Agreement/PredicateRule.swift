/// `la casa es pequeño`, `mis padres son muy simpático`: an adjective after `ser` and its like agrees with the subject.
struct PredicateRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = []
        for verb in sentence.words.indices where sentence.isCopula(verb) {
            if let subject = sentence.subject(before: verb), isClear(subject, sentence, verb) {
                found += try corrections(from: verb + 1, subject, sentence, grammar)
            } else if let correction = try beforeSubject(verb, sentence, grammar) {
                found.append(correction)
            }
        }
        return found
    }

    /// The adjectives after the verb, also a second one: `son rápidos, pero un poco caros`.
    private func corrections(
        from start: Int, _ subject: NounPhrase, _ sentence: AnalysedSentence, _ grammar: Grammar
    ) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = [], next = start
        while true {
            let place = sentence.skipping(Self.degrees, from: next)
            guard isAdjective(place, sentence, subject) else { return found }
            if let correction = try correction(place, subject, sentence, grammar) { found.append(correction) }
            next = place + 1
            if sentence.text(next) == "," { next += 1 }
            guard ["y", "e", "pero", "ni"].contains(sentence.text(next)) else { return found }
            next += 1
        }
    }

    private static let degrees: WordList = """
        muy más menos tan bastante demasiado un_poco siempre ya también casi todavía aún algo realmente súper poco
        totalmente completamente hoy ahora normalmente tampoco no
        """

    private func isAdjective(_ place: Int, _ sentence: AnalysedSentence, _ subject: NounPhrase) -> Bool {
        guard let word = sentence[place], word.mark == nil, !word.isCapitalized,
            word.readings.contains(where: { $0.isAdjective || $0.isPastParticiple }), !Self.adverbs.contains(word.text),
            !word.may("det"), !word.may("num")
        else { return false }
        if word.readings.contains(where: \.isNoun) {
            guard !Vocabulary.professions.contains(word), !Vocabulary.colours.contains(word),
                !Self.trades.contains(word.text),
                !Vocabulary.languages.contains(word) || subject.isPerson(in: sentence)
            else { return false }
        }
        let next = sentence[place + 1]
        guard let next, next.mark == nil else { return true }
        if word.may("pr"), next.may("det") { return false }
        return ["y", "e", "pero", "que", "como"].contains(next.text) || next.isPreposition || next.must("adv")
            || next.may("cnjadv")
    }

    /// Words that are not what the subject is.
    private static let adverbs: WordList = """
        mal bien mejor peor claro cierto solo junto primero medio todo igual mismo tarde temprano lejos cerca fuera dentro
        debajo encima enfrente tal así uno alguno ninguno mío tuyo suyo
        """
    /// Nouns, not adjectives, of a person.
    private static let trades: WordList = """
        músico técnico político químico físico crítico matemático soldado modelo único secreto particular público
        informático mecánico gramático académico médico
        """

    private func correction(
        _ place: Int, _ subject: NounPhrase, _ sentence: AnalysedSentence, _ grammar: Grammar
    ) throws(LanguageProblem) -> Correction? {
        let word = sentence.words[place]
        let own = word.concord { $0.isAdjective || $0.isPastParticiple || $0.isNoun }
        guard own.isDisjoint(with: subject.concord) else { return nil }
        let kept = subject.concord.intersection(own.isFeminine ? .feminine : .masculine)
        let concord = kept.isEmpty ? subject.concord : kept
        let isParticiple = !word.readings.contains(where: \.isAdjective)
        let kind = isParticiple ? \Reading.isPastParticiple : \Reading.isAdjective
        guard let right = try grammar.form(of: word, { $0[keyPath: kind] }, concord), right != word.text else {
            return nil
        }
        let noun = sentence.written(subject)
        return Correction([word], to: right, .agreement, AgreementReason.make(noun, concord, right))
    }

    /// Whether the subject's gender and number are sure, and the verb agrees with it.
    private func isClear(_ subject: NounPhrase, _ sentence: AnalysedSentence, _ verb: Int) -> Bool {
        let head = sentence.words[subject.head]
        guard !Vocabulary.crowds.contains(head), !Self.undescribed.contains(head), !subject.concord.isEmpty,
            subject.concord != .any
        else { return false }
        if subject.kind == .noun {
            guard subject.determiner.map({ sentence.words[$0].text }).map({ $0 != "lo" }) ?? false,
                !head.hasBothGenders
            else { return false }
        }
        // `mi primer día estaba nerviosa`: it says when, and the verb may be that of `yo`.
        let isTime = Vocabulary.times.contains(head) || Vocabulary.periods.contains(head)
        guard !isTime || !sentence.finite(verb).contains(where: { $0.has("p1") || $0.has("p2") }) else { return false }
        return sentence.words[verb].readings.contains {
            $0.has("pl") ? !subject.concord.isSingular : !subject.concord.isPlural
        }
    }

    private static let undescribed: WordList = "color talla todo nada algo especie vez mínimo máximo media"

    // MARK: - A subject after the verb

    /// `¿está abierto la farmacia?`, `qué bonito es la casa`.
    private func beforeSubject(
        _ verb: Int, _ sentence: AnalysedSentence, _ grammar: Grammar
    ) throws(LanguageProblem) -> Correction? {
        var place = sentence.skipping(Self.degrees, from: verb + 1), start = place + 1
        guard sentence.isStart(verb) || sentence.text(verb - 1) == "no" || isExclamation(verb, sentence) else {
            return nil
        }
        if isExclamation(verb, sentence) { (place, start) = (verb - 1, verb + 1) }
        guard let word = sentence[place], word.isAdjectiveOrParticiple, !Self.impersonal.contains(word.text),
            let subject = NounPhrase(sentence, at: start)?.extended(in: sentence), subject.kind != .several,
            sentence.isBreak(subject.places.upperBound), isClear(subject, sentence, verb), subject.determiner == start
        else { return nil }
        return try correction(place, subject, sentence, grammar)
    }

    private func isExclamation(_ verb: Int, _ sentence: AnalysedSentence) -> Bool {
        sentence.text(verb - 2) == "qué" && sentence[verb - 1]?.isAdjectiveOrParticiple ?? false
    }

    /// `es necesario una reserva` is said.
    private static let impersonal: WordList = """
        necesario preciso suficiente posible mejor bueno claro cierto igual mucho poco demasiado obligatorio prohibido
        """
}

extension AnalysedWord {
    /// Whether it is an adjective or a participle and no noun or adverb.
    fileprivate var isAdjectiveOrParticiple: Bool {
        readings.contains { $0.isAdjective || $0.isPastParticiple }
            && !readings.contains { $0.isNoun || $0.has("adv") || $0.has("pr") || $0.has("det") }
    }
}

extension AnalysedSentence {
    /// Whether a word is `ser`, `estar` or `parecer` with a person, or `sentirse` and its like.
    func isCopula(_ place: Int) -> Bool {
        let word = words[place]
        if word.readings.contains(where: { $0.isFinite && ["ser", "estar", "parecer"].contains($0.lemma) }) {
            return true
        }
        return ["me", "te", "se", "nos", "os"].contains(text(place - 1))
            && word.readings.contains {
                $0.isFinite && ["sentir", "encontrar", "poner", "sentirse", "ponerse"].contains($0.lemma)
            }
    }

    /// The words of a phrase as they are written.
    func written(_ phrase: NounPhrase) -> String {
        phrase.places.reduce("") { $0 + ($0.isEmpty ? "" : words[$1].gap) + words[$1].surface }
    }
}
