/// A group that is one: `la gente son amables`.
struct CollectiveRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = []
        for place in sentence.indices {
            guard let verb = Self.plural(place, sentence), let phrase = sentence.subject(before: place),
                Self.isGroup(phrase, sentence), !Self.isCounted(place + 1, sentence),
                let right = try grammar.form(verb, isPlural: false)
            else { continue }
            let noun = sentence.text(phrase.head)
            found.append(
                Correction(sentence.words[place...place], to: right, .subjectVerb, Self.reason.about(noun, right)))
            let adjective = sentence.skipping("muy tan bastante más", from: place + 1)
            guard let form = try Self.singular(adjective, like: phrase, sentence, grammar) else { continue }
            found.append(
                Correction(sentence.words[adjective...adjective], to: form, .agreement, Self.reason.about(noun, form)))
        }
        return found
    }

    /// A verb in the plural; `son` is a noun too.
    private static func plural(_ place: Int, _ sentence: AnalysedSentence) -> Reading? {
        guard sentence.isSurelyFinite(place) || sentence.text(place) == "son" else { return nil }
        return sentence.finite(place).first { $0.hasAll(["p3", "pl"]) }
    }

    private static func isGroup(_ phrase: NounPhrase, _ sentence: AnalysedSentence) -> Bool {
        phrase.kind == .noun && phrase.places.count <= 3 && phrase.concord.isSingular
            && groups.contains(sentence.text(phrase.head)) && sentence.isStart(phrase.places.lowerBound)
    }

    /// `mi familia son cuatro personas` is said.
    private static func isCounted(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        sentence.text(place - 1) == "son"
            && sentence[place].map { $0.may("num") || $0.may("n") || Determiner($0) != nil } ?? true
    }

    /// The adjective in the group's gender and number, if it has another.
    private static func singular(
        _ place: Int, like phrase: NounPhrase, _ sentence: AnalysedSentence, _ grammar: Grammar
    ) throws(LanguageProblem) -> String? {
        guard let word = sentence[place], !sentence.isBreak(place), !word.may("adv"),
            word.readings.contains(where: \.isAdjective), word.concord(\.isAdjective).isPlural
        else { return nil }
        return try grammar.form(of: word, \.isAdjective, phrase.concord)
    }

    private static let groups: WordList = "gente familia policía equipo grupo"

    private static let reason = Reason(
        "„%1” ir vienskaitlī, kaut arī nozīmē daudzus: „%2”.",
        "“%1” is singular, though it means many: “%2”.",
        "“%1” está en singular, aunque signifique muchos: “%2”.")
}
