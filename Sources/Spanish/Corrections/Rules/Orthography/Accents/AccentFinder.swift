/// Finds words that are right but for an accent: `telefono`, `mañána`.
struct AccentFinder {
    let grammar: Grammar

    func correction(of word: UnknownWord) throws(LanguageProblem) -> Correction? {
        guard !word.isSpelledRight, !(try VoseoWord.isForm(word.text, grammar.lexicon)) else { return nil }
        let variants = Accents.variants(of: word.text)
        let readings = try grammar.lexicon.readings(of: variants)
        let known = zip(variants, readings).filter {
            !$0.1.isEmpty && (!word.isLikelyName || $0.1.contains(where: \.isCommon))
        }
        guard let right = choose(known, word) else { return nil }
        return Correction(word.words, to: right, .accent, Self.reason(word.text, right))
    }

    private func choose(_ known: [(String, [Reading])], _ word: UnknownWord) -> String? {
        let person = word.person(grammar)
        let fitting = known.filter { variant in
            guard let person, variant.1.allSatisfy(\.isFinite) else { return true }
            return variant.1.contains { $0.person == person }
        }
        guard fitting.count > 1 else { return fitting.first?.0 }
        // `cúando`: whoever writes an accent means the word that has one.
        let accented = fitting.filter { Accents.stripped($0.0) != $0.0 }
        if Accents.stripped(word.text) != word.text, accented.count == 1 { return accented[0].0 }
        let nouns = fitting.filter { $0.1.contains { !$0.isVerb || $0.has("pp") } }
        let verbs = fitting.filter { $0.1.contains(where: \.isFinite) }
        if word.isNoun || person == nil, nouns.count == 1 { return nouns[0].0 }
        return verbs.count == 1 && nouns.isEmpty ? verbs[0].0 : nil
    }

    static func reason(_ wrong: String, _ right: String) -> Reason {
        if Accents.stripped(right) == right {
            return Reason(
                "„%1” raksta bez uzsvara zīmes: „%2”.", "“%1” is written without an accent: “%2”.",
                "“%1” se escribe sin tilde: “%2”."
            ).about(wrong, right)
        }
        if Accents.stripped(wrong) != wrong {
            return Reason(
                "Uzsvara zīme ir uz cita patskaņa: „%2”, nevis „%1”.",
                "The accent belongs on another vowel: “%2”, not “%1”.",
                "La tilde va en otra vocal: “%2”, no “%1”."
            ).about(wrong, right)
        }
        return Reason(
            "Vārdam „%1” trūkst uzsvara zīmes: pareizi ir „%2”.", "“%1” lacks its accent: it is written “%2”.",
            "A “%1” le falta la tilde: se escribe “%2”."
        ).about(wrong, right)
    }
}
