/// `tengo nada`: a verb before `nada`, `nadie` or `nunca` needs `no` as well.
struct NegationRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Correction] {
        sentence.indices.compactMap { place in
            if let twice = twice(place, sentence) { return twice }
            guard Self.negatives.contains(sentence.text(place)), !sentence.isBreak(place),
                let verb = verb(before: place, sentence), !sentence.isQuestion, !isNegated(place, sentence),
                isObject(place, verb, sentence)
            else { return nil }
            let first = sentence.skippingBack("me te se le nos os les", before: verb)
            let right = "no " + sentence.text(first)
            return Correction(
                sentence.words[first...first], to: right, .pronoun, Self.reason.about(sentence.text(place)))
        }
    }

    /// `nunca no fumo`, `nadie no vino`: before the verb one negation is enough.
    private func twice(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard ["nunca", "nadie", "tampoco", "jamás"].contains(sentence.text(place)), sentence.text(place + 1) == "no",
            !sentence.isBreak(place + 1),
            sentence.isSurelyFinite(sentence.skipping("me te se lo la los las le les nos", from: place + 2)),
            !sentence.words[..<place].contains(where: { ["no", "que"].contains($0.text) }), !sentence.isQuestion,
            let word = sentence[place]
        else { return nil }
        return Correction(sentence.words[place...place + 1], to: word.text, .pronoun, Self.once.about(word.text))
    }

    private static let once = Reason(
        "Ja „%1” ir pirms darbības vārda, „no” vairs nevajag.", "With “%1” before the verb there is no “no”.",
        "Si “%1” va delante del verbo, sobra “no”.")

    private static let negatives: WordList = "nada nadie nunca ningún ninguna ninguno"

    private func verb(before place: Int, _ sentence: AnalysedSentence) -> Int? {
        let verb = place - 1
        // `creo que` is one word to the analyser.
        guard !sentence.text(verb).contains(" ") else { return nil }
        return sentence.isSurelyFinite(verb) || sentence.text(verb) == "hay" ? verb : nil
    }

    /// Whether the sentence denies or compares already, or doubts.
    private func isNegated(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        // `ya no` is one word to the analyser.
        sentence.words.contains { $0.text.split(separator: " ").contains { Self.others.contains(String($0)) } }
            || sentence.indices.contains { $0 != place && Self.negatives.contains(sentence.text($0)) }
    }
    private static let others: WordList = """
        no ni sin tampoco apenas jamás si que más mejor antes como dudo casi o sino pero
        """

    /// `come nunca carne` is wrong of the verb's own subject only; `eso es nada` is said.
    private func isObject(_ place: Int, _ verb: Int, _ sentence: AnalysedSentence) -> Bool {
        guard sentence.acting(verb, "ser preferir") == nil || sentence.text(place) != "nada" else { return false }
        return !["más", "menos"].contains(where: sentence.text(place + 1).hasPrefix)
    }

    private static let reason = Reason(
        "Ja aiz darbības vārda ir „%1”, pirms tā vajag arī „no”.",
        "With “%1” after the verb, you also need “no” before it.",
        "Si “%1” va detrás del verbo, delante hace falta “no”.")
}
