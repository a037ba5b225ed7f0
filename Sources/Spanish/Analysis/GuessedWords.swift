/// Words that nobody knows, taken for those that they are probably meant to be: `aroz` for `arroz`.
extension LanguageTools {
    /// The words of a text; each unknown one has the readings of all words to which the speller leads, marked as guesses.
    ///
    /// Nothing is guessed in a text most of whose words are unknown, which is in another language, nor of names.
    public func guessing(_ tokens: [Token]) throws(LanguageProblem) -> [Token] {
        let words = tokens.filter { $0.surface.contains(where: \.isLetter) }
        let unknown = words.enumerated().filter { $1.mayBeMisspelled(at: $0) }.map { $1.surface.lowercased() }
        guard !unknown.isEmpty, words.count < 3 || unknown.count * 2 <= words.count else { return tokens }
        var guesses: [String: [Reading]] = [:]
        for (word, spelling) in zip(unknown, try spelling(of: unknown)) {
            guard case .wrong(let suggestions) = spelling else { continue }
            let near = suggestions.filter { $0.first?.isLowercase ?? false && Self.isNear(word, $0) }
            guesses[word] = try readings(of: near).joined().map { Reading($0.lemma, $0.tags + [Token.guess]) }
        }
        return tokens.map { token in
            token.isKnown ? token : Token(token.surface, guesses[token.surface.lowercased()] ?? [])
        }
    }

    /// Whether somebody who means one word writes the other: it sounds the same, or one letter is wrong, two in a long one.
    private static func isNear(_ word: String, _ other: String) -> Bool {
        if WordSound(word) == WordSound(other) { return true }
        let distance = WordDistance.between(Accents.stripped(word), Accents.stripped(other))
        return distance <= (word.count > 6 ? 2 : 1)
    }
}

extension Token {
    /// The mark of a reading that was guessed.
    fileprivate static let guess = "guess"

    /// Whether its readings are guesses of what is meant.
    public var isGuessed: Bool { readings.contains { $0.has(Self.guess) } }

    /// - Parameter place: in its text; a capital elsewhere than at the start begins a name.
    fileprivate func mayBeMisspelled(at place: Int) -> Bool {
        !isKnown && surface.count > 2 && surface.allSatisfy(\.isLetter)
            && (place == 0 || surface.first?.isLowercase ?? false)
    }
}
