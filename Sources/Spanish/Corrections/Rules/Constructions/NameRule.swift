/// `me llamo es Ana`, which mixes `me llamo Ana` and `mi nombre es Ana`.
struct NameRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Correction] {
        sentence.indices.compactMap { place in
            guard ["es", "soy", "son"].contains(sentence.text(place)), !sentence.isBreak(place),
                !sentence.isBreak(place + 1), let verb = sentence[place - 1],
                verb.readings.contains(where: { $0.base == "llamar" && $0.has("pri") }),
                sentence.isClitic(place - 2) || sentence.text(place - 2) == "mi",
                !Self.others.contains(String(sentence.text(place - 3).split(separator: " ").last ?? "")),
                sentence[place + 1]?.isCapitalized ?? false
            else { return nil }
            let isMine = sentence.text(place - 2) == "mi"
            let words = sentence.words[(isMine ? place - 2 : place - 1)...place]
            return Correction(words, to: isMine ? "me " + verb.text : verb.surface, .reflexive, Self.reason)
        }
    }

    /// Words after which `llama` belongs to another clause.
    private static let others: WordList = "que quien cómo como no"

    private static let reason = Reason(
        "Saka vai nu „me llamo Ana”, vai „mi nombre es Ana”; abus kopā nelieto.",
        "You say either “me llamo Ana” or “mi nombre es Ana”, not both at once.",
        "Se dice «me llamo Ana» o «mi nombre es Ana», no las dos cosas a la vez.")
}
