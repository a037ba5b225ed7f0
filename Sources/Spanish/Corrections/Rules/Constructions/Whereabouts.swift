/// Words that say where: `en casa`, `al lado de la farmacia`, `aquí`.
enum Whereabouts {
    private static let adverbs: WordList = "aquí allí ahí acá allá en_casa en_clase en_cama"
    private static let prepositions: WordList = """
        debajo_de debajo_del encima_de encima_del detrás_de detrás_del delante_de delante_del dentro_de dentro_del
        al_lado_de al_lado_del cerca_de cerca_del lejos_de lejos_del enfrente_de enfrente_del fuera_de fuera_del
        junto_a junto_al frente_a frente_al alrededor_de al_lado encima debajo detrás delante dentro cerca lejos
        enfrente fuera junto frente entre a_la_izquierda a_la_derecha
        """
    private static let bare: WordList = "casa clase cama"
    /// `en español`, `en serio`: no places.
    private static let noPlaces: WordList = """
        verdad serio broma efectivo parte modo realidad general oferta euro dólar color forma manera caso cuanto concreto
        cambio paz silla punto seguida total grupo pareja equipo persona versión papel serie peligro blanco negro
        vacación directo línea avión tren coche autobús metro barco bicicleta moto taxi día
        """

    static func starts(at place: Int, _ sentence: AnalysedSentence) -> Bool { end(at: place, sentence) != nil }

    /// Whether nothing of weight follows.
    static func isWhole(at place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let end = end(at: place, sentence) else { return false }
        guard let next = sentence[end], next.mark == nil else { return true }
        return ["y", "pero", "porque", "con", "desde", "hasta", "todo", "toda", "hoy", "ahora", "por", "a", "para"]
            .contains(
                next.text) || next.must("adv")
    }

    private static func end(at place: Int, _ sentence: AnalysedSentence) -> Int? {
        let text = sentence.text(place)
        if adverbs.contains(text) { return place + 1 }
        if text == "en" {
            guard let next = sentence[place + 1] else { return nil }
            if bare.contains(next.text) { return place + 2 }
            if next.isCapitalized, next.must("np"), next.readings.contains(where: { $0.has("loc") }) {
                return place + 2
            }
            guard let phrase = NounPhrase(sentence, at: place + 1), phrase.kind == .noun, phrase.determiner != nil
            else {
                return nil
            }
            let noun = sentence.words[phrase.head]
            guard !noPlaces.contains(noun), !Vocabulary.times.contains(noun), !Vocabulary.languages.contains(noun)
            else {
                return nil
            }
            return phrase.extended(in: sentence).places.upperBound
        }
        guard prepositions.contains(text) else { return nil }
        let next = ["de", "del", "a", "al"].contains(sentence.text(place + 1)) ? place + 2 : place + 1
        if ["en", "por"].contains(sentence.text(next)) { return nil }
        return NounPhrase(sentence, at: next, isBare: true)?.extended(in: sentence).places.upperBound
            ?? (sentence.isBreak(next) ? next : nil)
    }
}
