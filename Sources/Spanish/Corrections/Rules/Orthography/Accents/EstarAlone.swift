/// `esta` and `estas` where the sentence has no other verb, so that they are one: `esta en casa`, `¿estas cansado?`.
enum EstarAlone {
    static func isVerb(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard !sentence.isBreak(place + 1) else { return false }
        if sentence.text(place) == "estas", isSingular(place + 1, sentence) { return true }
        return isWhere(place, sentence) || isOnlyVerb(place, sentence)
    }

    /// `¿estas cansado?`: no plural follows.
    private static func isSingular(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let word = sentence[sentence.skipping("muy tan bastante un_poco", from: place)] else { return false }
        return word.may("sg") && word.readings.allSatisfy { ($0.isAdjective || $0.isPastParticiple) && !$0.has("pl") }
    }

    /// `la casa que esta en la esquina`: a noun before, a place after.
    private static func isWhere(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard sentence.text(place) == "esta", sentence.text(place - 1) == "que", let noun = sentence[place - 2],
            noun.may("n"), !sentence.isBreak(place), !sentence.mayBeFinite(place - 2) || noun.text == "casa"
        else { return false }
        return Whereabouts.starts(at: place + 1, sentence)
    }

    private static func isOnlyVerb(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard place == 0 || sentence[place - 1]?.mark == "¿" || leads.contains(sentence.text(place - 1)),
            !sentence.indices.contains(where: { $0 != place && sentence.mayAct($0) }), let next = sentence[place + 1],
            !next.isCapitalized
        else { return false }
        if ["en", "con"].contains(next.text) { return !sentence.isBreak(place + 2) }
        if next.text.hasPrefix("de "), next.must("adv") { return true }
        if ["de", "al"].contains(next.text) { return states.contains(sentence.text(place + 2)) }
        let isState = next.may("pp", "sg") || next.must("adj", "m", "sg") || moods.contains(next)
        let isWeather = !next.token.isKnown && (next.text.hasSuffix("ado") || next.text.hasSuffix("ido"))
        // `esta roja` may be the red one.
        return (isState || isWeather) && isEnd(place + 2, sentence) || next.must("adv") && next.text != "no"
    }

    private static func isEnd(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        sentence.isBreak(place)
            || ["hoy", "y", "porque", "pero", "en", "por", "de", "con"].contains(sentence.text(place))
    }

    private static let moods: WordList = "enfermo contento triste feliz sucio lleno listo solo loco nervioso tranquilo"
    private static let leads: WordList = "hoy ayer ahora aquí allí también siempre ya y pero porque cuando dónde"
    private static let states: WordList = "vacaciones acuerdo pie viaje moda lado teléfono sol"
}
