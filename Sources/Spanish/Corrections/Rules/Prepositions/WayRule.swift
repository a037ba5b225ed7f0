/// The way to a place: `voy la playa`, `voy en la escuela`, `voy casa`, `llego en casa`, `vivo a Riga`.
struct WayRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Correction] {
        sentence.indices.compactMap { missing($0, sentence) ?? home($0, sentence) ?? wrong($0, sentence) }
    }

    /// `voy la playa`: `voy a la playa`.
    private func missing(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard isGoing(place, sentence), !sentence.isBreak(place + 1), let next = sentence[place + 1] else { return nil }
        if next.text == "casa", sentence.isBreak(place + 2) || ["a", "con", "y"].contains(sentence.text(place + 2)) {
            return Correction([next], to: "a casa", .preposition, Self.way.about("a casa"))
        }
        guard isPlace(place + 1, sentence) else { return nil }
        let right = Correction.joined("a", next.text)
        return Correction([next], to: right, .preposition, Self.way.about(right))
    }

    /// `llego en casa`, of which two words are one to the analyser.
    private func home(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard sentence.text(place) == "en casa", !sentence.isBreak(place), sentence.text(place + 1) != "de",
            isGoing(place - 1, sentence) || sentence.isForm(place - 1, of: "llegar")
        else { return nil }
        return Correction(sentence.words[place...place], to: "a casa", .preposition, Self.way.about("a casa"))
    }

    /// `voy en la escuela`, `llego en Madrid`, `vivo a Riga`.
    private func wrong(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard let preposition = sentence[place], !sentence.isBreak(place), !sentence.isBreak(place + 1),
            let next = sentence[place + 1]
        else { return nil }
        let isName =
            next.isCapitalized && !next.readings.contains { $0.has("ant") || $0.has("n") }
            && (next.may("np", "loc") || !next.token.isKnown && Self.cities.contains(next.text))
        switch preposition.text {
        case "en" where isGoing(place - 1, sentence) || sentence.isForm(place - 1, of: "llegar"):
            guard isName || next.text == "casa" || isPlace(place + 1, sentence) else { return nil }
            let right = Correction.joined("a", next.text == "el" ? "el" : next.surface)
            return Correction(
                sentence.words[place...place + 1], to: right, .preposition, Self.way.about(right))
        case "a" where isName && sentence.acting(place - 1, "vivir estar trabajar nacer") != nil:
            return Correction(
                [preposition], to: "en", .preposition, Self.stay.about("en " + next.surface))
        default: return nil
        }
    }

    private func isGoing(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        // `fui la playa` cannot be of `ser`.
        if ["fui", "fuiste", "fuimos"].contains(sentence.text(place)) { return true }
        guard let verb = sentence.acting(place, "ir"), sentence.text(place) != "ve" else { return false }
        // `la mesa va en la cocina`
        return verb.has("p1") || verb.has("p2") || sentence.subject(before: place)?.isPerson(in: sentence) ?? false
    }

    /// A place with a determiner, in which nobody travels.
    private func isPlace(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let phrase = sentence.definitePhrase(place) else { return false }
        let head = sentence.words[phrase.head]
        return Vocabulary.places.contains(head) && !Self.doubtful.contains(head) && !Vocabulary.times.contains(head)
    }

    private static let doubtful: WordList = "ascensor calle puente piso servicio escalera país correos cajero baño casa"
    /// Cities that the analyser does not know.
    private static let cities: WordList = "riga liepāja daugavpils jūrmala ventspils jelgava tallin vilna"

    private static let way = Reason(
        "Kur cilvēks dodas, pasaka ar „a”: „%1”.", "Where somebody goes takes “a”: “%1”.",
        "Adónde va alguien se dice con “a”: “%1”.")
    private static let stay = Reason(
        "Kur cilvēks ir vai dzīvo, pasaka ar „en”: „%1”.", "Where somebody is or lives takes “en”: “%1”.",
        "Dónde está o vive alguien se dice con “en”: “%1”.")
}
