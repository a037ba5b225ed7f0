/// A day with a preposition: `en lunes`, `en el sábado`, `en 5 de mayo`; and the part of a day after an hour.
struct DayRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Correction] {
        sentence.indices.compactMap { day($0, sentence) ?? part($0, sentence) ?? hour($0, sentence) }
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

    /// `empieza a ocho`, `salgo en las ocho`: `a las ocho`.
    private func hour(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard ["a", "en"].contains(sentence.text(place)), !sentence.isBreak(place), !sentence.isBreak(place + 1) else {
            return nil
        }
        let hasArticle = sentence.text(place + 1) == "las", hour = hasArticle ? place + 2 : place + 1
        guard !(sentence[place - 1]?.may("num") ?? false), hasArticle == (sentence.text(place) == "en"),
            Self.hours.contains(sentence.text(hour)),
            sentence.isBreak(hour + 1) || sentence.text(hour + 1).hasPrefix("de la"),
            (max(0, place - 3)..<place).contains(where: { sentence.isForm($0, of: Self.daily) })
        else { return nil }
        let right = "a las " + sentence.text(hour)
        return Correction(sentence.words[place...hour], to: right, .preposition, Self.clock.about(right))
    }

    private static let hours: WordList = "dos tres cuatro cinco seis siete ocho nueve diez once doce"
    private static let daily: WordList = """
        empezar comenzar terminar salir llegar levantar despertar acostar comer cenar desayunar volver cerrar abrir
        """

    private static let clock = Reason(
        "Pulksteņa laiku saka ar „a las”: „%1”.", "The hour takes “a las”: “%1”.", "La hora se dice con “a las”: “%1”.")
    private static let day = Reason(
        "Dienas un datumus saka ar artikulu, bez „en”: „%1”.",
        "Days and dates have an article and no “en”: “%1”.",
        "Los días y las fechas llevan artículo, sin “en”: “%1”.")
    private static let part = Reason(
        "Aiz pulksteņa laika saka „de la mañana”, „de la tarde”, „de la noche”.",
        "After an hour you say “de la mañana”, “de la tarde”, “de la noche”.",
        "Después de una hora se dice “de la mañana”, “de la tarde”, “de la noche”.")
}
