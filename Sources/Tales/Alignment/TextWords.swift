/// The words of a text, and the interpolation of their times.
struct TextWords {
    struct Token {
        /// Unicode scalars of the text.
        let scalars: Range<Int>
        /// Its spoken length, in letters and digits.
        let weight: Int
    }

    let tokens: [Token]

    init(_ text: String) {
        tokens = text.split(separator: " ").map { word in
            let start = text.unicodeScalars.distance(from: text.startIndex, to: word.startIndex)
            return Token(
                scalars: start..<start + word.unicodeScalars.count,
                weight: word.filter { $0.isLetter || $0.isNumber }.count)
        }
    }

    /// The start of each word with a known time, in order; entries that run backwards are dropped.
    ///
    /// - Returns: word indexes with samples.
    func starts(_ speechWords: [(scalar: Int, sample: Int)]) -> [(word: Int, sample: Int)] {
        var starts: [(word: Int, sample: Int)] = []
        for speechWord in speechWords {
            guard let word = tokens.firstIndex(where: { $0.scalars.contains(speechWord.scalar) }) else { continue }
            guard word > starts.last?.word ?? -1, speechWord.sample >= starts.last?.sample ?? 0 else { continue }
            starts.append((word, speechWord.sample))
        }
        return starts
    }

    /// Assigns a time to every word: words between two known ones share the interval in proportion to their letters.
    ///
    /// - Parameters:
    ///   - known: word indexes with their start moments.
    ///   - end: the end of the last word, in seconds.
    func spread(
        over known: [(word: Int, frame: Int)], until end: Double, _ sound: SoundFeatures? = nil
    ) -> [SpokenWord] {
        var starts = [Double](repeating: 0, count: tokens.count)
        var latest = 0.0
        let anchors = known.map { word, frame in (word, sound?.seconds(frame) ?? 0) }
        let bounds = [(0, anchors.first?.1 ?? 0)] + anchors + [(tokens.count, end)]
        for (from, to) in zip(bounds, bounds.dropFirst()) where to.0 > from.0 {
            let weights = tokens[from.0..<to.0].map(\.weight)
            let whole = Double(max(1, weights.reduce(0, +)))
            var passed = 0.0
            for (word, weight) in zip(from.0..<to.0, weights) {
                latest = max(latest, min(end, from.1 + (to.1 - from.1) * passed / whole))
                starts[word] = latest
                passed += Double(weight)
            }
        }
        var words = starts.indices.map { word in
            let next = word + 1 < starts.count ? starts[word + 1] : max(end, starts[word])
            return SpokenWord(start: starts[word], end: sound?.lastSpeech(from: starts[word], to: next) ?? next)
        }
        // An unspoken token, such as a dash, gets the pause.
        for word in words.indices.dropFirst() where tokens[word].weight == 0 {
            words[word].start = words[word - 1].end
        }
        return words
    }
}
