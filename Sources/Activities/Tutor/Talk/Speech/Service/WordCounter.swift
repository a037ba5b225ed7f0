/// The word of a text to which a character belongs, as a ``ParagraphList`` counts them.
struct WordCounter: Sendable {
    private let words: [Int]

    init(_ text: String) {
        var (words, word, isInWord) = ([Int](), -1, false)
        for letter in text {
            let isSpace = letter == " " || letter.isNewline
            if !isSpace, !isInWord { word += 1 }
            isInWord = !isSpace
            words.append(max(0, word))
        }
        self.words = words
    }

    /// - Parameter character: its place in the text.
    func word(at character: Int) -> Int { words.indices.contains(character) ? words[character] : words.last ?? 0 }
}
