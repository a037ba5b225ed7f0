import LetterJudge

/// An alphabet's capitals, as its file has them, or its small letters.
extension Alphabet {
    var form: LetterForm { letters.first?.form ?? .capital }

    /// Whether its small letters can be learnt.
    var hasSmallLetters: Bool { letters.contains { $0.smallGuide != nil } }

    /// The same alphabet in a form that it has.
    func written(in form: LetterForm) -> Alphabet {
        guard form == .small, self.form == .capital, hasSmallLetters else { return self }
        var alphabet = self
        alphabet.letters = letters.map(\.inSmall)
        return alphabet
    }

    /// The same alphabet in the form in which a letter, such as `Ķ` or `ķ`, is one of its own.
    func written(like letter: String) -> Alphabet { self[letter] == nil ? written(in: .small) : self }

    /// Its name in a file, with the first small letters where there are such: `Latviešu aāb`.
    var sheetName: String { form == .small ? "\(name) \(letters.prefix(3).map(\.small).joined())" : name }

    /// A word as it is written in this form.
    func spelled(_ word: String) -> String { form == .small ? word.lowercased() : word.uppercased() }
}
