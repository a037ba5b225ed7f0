extension String {
    /// How many words and sentences the text has.
    package var wordCount: Int { split(separator: " ").count }
    var sentenceCount: Int { (split(separator: " ").sentenceNumbers.last ?? -1) + 1 }

    /// Ticks of 1/60 s in which a child who is learning to read takes in the text; at least four seconds.
    package var readingTime: Int { max(240, wordCount * 36) }
}

extension [Substring] {
    /// The number of the sentence to which each word belongs.
    ///
    /// A sentence ends with a full stop, an exclamation or question mark or an ellipsis, whatever closes after it.
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
