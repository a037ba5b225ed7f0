/// Whether a text is Spanish: by the share of its words that the analyser knows, and by small words of other languages.
///
/// It is sure only of what is not Spanish. A foreign name in a Spanish sentence does no harm.
struct SpanishCheck {
    let isForeign: Bool

    /// The number of words from which on half of them must be known to the analyser.
    private static let fewWords = 4
    /// Spanish of so many words has a small word among them, so that no analyser is needed to miss it.
    private static let manyWords = 10

    /// - Parameter read: the same text with what the analyser says of it.
    init(_ text: String, _ read: LemmatisedText) {
        let sentences = TalkLine.sentences(of: text)
        isForeign = Counts(read).isForeign || sentences.count > 1 && Self.hasForeign(sentences, read)
    }

    /// Whether a sentence among others is not Spanish.
    private static func hasForeign(_ sentences: [String], _ read: LemmatisedText) -> Bool {
        var rest = read.words[...]
        return sentences.contains { sentence in
            let words = rest.prefix(TalkLine.words(of: sentence).count)
            rest = rest.dropFirst(words.count)
            let isUnknown = read.isAnalysed && words.count >= fewWords - 1 && !words.contains(where: \.isKnown)
            return isUnknown || Counts(LemmatisedText(sentence)).isMostlyForeign
        }
    }

    private struct Counts {
        private let words, known, spanish, foreign: Int
        private let isAnalysed: Bool

        init(_ read: LemmatisedText) {
            isAnalysed = read.isAnalysed
            words = read.words.count
            known = read.words.count(where: \.isKnown)
            spanish = read.words.count { FunctionWords.spanish.contains($0.text) }
            foreign = read.words.count { FunctionWords.foreign.contains($0.text) }
        }

        /// Whether there are more small words of other languages than small words of Spanish, and at least two.
        var isMostlyForeign: Bool { foreign >= 2 && foreign > spanish }

        var isForeign: Bool {
            if isMostlyForeign || foreign > 0 && spanish == 0 && known <= foreign { return true }
            guard isAnalysed else { return words >= manyWords && spanish == 0 }
            return words >= fewWords ? known * 2 < words : words > 1 && known == 0
        }
    }
}
