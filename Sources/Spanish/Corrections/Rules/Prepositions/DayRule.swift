/// A day with a preposition: `en lunes`, `en el sábado`, `en 5 de mayo`; and the part of a day after an hour.
struct DayRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Correction] {
        sentence.indices.compactMap { day($0, sentence) ?? part($0, sentence) }
    }

    private func day(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard sentence.text(place) == "en", !sentence.isBreak(place + 1),
            !sentence.isForm(place - 1, of: "pensar caer creer confiar convertir fijar soñar concentrar centrar"),
            let next = sentence[place + 1]
        else { return nil }
        let hasArticle = ["el", "los"].contains(next.text), day = hasArticle ? place + 2 : place + 1
        guard let word = sentence[day], !sentence.isBreak(day) else { return nil }
        // `un viaje en sábado` is said.
        if Vocabulary.weekdays.contains(word), hasArticle || sentence.isStart(place) && word.text != "domingo",
            hasArticle || !sentence.isBreak(day + 1),
            !["de", "santo", "y", "a", "pasado", "ni"].contains(sentence.text(day + 1))
        {
            let right = hasArticle ? next.text + " " + word.text : "el " + word.text
            return Correction(sentence.words[place...day], to: right, .preposition, Self.day.about(right))
        }
        guard isDate(day, sentence), next.text != "los" else { return nil }
        let right = "el " + word.surface
        return Correction(sentence.words[place...day], to: right, .preposition, Self.day.about(right))
    }

    /// `5 de mayo`.
    private func isDate(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        (sentence[place]?.may("num") ?? false) && sentence.text(place + 1) == "de"
            && Vocabulary.months.contains(sentence.text(place + 2))
    }

    /// `a las tres en la tarde`: `de la tarde`.
    private func part(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard sentence.text(place) == "en",
            ["la mañana", "la tarde", "la noche"].contains(
                sentence.phrase(place + 1..<place + 3)), sentence[place - 1]?.may("num") ?? false,
            ["la", "las"].contains(sentence.text(place - 2))
        else { return nil }
        return Correction(sentence.words[place...place], to: "de", .preposition, Self.part)
    }

    private static let day = Reason(
        "Dienas un datumus saka ar artikulu, bez „en”: „%1”.",
        "Days and dates have an article and no “en”: “%1”.",
        "Los días y las fechas llevan artículo, sin “en”: “%1”.")
    private static let part = Reason(
        "Aiz pulksteņa laika saka „de la mañana”, „de la tarde”, „de la noche”.",
        "After an hour you say “de la mañana”, “de la tarde”, “de la noche”.",
        "Después de una hora se dice “de la mañana”, “de la tarde”, “de la noche”.")
}
