import Engine

extension TypingPlace {
    /// A field for Spanish, and for words of the learner's own language.
    static func spanish(most: Int) -> TypingPlace {
        TypingPlace(most: most, ScreenKeyboard(.spanish, .latvian, .english))
    }

    /// Adds words to those that stand there.
    mutating func add(_ words: String) { set([text.trimmed, words].filter { !$0.isEmpty }.joined(separator: " ")) }
}
