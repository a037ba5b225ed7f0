/// A set of words that is written as a text.
public struct WordList: ExpressibleByStringLiteral, Sendable {
    private let words: Set<String>

    /// - Parameter value: words between spaces; `_` stands for a space in a word.
    public init(stringLiteral value: String) {
        words = Set(value.split(whereSeparator: \.isWhitespace).map { String($0.map { $0 == "_" ? " " : $0 }) })
    }

    /// The words, in no order.
    public var all: [String] { Array(words) }

    public func contains(_ word: String) -> Bool { words.contains(word) }
    /// Whether a base form of the word is here.
    func contains(_ word: AnalysedWord) -> Bool {
        words.contains(word.text) || words.contains(String(word.text.prefix { $0 != " " }))
            || word.readings.contains { words.contains($0.lemma) }
    }
}
