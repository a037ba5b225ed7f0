import Spanish

/// The words of a deck, to find them in a talk: in any form, if the analyser knows it.
public struct DeckWords: Sendable {
    private let deck: Deck
    /// The note and the words of each thing to find; a note with two forms has two.
    private var entries: [(note: Int, words: [String])] = []
    /// The places in ``entries`` by their first words, and by these without accents.
    private var places: [String: [Int]] = [:], plainPlaces: [WordForm: [Int]] = [:]

    public init(_ deck: Deck) {
        self.deck = deck
        for (number, note) in deck.notes.enumerated() {
            for words in FrontWords(note.front).forms {
                places[words[0], default: []].append(entries.count)
                plainPlaces[WordForm(words[0]), default: []].append(entries.count)
                entries.append((number, words))
            }
        }
    }

    /// Whether a note asks for this word or phrase, with or without its article.
    public func hold(_ front: String) -> Bool {
        FrontWords(front).forms.contains { words in
            places[words[0], default: []].contains { entries[$0].words == words }
        }
    }

    /// The notes whose words a text holds, in the order in which they fall, each once.
    public func notes(in text: [Token]) -> [Note] {
        let words = text.indices.map { SaidWord(text[$0], after: $0 > 0 ? text[$0 - 1] : nil) }
        var found: [Int] = []
        for place in words.indices {
            for entry in candidates(words[place]) where isThere(entries[entry].words, in: words[place...]) {
                if !found.contains(entries[entry].note) { found.append(entries[entry].note) }
            }
        }
        return found.map { deck.notes[$0] }
    }

    private func candidates(_ word: SaidWord) -> [Int] {
        let exact = word.forms.flatMap { places[$0] ?? [] }
        let forgiven = word.plain.flatMap { plainPlaces[$0] } ?? []
        return Set(exact + forgiven).sorted()
    }

    private func isThere(_ words: [String], in text: ArraySlice<SaidWord>) -> Bool {
        text.count >= words.count && zip(words, text).allSatisfy { $1.isForm(of: $0) }
    }
}

/// A word of a talk, as it is looked for in a deck.
private struct SaidWord {
    /// The word as it is written, its base forms, and those of a reflexive verb: `me lavo`, `lavarse`.
    let forms: Set<String>
    /// The form without accents, for a word that no dictionary knows; others mean what they say.
    let plain: WordForm?

    private static let pronouns: Set = ["me", "te", "se", "nos", "os"]

    init(_ token: Token, after last: Token?) {
        let surface = token.surface.lowercased()
        var forms: Set = [surface]
        let isAfterPronoun = last.map { Self.pronouns.contains($0.surface.lowercased()) } ?? false
        for reading in token.readings {
            let lemma = reading.lemma.lowercased()
            let hasPronoun = surface.hasPrefix(lemma) && Self.pronouns.contains(String(surface.dropFirst(lemma.count)))
            forms.insert(lemma)
            if reading.isVerb, isAfterPronoun || hasPronoun { forms.insert("\(lemma)se") }
        }
        self.forms = forms
        plain = token.isKnown ? nil : WordForm(surface)
    }

    func isForm(of word: String) -> Bool { forms.contains(word) || plain == WordForm(word) }
}
