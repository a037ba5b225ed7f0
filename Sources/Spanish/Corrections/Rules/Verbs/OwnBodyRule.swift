/// `me duele mi cabeza`, `me lavo mis manos`: the pronoun says whose it is, so an article is enough.
struct OwnBodyRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Correction] {
        sentence.indices.compactMap { place in
            guard let owner = sentence[place].flatMap({ Determiner($0) }), owner.kind == .possessive,
                !sentence.isBreak(place + 1), let part = sentence[place + 1], Self.parts.contains(part.text),
                AnalysedSentence.sureClitics.contains(sentence.text(place - 2)),
                sentence.isForm(place - 1, of: "doler lavar cepillar secar peinar romper quemar cortar"),
                let concord = Concord.each.first(where: { part.nounConcord == $0 }),
                let number = Concord.each.firstIndex(of: concord)
            else { return nil }
            let right = ["el", "la", "los", "las"][number]
            return Correction([sentence.words[place]], to: right, .article, Self.reason.about(part.text, right))
        }
    }

    private static let parts: WordList = """
        cabeza mano manos pie pies pelo dientes cara ojos brazo brazos pierna piernas espalda estómago garganta rodilla
        rodillas barriga dedo dedos cuello oído oídos muela muelas
        """

    private static let reason = Reason(
        "Kam tas pieder, jau pasaka vietniekvārds, tāpēc pirms „%1” liek artikulu „%2”.",
        "The pronoun says whose it is, so “%1” takes the article “%2”.",
        "El pronombre ya dice de quién es, así que “%1” lleva el artículo “%2”.")
}
