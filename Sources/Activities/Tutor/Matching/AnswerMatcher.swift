/// Finds the written answer that free text means: by the words that bear the meaning, in any form and order.
///
/// Of the answers whose groups of words are all found, the one with most groups wins; a tie is not understood.
struct AnswerMatcher {
    let answers: [Answer]

    /// - Returns: the place of the answer; nil if none is meant, or more than one.
    func choose(_ text: [Token]) -> Int? {
        let words = Self.words(of: text)
        let scores = answers.map { score($0.keys, words) }
        guard let best = scores.max(), best > 0, scores.count(where: { $0 == best }) == 1 else { return nil }
        return scores.firstIndex(of: best)
    }

    /// The forms and base forms of a text.
    private static func words(of text: [Token]) -> Set<WordForm> {
        Set(text.flatMap { token in [token.surface] + token.readings.map(\.lemma) }.map(WordForm.init))
    }

    /// How many groups are found; 0 if one is missing or a forbidden one is there.
    private func score(_ keys: [KeyGroup], _ words: Set<WordForm>) -> Int {
        let agrees = keys.allSatisfy { group in
            group.words.contains { key in words.contains { $0.isNear(WordForm(key)) } } != group.isForbidden
        }
        return agrees ? keys.count { !$0.isForbidden } : 0
    }
}
