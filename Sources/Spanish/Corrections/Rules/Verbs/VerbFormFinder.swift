/// Finds forms that no verb has, because the verb is irregular: `sabo`, `hacieron`, `escribido`.
struct VerbFormFinder {
    let grammar: Grammar

    private struct Guess {
        let form: LearnerForm
        let right: String
        let isExact: Bool
    }

    /// - Parameter onlyExact: whether only a form is meant that the regular verb would have, letter by letter.
    func correction(of word: UnknownWord, onlyExact: Bool = false) throws(LanguageProblem) -> Correction? {
        guard word.text.count > 2, !word.isSpelledRight || word.isAfterHaber || mayBeRare(word), !(try isVoseo(word))
        else { return nil }
        let guesses = try guesses(word).filter {
            !onlyExact || $0.isExact && Accents.stripped($0.right) != Accents.stripped(word.text)
        }
        guard let best = choose(guesses, word) else { return nil }
        // Where only the spelling of the sound is wrong, that is what is said.
        guard WordSound(best.right) != WordSound(word.text) else {
            return Correction(word.words, to: best.right, .spelling, SpellingFinder.reason(word.text, best.right))
        }
        return Correction(
            word.words, to: best.right, .noSuchForm,
            Self.reason(best.form.tense).about(word.text, best.form.infinitive, best.right))
    }

    /// `vendó` is of `vendar`, which the speller knows and no learner means: a verb whose person is sure.
    private func mayBeRare(_ word: UnknownWord) -> Bool {
        !word.isNoun && !word.mayBeName && isMeant(word)
            && (word.person(grammar) != nil || word.isAfterPronoun
                || ["y", "e", "pero", "cuando", "porque"].contains(word.sentence.text(word.place - 1)))
    }

    /// Whether what follows is of the verb that is meant: what is bandaged, pruned or salted has no end.
    private func isMeant(_ word: UnknownWord) -> Bool {
        switch word.text {
        case "vendó": word.sentence.has(Self.sold)
        case "podó": word.sentence[word.place + 1]?.may("inf") ?? false
        case "saló":
            word.sentence.isBreak(word.place + 1)
                || ["de", "del", "a", "al"].contains(word.sentence.text(word.place + 1))
        default: true
        }
    }

    private static let sold: WordList = """
        casa casas coche coches piso pisos moto bici bicicleta ordenador móvil teléfono ropa fruta pan libros muebles
        entradas euros dólares pesos caro cara barato barata tienda mercado todo
        """

    /// `dijistes`: the preterite of `tú` has no s at its end.
    func second(of word: UnknownWord) throws(LanguageProblem) -> Correction? {
        guard word.text.hasSuffix("stes") else { return nil }
        let right = String(word.text.dropLast())
        guard
            let verb = try grammar.lexicon.readings(of: [right])[0].first(where: { $0.hasAll(["ifi", "p2", "sg"]) })
        else { return nil }
        return Correction(
            word.words, to: right, .noSuchForm, Self.reason(.preterite).about(word.text, verb.base, right))
    }

    /// `no puedo dormo`: of a verb after another only the infinitive is right.
    func infinitive(for word: UnknownWord) throws(LanguageProblem) -> Correction? {
        guard word.isAfterModal, word.text.hasSuffix("o"), !word.isSpelledRight else { return nil }
        let guesses = try guesses(word).filter { $0.isExact && $0.form.tense == .present }
        guard let verb = guesses.first(where: { Vocabulary.common.contains($0.form.infinitive) })?.form.infinitive
        else { return nil }
        return Correction(word.words, to: verb, .infinitive, Self.afterVerb.about(verb, word.text))
    }

    /// `mi hermana bebó agua`: the ending of -ar on a common verb, of somebody who is no `yo`.
    func spread(in word: UnknownWord) throws(LanguageProblem) -> Correction? {
        let person = word.person(grammar)
        guard word.text.hasSuffix("ó"), !word.text.hasSuffix("ió"), !word.mayBeName, !word.isNoun,
            person == ["p3", "sg"] || person == nil && word.text != "comó", !word.isSpelledRight || mayBeRare(word)
        else { return nil }
        let guess = try guesses(word).filter {
            $0.form.tense == .preterite && $0.form.tags == ["p3", "sg"]
                && Vocabulary.common.contains($0.form.infinitive) && isNear($0, word)
        }.min { $0.form.rank < $1.form.rank }
        guard let guess else { return nil }
        return Correction(
            word.words, to: guess.right, .noSuchForm,
            Self.reason(.future).about(word.text, guess.form.infinitive, guess.right))
    }

