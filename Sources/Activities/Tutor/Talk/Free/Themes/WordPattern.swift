import Spanish

/// A word, or some words that follow one another, as they are searched for in a text.
struct WordPattern: Hashable, Sendable, ExpressibleByStringLiteral {
    private let parts: [[Piece]]

    private enum Piece: Hashable {
        case word(String)
        /// The beginning of a word.
        case stem(String)
    }

    /// - Parameter value: words between spaces; `/` between alternatives; `*` after the beginning of a word. A word is a
    ///   form or a base form, and accents do not count.
    init(stringLiteral value: String) {
        parts = value.split(separator: " ").map { part in
            part.split(separator: "/").map { piece in
                let letters = String(WordForm(piece.filter { $0 != "*" }).letters)
                return piece.hasSuffix("*") ? .stem(letters) : .word(letters)
            }
        }
    }

    func isFound(in words: [LemmatisedText.Word]) -> Bool { !places(in: words).isEmpty }

    /// The places of the words at which it is found.
    func places(in words: [LemmatisedText.Word]) -> [Range<Int>] {
        words.indices.compactMap { place(in: words, from: $0) }
    }

    /// The place of the words if it begins at the given one; nil if it does not.
    func place(in words: [LemmatisedText.Word], from start: Int) -> Range<Int>? {
        let place = start..<start + parts.count
        guard place.upperBound <= words.count else { return nil }
        let isThere = zip(words[place], parts).allSatisfy { word, pieces in pieces.contains { matches(word, $0) } }
        return isThere ? place : nil
    }

    /// How its first words begin, for an index.
    var beginnings: [String] {
        (parts.first ?? []).map { piece in
            switch piece {
            case .word(let text), .stem(let text): Self.beginning(text)
            }
        }
    }

    /// Each stem has as many letters.
    static func beginning(_ form: String) -> String { String(form.prefix(2)) }

    /// A base form alone must be the only one that is possible: `mate` is a drink, too.
    private func matches(_ word: LemmatisedText.Word, _ piece: Piece) -> Bool {
        switch piece {
        case .word(let text):
            word.form == text || (parts.count > 1 ? word.lemmas.contains(text) : word.lemmas == [text])
        case .stem(let stem): word.form.hasPrefix(stem)
        }
    }
}
