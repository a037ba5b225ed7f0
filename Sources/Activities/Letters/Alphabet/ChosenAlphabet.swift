import Engine

extension World {
    /// The alphabet that grown-ups have chosen, or the first one, in the form that they have chosen for it; nil if there
    /// is none, or none has been read yet.
    var chosenAlphabet: Alphabet? {
        guard let alphabets = self[Alphabets.self] else { return nil }
        return (alphabets[letterWishes.alphabet] ?? alphabets.all.first).flatMap { alphabet($0.id) }
    }

    /// An alphabet in the form that grown-ups have chosen for it.
    func alphabet(_ id: String) -> Alphabet? {
        self[Alphabets.self]?[id].map { $0.written(in: letterWishes.form(of: id)) }
    }

    var letterWishes: LetterWishes { self[LetterWishes.self] ?? LetterWishes() }
    var letterProgress: LetterProgress { self[LetterProgress.self] ?? LetterProgress() }
}
