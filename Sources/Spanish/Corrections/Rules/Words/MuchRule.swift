/// `muy` and `mucho` mixed up: `muy mucho`, `mucho bien`.
struct MuchRule: GrammarRule {
    /// Comparatives, with which `mucho` is right.
    private static let comparatives: WordList = """
        mejor mejores peor peores mayor mayores menor menores más menos antes después
        """

    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Correction] {
        sentence.indices.compactMap { place in
            guard !sentence.isBreak(place + 1), let next = sentence[place + 1] else { return nil }
            switch sentence.text(place) {
            case "muy" where next.text == "mucho":
                return Correction(sentence.words[place...place + 1], to: "muchísimo", .muyMucho, Self.twice)
            case "muy" where sentence.acting(place - 1, "gustar encantar interesar") != nil && next.may("det"):
                return Correction(sentence.words[place...place], to: "mucho", .muyMucho, Self.quality.about(next.text))
            case "muy" where isCounted(place, sentence):
                return thing(place, next, sentence)
            case "mucho" where isQuality(place + 1, sentence) && !Self.comparatives.contains(next.text):
                return Correction(sentence.words[place...place], to: "muy", .muyMucho, Self.quality.about(next.text))
            default: return nil
            }
        }
    }

    /// `tengo muy amigos`: a thing that one has is no quality.
    private func isCounted(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        sentence[place + 1].map { $0.must("n") || Vocabulary.persons.contains($0) && $0.may("pl") } ?? false
            && sentence.acting(place - 1, "tener haber comer beber comprar leer necesitar hacer hay querer") != nil
    }

    private func thing(_ place: Int, _ noun: AnalysedWord, _ sentence: AnalysedSentence) -> Correction? {
        let concord = noun.concord(\.isNoun)
        guard let number = Concord.each.firstIndex(where: { concord == $0 }) else { return nil }
        let right = ["mucho", "mucha", "muchos", "muchas"][number]
        return Correction(sentence.words[place...place], to: right, .muyMucho, Self.quality.about(noun.text))
    }

    /// Whether it can be nothing but an adverb such as `bien`, or an adjective that says what somebody or something is.
    private func isQuality(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let word = sentence[place] else { return false }
        if ["bien", "mal", "tarde", "temprano", "lejos", "cerca"].contains(word.text) { return true }
        return word.readings.allSatisfy { $0.has("adj") || $0.has("pp") } && word.token.isKnown
            && !(sentence[place + 1]?.may("n") ?? false) && isPredicate(place, sentence)
    }

    /// Whether it belongs to `ser` and its like, or to the noun before; in `viajamos mucho juntos` it says how they act.
    private func isPredicate(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        let before = place - 2
        guard let word = sentence[before], !sentence.isBreak(before + 1) else { return false }
        return sentence.isCopula(before) || ["un", "una"].contains(sentence.text(before - 1)) && word.may("n")
    }

    private static let twice = Reason(
        "„Muy” un „mucho” kopā nelieto; saki „mucho” vai „muchísimo”.",
        "“Muy” and “mucho” do not go together; say “mucho” or “muchísimo”.",
        "“Muy” y “mucho” no van juntos; se dice “mucho” o “muchísimo”.")
    private static let quality = Reason(
        "Pirms īpašības vārda vai apstākļa vārda („%1”) lieto „muy”; „mucho” ir pirms lietvārda vai pie darbības vārda.",
        "Before an adjective or adverb (“%1”) use “muy”; “mucho” goes with a noun or a verb.",
        "Delante de un adjetivo o adverbio (“%1”) va “muy”; “mucho” acompaña a un nombre o a un verbo.")
}
