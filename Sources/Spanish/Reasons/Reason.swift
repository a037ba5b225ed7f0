/// Why something is wrong, as a teacher would say it, in three languages.
public struct Reason: Hashable, Sendable {
    public let latvian, english, spanish: String

    init(_ latvian: String, _ english: String, _ spanish: String) {
        (self.latvian, self.english, self.spanish) = (latvian, english, spanish)
    }

    /// The reason with words in the place of `%1`, `%2` and so on.
    func about(_ words: String...) -> Reason {
        func filled(_ text: String) -> String {
            zip(1..., words).reduce(text) { text, word in
                text.split(separator: "%\(word.0)", omittingEmptySubsequences: false).joined(separator: word.1)
            }
        }
        return Reason(filled(latvian), filled(english), filled(spanish))
    }
}
