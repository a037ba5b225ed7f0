/// Small words of another language's way: `un otro café`, `me gusta música`, `juego la guitarra`.
struct SmallWordRule: GrammarRule {
    func corrections(in sentence: AnalysedSentence, _ grammar: Grammar) throws(LanguageProblem) -> [Correction] {
        var found: [Correction] = []
        for place in sentence.indices {
            if let wrong = other(place, sentence) ?? article(place, sentence) {
                found.append(wrong)
            } else if let wrong = try play(place, sentence, grammar) {
                found.append(wrong)
            }
        }
        return found
    }

    /// `un otro café`: `otro` has no article.
    private func other(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard ["un", "una", "unos", "unas"].contains(sentence.text(place)), !sentence.isBreak(place + 1),
            let next = sentence[place + 1], ["otro", "otra", "otros", "otras"].contains(next.text),
            sentence[place + 2]?.may("n") ?? false, !sentence.isBreak(place + 2)
        else { return nil }
        return Correction(sentence.words[place...place + 1], to: next.text, .article, Self.other.about(next.text))
    }

    /// `me gusta música`: what one likes in general has an article.
    private func article(_ place: Int, _ sentence: AnalysedSentence) -> Correction? {
        guard let verb = sentence.acting(place, "gustar encantar interesar fascinar"), verb.has("p3"),
            ["me", "te", "le", "nos", "os", "les"].contains(sentence.text(place - 1))
        else { return nil }
        let noun = sentence.skipping("mucho muchísimo", from: place + 1)
        guard let word = sentence[noun], !sentence.isBreak(noun), word.must("n"), !word.isCapitalized,
            let gender = Concord.each.first(where: { word.concord(\.isNoun) == $0 }), gender.isPlural == verb.has("pl"),
            !(noun > place + 1 && gender.isPlural)
        else { return nil }
        let article = Vocabulary.stressedA.contains(word) && gender.isSingular ? "el" : Self.form(gender)
        let right = article + " " + word.text
        return Correction([word], to: right, .article, Self.liked.about(right))
    }

    private static func form(_ concord: Concord) -> String {
        switch (concord.isFeminine, concord.isPlural) {
        case (false, false): "el"
        case (true, false): "la"
        case (false, true): "los"
        case (true, true): "las"
        }
    }

    /// `juego la guitarra`: `toco la guitarra`.
    private func play(
        _ place: Int, _ sentence: AnalysedSentence, _ grammar: Grammar
    ) throws(LanguageProblem) -> Correction? {
        guard ["el", "la", "al"].contains(sentence.text(place)), !sentence.isBreak(place),
            Self.instruments.contains(sentence.text(place + 1)), sentence.text(place + 2) != "de",
            sentence.isForm(place - 1, of: "jugar"),
            let verb = sentence[place - 1]?.readings.first(where: { $0.base == "jugar" && $0.isVerb }),
            let right = try grammar.form("tocar", like: verb)
        else { return nil }
        return Correction(sentence.words[place - 1...place - 1], to: right, .vocabulary, Self.music.about(right))
    }

    private static let instruments: WordList = "guitarra piano violín flauta batería trompeta saxofón violonchelo"

    private static let other = Reason(
        "Pirms „%1” artikulu neliek.", "“%1” has no article before it.", "Delante de “%1” no va artículo.")
    private static let liked = Reason(
        "Par to, kas vispār patīk, runā ar artikulu: „%1”.", "What you like in general has an article: “%1”.",
        "Lo que gusta en general lleva artículo: “%1”.")
    private static let music = Reason(
        "Instrumentu spēlē ar „tocar”: „%1”; „jugar” ir spēlēt spēli.",
        "An instrument takes “tocar”: “%1”; “jugar” is to play a game.",
        "Los instrumentos se tocan: “%1”; se juega a un juego.")
}
