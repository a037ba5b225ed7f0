/// Finds a reply that goes round in a circle, as small models do.
struct LoopFinder {
    private let words: [String]
    private let sentences: [[String]]

    init(_ text: String) {
        words = TalkLine.words(of: text).map { $0.lowercased() }
        sentences = TalkLine.sentences(of: text).map { TalkLine.words(of: $0).map { $0.lowercased() } }
    }

    /// How often a phrase of so many words may follow itself; a longer one twice.
    private static let mostInARow = [1: 4, 2: 3]
    private static let longestPhrase = 12
    /// A phrase of so many words occurs at most twice, wherever it stands.
    private static let frequentPhrase = 5
    /// A sentence of so many words is not said twice.
    private static let longSentence = 4
    /// The longest word, in letters.
    private static let longestWord = 30

    var hasLoop: Bool {
        words.contains { $0.count > Self.longestWord } || hasRow || hasFrequentPhrase || saysASentenceTwice
    }

    private var hasRow: Bool {
        (1...Self.longestPhrase).contains { length in
            let most = Self.mostInARow[length] ?? 2
            guard words.count > length * most else { return false }
            var same = 0
            for place in length..<words.count {
                same = words[place] == words[place - length] ? same + 1 : 0
                if same >= length * most { return true }
            }
            return false
        }
    }

    private var hasFrequentPhrase: Bool {
        guard words.count >= Self.frequentPhrase else { return false }
        var counts: [ArraySlice<String>: Int] = [:]
        for start in 0...words.count - Self.frequentPhrase {
            counts[words[start..<start + Self.frequentPhrase], default: 0] += 1
        }
        return counts.values.contains { $0 > 2 }
    }

    private var saysASentenceTwice: Bool {
        let long = sentences.filter { $0.count >= Self.longSentence }
        return Set(long).count < long.count
    }
}
