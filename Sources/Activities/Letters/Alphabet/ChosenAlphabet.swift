import Engine

extension World {
    /// The alphabet that grown-ups have chosen, or the first one; nil if there is none, or none has been read yet.
    var chosenAlphabet: Alphabet? {
        guard let alphabets = self[Alphabets.self] else { return nil }
        return alphabets[letterWishes.alphabet] ?? alphabets.all.first
    }

    var letterWishes: LetterWishes { self[LetterWishes.self] ?? LetterWishes() }
    var letterProgress: LetterProgress { self[LetterProgress.self] ?? LetterProgress() }
}
