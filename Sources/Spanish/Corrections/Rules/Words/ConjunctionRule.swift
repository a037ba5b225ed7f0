/// `y` before the sound i, and `o` before the sound o: `padre e hijo`, `siete u ocho`.
///
/// Diccionario panhispánico de dudas, y2 and o2: not before `hie` and the like (`nieve y hielo`), nor at the beginning
/// of a question (`¿Y Inés?`).
struct ConjunctionRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) -> [Correction] {
        sentence.indices.compactMap { place in
            guard !sentence.isStart(place), !sentence.isBreak(place), !sentence.isBreak(place + 1),
                let next = sentence[place + 1],
                let right = Self.right(sentence.text(place), before: next)
            else { return nil }
            return Correction(
                sentence.words[place...place], to: right, .conjunction,
                Self.reason.about(sentence.text(place), next.surface, right))
        }
    }

    private static func right(_ word: String, before next: AnalysedWord) -> String? {
        let sound = next.text.hasPrefix("h") ? next.text.dropFirst() : next.text[...]
        let second = sound.dropFirst().first
        switch (word, sound.first) {
        case ("y", "i"), ("y", "í"):
            // A diphthong has another sound: `hierba`, `ionizar`.
            return next.token.isKnown && !(second.map { "aeoáéó".contains($0) } ?? true) ? "e" : nil
        case ("o", "o"), ("o", "ó"): return next.token.isKnown ? "u" : nil
        default: return nil
        }
    }

    private static let reason = Reason(
        "Pirms „%2”, kas sākas ar to pašu skaņu, „%1” vietā saka „%3”.",
        "Before “%2”, which begins with the same sound, “%1” becomes “%3”.",
        "Delante de “%2”, que empieza por el mismo sonido, “%1” se cambia por “%3”.")
}
