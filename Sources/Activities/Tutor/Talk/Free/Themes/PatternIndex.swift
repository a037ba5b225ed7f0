/// Finds many patterns at once: only those whose first word begins like a word of the text are compared.
struct PatternIndex: Sendable {
    /// The patterns by how they begin, each with the number of the list in which it stands.
    private let patterns: [String: [(list: Int, pattern: WordPattern)]]

    init(_ lists: [[WordPattern]]) {
        var patterns: [String: [(Int, WordPattern)]] = [:]
        for (number, list) in lists.enumerated() {
            for pattern in list {
                for beginning in Set(pattern.beginnings) { patterns[beginning, default: []].append((number, pattern)) }
            }
        }
        self.patterns = patterns
    }

    /// The places where patterns are found, by the number of their list.
    func places(in words: [LemmatisedText.Word]) -> [Int: [Range<Int>]] {
        var found: [Int: [Range<Int>]] = [:]
        for (start, word) in words.enumerated() {
            for beginning in Set(word.lemmas.union([word.form]).map(WordPattern.beginning)) {
                for (list, pattern) in patterns[beginning] ?? [] {
                    guard let place = pattern.place(in: words, from: start) else { continue }
                    found[list, default: []].append(place)
                }
            }
        }
        return found
    }
}
