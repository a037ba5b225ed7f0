/// `soy 10 años`, `estoy hambre`, `¿cuántos años eres?`.
struct TenerRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = []
        for place in sentence.words.indices {
            let word = sentence.words[place]
            guard let verb = word.form(of: "ser") ?? word.form(of: "estar"),
                let reason = reason(place, verb, sentence), let right = try grammar.form("tener", like: verb)
            else { continue }
            found.append(Correction([word], to: right, .tener, reason.about(right)))
        }
        return found
    }

    private func reason(_ place: Int, _ verb: Reading, _ sentence: AnalysedSentence) -> Reason? {
        let subject = sentence.subject(before: place)
        let isPersonal = verb.has("p1") || verb.has("p2") || subject?.isPerson(in: sentence) ?? false
        if sentence.text(place - 1) == "años", sentence.text(place - 2).hasPrefix("cuántos") { return Self.age }
        if sentence.text(place - 1) == "edad", sentence.text(place - 2) == "qué", isPersonal { return Self.age }
        guard isPersonal else { return nil }
        let next = sentence.skipping(Self.degrees, from: place + 1)
        if sentence[next].map({ $0.may("num") }) ?? false, !Self.longer.contains(sentence.text(next + 2)),
            let years = (next + 1...next + 3).first(where: { ["años", "año"].contains(sentence.text($0)) }),
            years == next + 1 || ["y", "i"].contains(sentence.text(next + 1)),
            !Self.longer.contains(sentence.text(years + 1)), verb.lemma == "ser" || sentence.isBreak(years + 1)
        {
            return Self.age
        }
        let feeling = sentence.text(next)
        if Self.feelings.contains(feeling) { return Self.feeling }
        return ["frío", "calor"].contains(feeling) && !verb.has("p3") && verb.lemma == "estar" ? Self.feeling : nil
    }

    private static let degrees: WordList = "muy mucho mucha un_poco bastante tanto tanta siempre solo ya casi de"
    private static let longer: WordList = "mayor mayores menor menores más menos en de aquí"
    private static let feelings: WordList = "hambre sed sueño miedo prisa razón suerte calor ganas celos vergüenza"

    private static let age = Reason(
        "Vecumu spāniski saka ar „tener”, nevis „ser” vai „estar”: „%1 … años”.",
        "Age takes “tener” in Spanish, not “ser” or “estar”: “%1 … años”.",
        "La edad se dice con «tener», no con «ser» ni «estar»: «%1 … años».")
    private static let feeling = Reason(
        "Izsalkumu, slāpes, aukstumu un citas sajūtas spāniski saka ar „tener” un lietvārdu: „%1”.",
        "Hunger, thirst, cold and the like are “tener” and a noun in Spanish: “%1”.",
        "El hambre, la sed, el frío y otras sensaciones se dicen con «tener»: «%1».")
}
