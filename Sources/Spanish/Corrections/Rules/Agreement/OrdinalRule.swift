/// `la segundo planta`, `el primer semana`, `la semana pasado`, `buenas días`: words of order and time with their noun.
struct OrdinalRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Correction] {
        sentence.indices.compactMap { place in
            ordinal(place, sentence) ?? past(place, sentence) ?? greeting(place, sentence)
        }
    }

    // MARK: - Before the noun

    /// The forms of each, with the short one before a masculine noun.
    private static let forms = [
        "primer primera primeros primeras primero", "segundo segunda segundos segundas",
        "tercer tercera terceros terceras tercero", "cuarto cuarta cuartos cuartas", "quinto quinta quintos quintas",
        "último última últimos últimas", "próximo próxima próximos próximas", "mismo misma mismos mismas",
    ].map { $0.split(separator: " ").map(String.init) }

    /// Words that stand between an article and its noun.
    static let words = Set(forms.joined())

    private func ordinal(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        let text = sentence.text(place)
        guard let forms = Self.forms.first(where: { $0.contains(text) }), !sentence.isBreak(place),
            Self.leads.contains(sentence.text(place - 1)), let noun = sentence[place + 1],
            Self.isNoun(place + 1, sentence),
            !noun.hasBothGenders,
            let concord = Concord.each.first(where: { noun.concord(\.isNoun) == $0 }),
            let number = Concord.each.firstIndex(of: concord), forms[number] != text,
            // `el primero día` is a matter of the short form, which has a rule of its own.
            number > 0 || text != forms.last || forms.count < 5
        else { return nil }
        // Of another number, nobody knows which half is wrong.
        guard (number > 1) == (forms.firstIndex(of: text).map { $0 > 1 && $0 < 4 } ?? false) else { return nil }
        let reason = AgreementReason.make(noun.surface, concord, forms[number])
        return Correction(sentence.words[place...place], to: forms[number], .agreement, reason)
    }

    /// Whether a noun follows, also one that may be a verb, if no other word is one: `la segundo planta`.
    static func isNoun(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let word = sentence[place], !sentence.isBreak(place), word.may("n") else { return false }
        return word.must("n")
            || word.likely?.isNoun == true && word.readings.allSatisfy { $0.isNoun || $0.isVerb && !$0.has("pp") }
                && !(sentence[place + 1]?.may("det") ?? false)
    }

    private static let leads: WordList = """
        el la los las al del un una mi tu su este esta nuestro nuestra
        """

    // MARK: - After the noun

    /// `la semana pasado`, `el año pasada`.
    private func past(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard sentence.text(place).hasPrefix("pasad"), let word = sentence[place], word.may("adj"),
            !sentence.isBreak(place), let noun = sentence[place - 1], Vocabulary.times.contains(noun), noun.may("n"),
            Determiner(sentence.words[max(0, place - 2)]) != nil,
            let concord = Concord.each.first(where: { noun.concord(\.isNoun).contains($0) }),
            noun.concord(\.isNoun) == concord || Vocabulary.weekdays.contains(noun)
        else { return nil }
        let isPlural = ["los", "las"].contains(sentence.text(place - 2))
        let right = ["pasado", "pasada", "pasados", "pasadas"][(isPlural ? 2 : 0) + (concord.isFeminine ? 1 : 0)]
        guard right != word.text else { return nil }
        return Correction([word], to: right, .agreement, AgreementReason.make(noun.surface, concord, right))
    }

    // MARK: - Greetings

    private static let greetings = ["días": "buenos", "tardes": "buenas", "noches": "buenas"]

    private func greeting(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard ["buenos", "buenas"].contains(sentence.text(place)), !sentence.isBreak(place + 1),
            let right = Self.greetings[sentence.text(place + 1)], right != sentence.text(place)
        else { return nil }
        let noun = sentence.words[place + 1]
        let concord: Concord = right == "buenos" ? .masculinePlural : .femininePlural
        return Correction(
            sentence.words[place...place], to: right, .agreement,
            AgreementReason.make(noun.surface, concord, right))
    }
}
