/// Forms of `haber` and `hacer` that sound like other words: `voy ha comer`, `he echo`.
struct HomophoneRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Correction] {
        sentence.indices.compactMap { place in
            guard !sentence.isBreak(place), let right = Self.right(place, sentence) else { return nil }
            let reason = right == "a" ? Self.preposition : Self.participle
            return Correction(sentence.words[place...place], to: right, .spelling, reason)
        }
    }

    private static func right(_ place: Int, _ sentence: AnalysedSentence) -> String? {
        switch sentence.text(place) {
        case "ha", "ah": isPreposition(place, sentence) ? "a" : nil
        case "echo", "echa":
            sentence[place - 1]?.must("vbhaver") ?? false && sentence.text(place - 1) != "hay" ? "hecho" : nil
        default: nil
        }
    }

    /// Whether a verb before goes on with `a`, as in `voy a comer`, `vuelto a decir`, `fui a la playa`.
    static func isPreposition(_ place: Int, _ sentence: AnalysedSentence) -> Bool {
        guard let before = sentence[place - 1], let next = sentence[place + 1], !sentence.isBreak(place + 1) else {
            return false
        }
        let goesOn = before.readings.contains { leading.contains($0.lemma) && $0.isVerb }
        return goesOn && (next.must("inf") || next.may("det") || next.may("loc")) && !next.may("pp")
    }

    private static let leading: WordList = """
        ir irse venir volver empezar comenzar aprender ayudar llegar salir viajar llevar enseñar jugar entrar correr
        acostumbrar invitar regresar
        """

    private static let preposition = Reason(
        "„Ha” ir no darbības vārda „haber”; te vajag prievārdu „a”, ko izrunā tāpat.",
        "“Ha” is a form of “haber”; here you need the preposition “a”, which sounds the same.",
        "“Ha” es del verbo “haber”; aquí va la preposición “a”, que suena igual.")
    private static let participle = Reason(
        "„Echo” ir no „echar” (mest, liet); darbības vārda „hacer” divdabis ir „hecho”.",
        "“Echo” comes from “echar” (to throw); the participle of “hacer” is “hecho”.",
        "“Echo” es del verbo “echar”; el participio de “hacer” es “hecho”.")
}
