/// Comparisons: `más mejor`, `más alta de mí`, `tan alto que yo`, `más que veinte años`.
struct ComparisonRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Correction] {
        sentence.indices.compactMap { place in
            twice(place, sentence) ?? than(place, sentence) ?? number(place, sentence) ?? within(place, sentence)
        }
    }

    // MARK: - More than once

    /// `más mejor`: `mejor` says it already.
    private func twice(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        let next = sentence.text(place + 1)
        let isOlder = ["mayor", "menor", "mayores", "menores"].contains(next) && sentence.text(place + 2) == "que"
        guard isOlder || ["mejor", "peor", "mejores", "peores"].contains(next), !sentence.isBreak(place + 1) else {
            return nil
        }
        switch sentence.text(place) {
        case "más" where !["cuanto", "cuánto", "no", "nada"].contains(sentence.text(place - 1)):
            return Correction(sentence.words[place...place + 1], to: next, .comparison, Self.once.about(next))
        case "muy":
            return Correction(sentence.words[place...place], to: "mucho", .comparison, Self.much.about(next))
        default: return nil
        }
    }

    // MARK: - Than

    /// The word that joins what is compared: `que` after `más`, `como` after `tan`.
    private func than(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard ["de", "que", "como"].contains(sentence.text(place)), !sentence.isBreak(place),
            let comparison = Comparison(before: place, sentence), let other = other(place + 1, sentence),
            sentence.text(place) != "de" || comparison.isPlain
        else { return nil }
        let right = comparison.isEqual ? "como" : "que"
        let isMine = sentence.text(place + 1) != "mi" || sentence.isBreak(place + 2)
        let subject = isMine ? Self.subjects[sentence.text(place + 1)] : nil
        let text = right + " " + (subject ?? sentence.words[place + 1].surface)
        guard text.lowercased() != sentence.phrase(place..<place + 2),
            sentence.text(place) != "de" || !comparison.isEqual,
            sentence.text(place) == "de" || sentence.isBreak(other) || sentence.text(place) == right
        else { return nil }
        let reason = comparison.isEqual ? Self.equal : Self.unequal
        return Correction(sentence.words[place...place + 1], to: text, .comparison, reason.about(right, text))
    }

    /// The end of the person or thing that is compared; nil if it is not sure that it is one.
    private func other(_ place: Int, _ sentence: AnalysedSentence) -> Int? {
        guard let word = sentence[place], !sentence.isBreak(place) else { return nil }
        if Self.subjects[word.text] != nil, sentence.isBreak(place + 1) || word.text != "mi" { return place + 1 }
        if Self.pronouns.contains(word.text) { return place + 1 }
        if word.may("prn", "pos") { return place + 1 }
        guard let phrase = NounPhrase(sentence, at: place), !phrase.concord.isPlural else { return nil }
        let mayBeThing = sentence.text(place - 1) != "de"
        if phrase.kind == .name { return phrase.places.upperBound }
        guard phrase.kind == .noun, let determiner = Determiner(word), determiner.kind == .possessive,
            !Self.groups.contains(sentence.words[phrase.head])
        else { return nil }
        let head = sentence.words[phrase.head]
        let isLiving = Vocabulary.persons.contains(head) || Vocabulary.animals.contains(head)
        return isLiving || mayBeThing ? phrase.places.upperBound : nil
    }

    private static let subjects = ["mí": "yo", "mi": "yo", "ti": "tú"]
    private static let pronouns: WordList =
        "él ella usted nosotros nosotras vosotros vosotras ellos ellas ustedes yo tú"
    /// Groups, of which somebody is the greatest.
    private static let groups: WordList = "familia clase grupo equipo gente pueblo ciudad país"

    // MARK: - More than a number

    /// `tengo más que veinte años`: `más de`.
    private func number(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard ["más que", "menos que"].contains(sentence.text(place)),
            let number = sentence[place + 1], number.may("num"), !["una", "uno", "un", "mil"].contains(number.text),
            sentence[place + 2]?.must("n") ?? false,
            sentence.acting(place - 1, "tener costar durar esperar pasar") != nil || sentence.text(place - 1) == "hay",
            !["no", "nunca"].contains(sentence.text(place - 2)), !sentence.isClitic(place - 2)
        else { return nil }
        let right = sentence.text(place) == "más que" ? "más de" : "menos de"
        return Correction(
            sentence.words[place...place], to: right, .comparison, Self.count.about(right + " " + number.text))
    }

    // MARK: - Among whom

    /// `la mejor ciudad en el mundo`: `del mundo`.
    private func within(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard sentence.phrase(place..<place + 3) == "en el mundo", sentence.isBreak(place + 3),
            let most = (max(0, place - 3)..<place).last(where: { Self.most.contains(sentence.text($0)) }),
            (max(0, most - 2)..<most).contains(where: { ["el", "la", "los", "las"].contains(sentence.text($0)) }),
            !(most..<place).contains(where: { sentence.isSurelyFinite($0) || sentence[$0]?.may("pp") ?? true })
        else { return nil }
        return Correction(sentence.words[place...place + 1], to: "del", .preposition, Self.among)
    }
    private static let most: WordList = "mejor peor más menos mejores peores"

    private static let among = Reason(
        "Aiz vispārākās pakāpes saka „de”: „del mundo”.", "After a superlative you say “de”: “del mundo”.",
        "Después de un superlativo se dice “de”: “del mundo”.")

    // MARK: - Why

    private static let once = Reason(
        "„%1” jau ir pārākā pakāpe; „más” klāt neliek.",
        "“%1” is a comparative already; “más” is too much.",
        "“%1” ya es comparativo; sobra “más”.")
    private static let much = Reason(
        "Pārāko pakāpi („%1”) pastiprina ar „mucho”, nevis „muy”.",
        "A comparative (“%1”) takes “mucho”, not “muy”.",
        "Un comparativo (“%1”) lleva “mucho”, no “muy”.")
    private static let unequal = Reason(
        "Salīdzinot ar „más”, „menos” vai „mejor”, saka „%1”: „%2”.",
        "A comparison with “más”, “menos” or “mejor” goes on with “%1”: “%2”.",
        "Una comparación con “más”, “menos” o “mejor” sigue con “%1”: “%2”.")
    private static let equal = Reason(
        "Aiz „tan” salīdzina ar „%1”: „%2”.", "After “tan” you compare with “%1”: “%2”.",
        "Después de “tan” se compara con “%1”: “%2”.")
    private static let count = Reason(
        "Pirms skaitļa saka „de”: „%1”.", "Before a number you say “de”: “%1”.",
        "Delante de un número se dice “de”: “%1”.")
}

