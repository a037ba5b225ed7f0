/// Finds many patterns at once: only those whose first word begins like a word of the text are compared.
struct PatternIndex: Sendable {
    /// By how they begin: the number of the list in which a pattern stands, and the pattern.
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

    /// Where patterns are found, by the number of their list.
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
