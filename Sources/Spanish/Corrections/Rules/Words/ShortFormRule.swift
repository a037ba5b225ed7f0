/// Adjectives and numbers that lose their end before a noun: `un buen amigo`, `el primer día`.
struct ShortFormRule: GrammarRule {
    private static let short = [
        "bueno": "buen", "malo": "mal", "primero": "primer", "tercero": "tercer", "alguno": "algún",
        "ninguno": "ningún", "uno": "un",
    ]

    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Correction] {
        sentence.indices.compactMap { place in
            if let long = long(place, sentence) { return long }
            guard let right = Self.short[sentence.text(place)], let noun = sentence[place + 1],
                !sentence.isBreak(place + 1),
                noun.may("n", "m", "sg"), noun.readings.allSatisfy(Self.isNoun),
                isBeforeNoun(place, sentence)
            else { return nil }
            return Correction(
                sentence.words[place...place], to: right, .shortForm,
                Self.reason.about(sentence.text(place), noun.text, right))
        }
    }

    /// `muy buen amigos`, `los primer días`: only before one masculine thing the word is short; `un grande hombre`.
    private func long(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard let noun = sentence[place + 1], !sentence.isBreak(place + 1), !noun.hasBothGenders,
            noun.must("n") || Vocabulary.persons.contains(noun) && noun.may("n"),
            let concord = Concord.each.first(where: { noun.concord(\.isNoun) == $0 }),
            let number = Concord.each.firstIndex(of: concord)
        else { return nil }
        // `comen mal verduras`
        if sentence.text(place) == "mal", !sentence.finite(place - 1).isEmpty { return nil }
        let text = sentence.text(place), isBeforeNoun = ["un", "una", "muy"].contains(sentence.text(place - 1))
        if text == "grande" && number < 2 && isBeforeNoun && sentence.text(place - 1) != "muy" {
            return Correction(
                sentence.words[place...place], to: "gran", .shortForm, Self.reason.about(text, noun.text, "gran"))
        }
        guard number > 0, let right = Self.long[text]?[number - 1], right != text else { return nil }
        return Correction(
            sentence.words[place...place], to: right, .shortForm, AgreementReason.make(noun.surface, concord, right))
    }

    /// The feminine and the two plurals of what may be short.
    private static let long = [
        "buen": ["buena", "buenos", "buenas"], "mal": ["mala", "malos", "malas"],
        "gran": ["gran", "grandes", "grandes"],
    ]

    private static func isNoun(_ reading: Reading) -> Bool {
        reading.has("n") || reading.has("adj") || reading.isVerb && !reading.has("p3")
    }

    /// Whether it belongs to the noun after it: `el primero día`, but not `está bueno hoy`.
    private func isBeforeNoun(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        // `uno rojo` is a red one.
        if ["alguno", "ninguno", "uno"].contains(sentence.text(place)) {
            return !(sentence[place - 1]?.may("n") ?? false) && !(sentence[place + 1]?.may("adj") ?? true)
        }
        guard let before = sentence[place - 1], !sentence.isBreak(place) else { return false }
        return before.may("det") || sentence.text(place - 1) == "muy"
    }

    private static let reason = Reason(
        "Pirms vīriešu dzimtes lietvārda vienskaitlī („%2”) „%1” saīsina: „%3”.",
        "Before a masculine singular noun (“%2”) “%1” is shortened: “%3”.",
        "Delante de un nombre masculino singular (“%2”), “%1” se acorta: “%3”.")
}