    private func guesses(_ word: UnknownWord) throws(LanguageProblem) -> [Guess] {
        var forms = LearnerForm.all(of: word.text)
        if word.isNoun { forms = forms.filter { !isConfusedWithNoun($0, word) } }
        if word.isAfterHaber { forms = forms.filter { $0.tense == .participle } }
        if word.isSpelledRight, !word.isAfterHaber {
            forms = forms.filter { $0.isLikely && Vocabulary.common.contains($0.infinitive) }
        } else if word.isSpelledRight {
            forms = forms.filter { $0.rank == 0 }
        }
        let infinitives = Array(Set(forms.map(\.infinitive))).sorted()
        let readings = try grammar.lexicon.readings(of: infinitives)
        let known = Dictionary(
            uniqueKeysWithValues: zip(infinitives, readings).compactMap { infinitive, readings in
                readings.first { $0.has("inf") && $0.joined.isEmpty && $0.lemma == infinitive }.map { (infinitive, $0) }
            })
        let possible = forms.filter { known[$0.infinitive] != nil }
        let asked = possible.map { Reading($0.infinitive, [kind($0, known), $0.tense.tag] + $0.tags) }
        let made = try grammar.lexicon.forms(of: asked)
        return zip(possible, made).compactMap { form, right in
            guard let right, right != word.text else { return nil }
            return Guess(form: form, right: right, isExact: form.rank == 0 && form.isRegular(word.text))
        }
    }

    private func kind(_ form: LearnerForm, _ known: [String: Reading]) -> String {
        let kind = known[form.infinitive]?.tags.first ?? "vblex"
        return kind == "vbmod" && form.infinitive != "poder" ? "vblex" : kind
    }

    /// Whether it may be a noun: after an article only what ends like a preterite is a verb, as in `el ponió`.
    private func isConfusedWithNoun(_ form: LearnerForm, _ word: UnknownWord) -> Bool {
        if form.tense == .participle { return false }
        return !["ió", "ieron", "yó", "é", "ía", "ían"].contains { word.text.hasSuffix($0) }
    }

    private func choose(_ guesses: [Guess], _ word: UnknownWord) -> Guess? {
        // A capital letter may make it a name.
        let guesses = guesses.filter { $0.form.rank < (word.mayBeName ? 2 : 3) && isNear($0, word) }
        guard let rank = guesses.map(\.form.rank).min() else { return nil }
        var best = guesses.filter { $0.form.rank == rank }
        if let person = word.person(grammar) {
            let fitting = guesses.filter { $0.form.tags == person }
            if let rank = fitting.map(\.form.rank).min() { best = fitting.filter { $0.form.rank == rank } }
        }
        if Set(best.map(\.right)).count > 1 {
            let nearest = best.map { WordDistance.between($0.right, word.text) }.min()
            let order: [VerbTense] = [.present, .preterite, .participle, .future, .gerund, .conditional, .imperfect]
            best = best.filter { WordDistance.between($0.right, word.text) == nearest }.sorted {
                (order.firstIndex(of: $0.form.tense) ?? 9) < (order.firstIndex(of: $1.form.tense) ?? 9)
            }
        }
        return best.first
    }

    /// Whether the right form is near enough to be sure of the verb.
    private func isNear(_ guess: Guess, _ word: UnknownWord) -> Bool {
        guess.isExact || guess.form.rank == 1 && WordDistance.between(guess.right, word.text) <= 3
            || WordDistance.between(guess.right, word.text) <= 2
    }

    private func isVoseo(_ word: UnknownWord) throws(LanguageProblem) -> Bool {
        guard try VoseoWord.isForm(word.text, grammar.lexicon) else { return false }
        // `yo conducí` is no form for `vos`.
        let person = word.person(grammar)
        return person == nil || person == ["p2", "sg"]
    }

    private static let afterVerb = Reason(
        "Aiz darbības vārda te ir nenoteiksme: „%1”, nevis „%2”.",
        "After the verb before it this one is an infinitive: “%1”, not “%2”.",
        "Detrás de otro verbo va el infinitivo: “%1”, no “%2”.")

    private static func reason(_ tense: VerbTense) -> Reason {
        switch tense {
        case .participle:
            Reason(
                "Formas „%1” nav: darbības vārdam „%2” ir neregulārs divdabis „%3”.",
                "There is no form “%1”: the participle of “%2” is irregular, “%3”.",
                "La forma “%1” no existe: el participio de “%2” es irregular, “%3”.")
        case .gerund:
            Reason(
                "Formas „%1” nav: darbības vārdam „%2” ir neregulārs gerundijs „%3”.",
                "There is no form “%1”: the gerund of “%2” is irregular, “%3”.",
                "La forma “%1” no existe: el gerundio de “%2” es irregular, “%3”.")
        default:
            Reason(
                "Formas „%1” nav: darbības vārds „%2” ir neregulārs, pareizi ir „%3”.",
                "There is no form “%1”: the verb “%2” is irregular, and you say “%3”.",
                "La forma “%1” no existe: el verbo “%2” es irregular y se dice “%3”.")
        }
    }
}
