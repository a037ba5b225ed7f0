extension String {
    /// The number of words and sentences in the text.
    package var wordCount: Int { split(separator: " ").count }
    var sentenceCount: Int { (split(separator: " ").sentenceNumbers.last ?? -1) + 1 }

    /// The reading time of a beginning reader, in ticks of 1/60 s; at least four seconds.
    package var readingTime: Int { max(240, wordCount * 36) }
}

extension [Substring] {
    /// The index of each word's sentence.
    ///
    /// A sentence ends with a full stop, an exclamation or question mark or an ellipsis, plus closing punctuation.
    package var sentenceNumbers: [Int] {
        let closing: Set<Character> = ["”", "“", "\"", "»", ")", "’", "'"]
        var number = 0
        return map { word in
            defer {
                let last = word.last { !closing.contains($0) }
                if let last, ".!?…".contains(last) { number += 1 }
            }
            return number
        }
    }
}