/// A comparison that ends before a place: `más alta`, `mejor`, `tan alto`.
private struct Comparison {
    /// Whether it begins with `tan`.
    let isEqual: Bool
    /// Whether `de` can belong to nothing else: no article makes it a superlative, as in `la más alta de ellas`, and the
    /// adjective takes none itself, as in `más cansada de ti`.
    let isPlain: Bool

    init?(before place: Int, _ sentence: AnalysedSentence) {
        let words: Range<Int>
        if ["mejor", "peor", "mayor", "menor", "mejores", "peores", "mayores", "menores"].contains(
            sentence.text(place - 1))
        {
            (words, isEqual) = (place - 1..<place, false)
        } else if ["más", "menos", "tan"].contains(sentence.text(place - 2)), !sentence.isBreak(place - 1),
            let quality = sentence[place - 1],
            quality.readings.contains(where: { $0.isAdjective || $0.has("adv") || $0.has("pp") })
        {
            (words, isEqual) = (place - 2..<place, sentence.text(place - 2) == "tan")
        } else {
            return nil
        }
        let start = sentence.skippingBack("mucho un_poco bastante aún todavía no", before: words.lowerBound)
        isPlain =
            sentence.mayAct(start - 1) && sentence.acting(start - 1, "estar sentir") == nil
            && !Self.withDe.contains(where: sentence.text(place - 1).hasPrefix)
    }

    /// How adjectives and adverbs begin that take `de`.
    private static let withDe = [
        "cansad", "enamorad", "segur", "orgullos", "hart", "content", "llen", "lejos", "cerca", "dentro", "fuera",
        "celos", "pendiente", "capa", "consciente", "dependiente", "satisfech", "responsable", "dign", "propi", "típic",
        "amig", "parte", "delante", "detrás", "allá", "antes", "después", "fácil", "difícil", "necesitad", "fan",
    ]
}
