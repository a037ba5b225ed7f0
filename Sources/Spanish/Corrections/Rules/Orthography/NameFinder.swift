/// Finds names of places in small letters, maybe without their accent: `españa`, `mexico`.
struct NameFinder {
    let grammar: Grammar

    func correction(of word: UnknownWord) throws(LanguageProblem) -> Correction? {
        guard let right = try name(word) else { return nil }
        return Correction(
            word.words, to: right, .spelling,
            Self.reason.about(right))
    }

    private func name(_ word: UnknownWord) throws(LanguageProblem) -> String? {
        let forms = [word.text] + Accents.variants(of: word.text)
        if let name = Names.place(word.text) { return word.mayBeName && !isOtherWord(name, word) ? nil : name }
        guard !word.mayBeName else { return nil }
        let names = forms.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let known = try grammar.lexicon.readings(of: names)
        return zip(names, known).first { $0.1.contains { $0.has("loc") } }?.0
    }

    /// `Mexico` lacks its accent.
    private func isOtherWord(_ name: String, _ word: UnknownWord) -> Bool { name.lowercased() != word.text }

    private static let reason = Reason(
        "Tas ir vietas nosaukums; to raksta šādi: „%1”.", "It is the name of a place, which is written “%1”.",
        "Es el nombre de un lugar y se escribe “%1”.")
}
