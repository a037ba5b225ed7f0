/// `dos libro`: after a number above one the noun is plural.
struct CountRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = []
        for place in sentence.words.indices where counts(place, sentence) {
            guard let noun = sentence[place + 1], isCounted(noun, before: sentence[place + 2]) else { continue }
            let gender: Concord = noun.concord(\.isNoun).isMasculine ? .masculinePlural : .femininePlural
            guard let right = try grammar.form(of: noun, \.isNoun, gender), right != noun.text else { continue }
            let reason = AgreementReason.severalThings.about(sentence.text(place), right)
            found.append(Correction([noun], to: right, .agreement, reason))
        }
        return try found + each(sentence, grammar)
    }

    /// `cada días`: of one at a time; `cada dos días` and `cada tres` are right.
    private func each(_ sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = []
        for place in sentence.indices where sentence.text(place) == "cada" && !sentence.isBreak(place + 1) {
            guard let noun = sentence[place + 1], noun.must("n", "pl"),
                let right = try grammar.form(
                    of: noun, \.isNoun,
                    noun.concord(\.isNoun).isFeminine ? .feminineSingular : .masculineSingular), right != noun.text
            else { continue }
            found.append(Correction([noun], to: right, .agreement, Self.single.about(right)))
        }
        return found
    }

    private static let single = Reason(
        "Aiz „cada” lietvārds ir vienskaitlī: „%1”.", "After “cada” the noun is singular: “%1”.",
        "Después de “cada” el nombre va en singular: “%1”.")

    private static let numbers: WordList = """
        dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta
        cincuenta cien
        """

    /// Whether a number tells how many, not which: not `las dos`, `el dos` or `la mesa dos`.
    private func counts(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard Self.numbers.contains(sentence.text(place)) else { return false }
        guard !sentence.isStart(place), let before = sentence[place - 1] else { return true }
        if ["y", "o"].contains(before.text) { return !["la", "las"].contains(sentence.text(place - 3)) }
        return sentence.isSurelyFinite(place - 1) || before.isPreposition && !sentence.isStart(place - 1)
    }

    private func isCounted(_ noun: AnalysedWord, before next: AnalysedWord?) -> Bool {
        guard noun.gap == " ", !noun.isCapitalized, noun.readings.contains(where: \.isNoun),
            noun.readings.allSatisfy({ $0.isNoun || $0.isFinite }), noun.concord(\.isNoun).isSingular,
            noun.must("n") || noun.likely?.isNoun == true
        else { return false }
        // `dos medio hermanos`
        guard !(next?.readings.contains { $0.isNoun && $0.isPlural } ?? false) else { return false }
        return !Vocabulary.masses.contains(noun) && !Vocabulary.colours.contains(noun)
            && !Self.months.contains(noun.text)
    }

    /// `hoy es dos mayo` lacks another word.
    private static let months: WordList = """
        enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
        """
}
