/// A perfect with a word of a finished past: `ayer he ido`.
struct FinishedPerfectRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        let maker = VerbMaker(grammar: grammar)
        var found: [Correction] = []
        for time in TimeWords.all(in: sentence) where time.when == .past && !time.isSince && !time.isYear {
            guard let have = Self.perfect(of: time, sentence), let reading = sentence.finite(have).first,
                let verb = sentence[have + 1]?.readings.first(where: \.isPastParticiple),
                let right = try maker.form(verb, .preterite, reading.person)
            else { continue }
            let words = sentence.words[have...have + 1]
            found.append(
                Correction(
                    words, to: right, .tense,
                    Self.reason.about(sentence.phrase(time.words), right, sentence.phrase(have..<have + 2))))
        }
        return found
    }

    /// The place of `he`, `has` …, if a perfect is the only verb in the clause of the time.
    private static func perfect(of time: TimeWords, _ sentence: AnalysedSentence) -> Int? {
        let start = sentence.clauseStart(of: time.words.lowerBound)
        var end = sentence.clauseEnd(from: time.words.upperBound)
        if sentence.text(end) == ",", start == time.words.lowerBound { end = sentence.clauseEnd(from: end + 1) }
        let verbs = (start..<end).filter { sentence.isSurelyFinite($0) }
        // `la semana pasada y esta`
        if sentence.text(time.words.upperBound) == "y", sentence.text(time.words.upperBound + 1).hasPrefix("est") {
            return nil
        }
        guard verbs.count == 1, let have = verbs.first,
            sentence.finite(have).allSatisfy({ $0.hasAll(["vbhaver", "pri"]) }),
            sentence[have + 1]?.may("pp", "m", "sg") ?? false, !sentence.isBreak(have + 1),
            // `el mes pasado ha sido duro`: the month was.
            !(sentence.text(have + 1) == "sido" && time.words.upperBound == have),
            !(start..<end).contains(where: { others.contains(sentence.text($0)) })
        else { return nil }
        return have
    }

    private static let others: WordList = "hoy hasta desde aún todavía siempre nunca"

    private static let reason = Reason(
        "„%1” runā par pabeigtu pagātni, tāpēc saka „%2”, nevis „%3”.",
        "“%1” speaks of a finished past, so you say “%2”, not “%3”.",
        "“%1” habla de un pasado terminado, así que se dice “%2”, no “%3”.")
}
