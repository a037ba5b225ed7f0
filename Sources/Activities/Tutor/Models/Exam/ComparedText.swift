/// A sentence as its words are compared: without capitals and marks, but with accents; English short forms are whole.
struct ComparedText: Hashable, Sendable {
    let words: [String]

    init(_ text: String) {
        var plain = text.lowercased().map { $0 == "’" ? "'" : $0 }.filter { $0 != "," }
        if plain.contains("'") { plain = Array(Self.whole(String(plain))) }
        words = TalkLine.words(of: String(plain))
    }

    private static let shortForms: [String: String] = [
        "i'm": "i am", "i'd": "i would", "i've": "i have", "we've": "we have", "don't": "do not", "it's": "it is",
        "where's": "where is", "my head's": "my head is", "sister's": "sister is", "can't": "cannot",
    ]

    private static func whole(_ text: String) -> String {
        text.split(separator: " ").map { shortForms[String($0)] ?? String($0) }.joined(separator: " ")
    }

    /// Whether it has one of the phrases.
    ///
    /// - Parameter phrases: with `|` between them.
    func has(_ phrases: String) -> Bool {
        phrases.split(separator: "|").contains { phrase in
            let wanted = ComparedText(String(phrase)).words
            guard !wanted.isEmpty, words.count >= wanted.count else { return false }
            return (0...words.count - wanted.count).contains { words[$0..<$0 + wanted.count].elementsEqual(wanted) }
        }
    }
}
