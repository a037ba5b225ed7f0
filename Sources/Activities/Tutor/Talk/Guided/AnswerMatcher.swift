import Spanish

/// Finds the written answer that free text means: by the words that bear the meaning, in any form and order.
///
/// Of the answers whose groups of words are all found, the one with most groups wins; a tie is not understood.
struct AnswerMatcher {
    let answers: [WrittenAnswer]

    /// - Returns: the place of the answer; nil if none is meant, or more than one.
    func choose(_ text: [Token]) -> Int? {
        let words = Words(text)
        let scores = answers.map { score($0.keys, words) }
        guard let best = scores.max(), best > 0, scores.count(where: { $0 == best }) == 1 else { return nil }
        return scores.firstIndex(of: best)
    }

    /// The words of a text, as they are compared.
    private struct Words {
        /// The forms and base forms of all words.
        let forms: Set<WordForm>
        /// The words that no dictionary knows, in which a typing mistake is forgiven; others mean what they say.
        let unknown: [WordForm]

        init(_ text: [Token]) {
            // Words that the analyser takes for one, such as `café con leche`, are also what they are alone.
            let words = text.flatMap { token in [token.surface] + token.readings.map(\.lemma) }
            forms = Set((words + words.flatMap { TalkLine.words(of: $0) }).map(WordForm.init))
            unknown = text.filter { !$0.isKnown }.map { WordForm($0.surface) }
        }

        func hold(_ key: String) -> Bool {
            let key = WordForm(key)
            return forms.contains(key) || unknown.contains { $0.isNear(key) }
        }
    }

    /// How many groups are found; 0 if one is missing or a forbidden one is there.
    private func score(_ keys: [KeyGroup], _ words: Words) -> Int {
        let agrees = keys.allSatisfy { group in group.words.contains(where: words.hold) != group.isForbidden }
        return agrees ? keys.count { !$0.isForbidden } : 0
    }
}
