/// The words of a text, and how times of some become times of all.
struct TextWords {
    struct Token {
        /// Unicode scalars of the text.
        let scalars: Range<Int>
        /// How long it is to say, in letters and digits.
        let weight: Int
        let isEndOfSentence: Bool
    }

    let tokens: [Token]

    init(_ text: String) {
        tokens = text.split(separator: " ").map { word in
            let start = text.unicodeScalars.distance(from: text.startIndex, to: word.startIndex)
            let mark = word.last { !"”“\"»)’'".contains($0) }
            return Token(
                scalars: start..<start + word.unicodeScalars.count,
                weight: word.filter { $0.isLetter || $0.isNumber }.count,
                isEndOfSentence: mark.map { ".!?…".contains($0) } ?? false)
        }
    }

    /// The first moment of each word of which one is known, in their order; what runs backwards is left out.
    ///
    /// - Returns: numbers of words with samples.
    func starts(_ speechWords: [(scalar: Int, sample: Int)]) -> [(word: Int, sample: Int)] {
        var starts: [(word: Int, sample: Int)] = []
        for speechWord in speechWords {
            guard let word = tokens.firstIndex(where: { $0.scalars.contains(speechWord.scalar) }) else { continue }
            guard word > starts.last?.word ?? -1, speechWord.sample >= starts.last?.sample ?? 0 else { continue }
            starts.append((word, speechWord.sample))
        }
        return starts
    }

    /// Gives every word its time: those between two that are known share what lies between, by their letters.
    ///
    /// - Parameters:
    ///   - known: numbers of words with the moments at which they begin.
    ///   - end: seconds at which the last word ends.
    func spread(over known: [(word: Int, frame: Int)], until end: Double, _ sound: SoundFeatures? = nil) -> [SpokenWord]
    {
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
        if let sound { starts = evened(starts, until: end, sound) }
        var words = starts.indices.map { word in
            let next = word + 1 < starts.count ? starts[word + 1] : max(end, starts[word])
            return SpokenWord(start: starts[word], end: sound?.lastSpeech(from: starts[word], to: next) ?? next)
        }
        // What is not said, such as a dash, has the pause.
        for word in words.indices.dropFirst() where tokens[word].weight == 0 {
            words[word].start = words[word - 1].end
        }
        return words
    }

    /// How much of the way a word is moved to where even reading would put it.
    private static let evenness = 0.15

    /// Draws the words of a sentence a little towards an even pace, by their letters.
    ///
    /// Where sounds are alike, warping errs by much at times; a reader's pace changes only so much. The first word of a
    /// sentence, before which there is a pause, stays where it is.
    private func evened(_ starts: [Double], until end: Double, _ sound: SoundFeatures) -> [Double] {
        let firsts = starts.indices.filter { $0 == 0 || tokens[$0 - 1].isEndOfSentence }
        var evened = starts
        for (first, next) in zip(firsts, firsts.dropFirst() + [starts.count]) {
            let last = sound.lastSpeech(from: starts[first], to: next < starts.count ? starts[next] : end)
            let whole = Double(max(1, tokens[first..<next].reduce(0) { $0 + $1.weight }))
            var passed = 0.0
            for word in first..<next {
                let even = starts[first] + (last - starts[first]) * passed / whole
                evened[word] = starts[word] + (even - starts[word]) * Self.evenness
                passed += Double(tokens[word].weight)
            }
        }
        return evened
    }
}
