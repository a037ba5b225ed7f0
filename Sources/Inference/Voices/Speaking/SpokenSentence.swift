/// A sentence of a text, as it is spoken at a time: the first is heard while the next is made.
public struct SpokenSentence: Hashable, Sendable {
    /// Its parts between commas and the like; one may have no words.
    public var parts: [Part] = []

    public struct Part: Hashable, Sendable {
        /// Its words' places in the whole text, in Unicode scalars.
        public var words: [Range<Int>] = []
        /// Its words, with spaces between.
        public var text = ""
        /// The sign behind it; nil for none.
        public var sign: Unicode.Scalar?
    }

    /// Letters of a sentence after which it ends with the next part, and after which it ends in any case.
    private static let (enough, most) = (180, 280)

    /// The signs at which a voice pauses, and those of them that end a sentence.
    private static let signs: Set<Unicode.Scalar> = [".", "!", "?", "…", ",", ";", ":"]
    private static let ends: Set<Unicode.Scalar> = [".", "!", "?", "…"]
    private static let dashes: Set<Unicode.Scalar> = ["–", "—", "-"]
    /// What may follow a sign: closing quotation marks and brackets.
    private static let closers: Set<Unicode.Scalar> = ["\"", "'", "”", "“", "’", "»", ")", "]"]

    private var letters: Int { parts.reduce(0) { $0 + $1.text.unicodeScalars.count } }

    /// Divides a text; sentences without words are left out.
    public static func sentences(of text: String) -> [SpokenSentence] {
        var sentences: [SpokenSentence] = []
        var sentence = SpokenSentence(parts: [Part()])
        func finish() {
            if sentence.parts.contains(where: { !$0.words.isEmpty }) { sentences.append(sentence) }
            sentence = SpokenSentence(parts: [Part()])
        }
        for word in words(of: text) {
            let scalars = Array(word.text.unicodeScalars)
            if word.followsParagraph { finish() }
            if scalars.allSatisfy(dashes.contains) {
                sentence.endPart(",")
                continue
            }
            sentence.add(word)
            let sign = scalars.reversed().first { !closers.contains($0) }.flatMap { signs.contains($0) ? $0 : nil }
            if let sign { sentence.endPart(sign) }
            let isOver = sign.map(ends.contains) ?? false
            if isOver || sentence.letters > most || sign != nil && sentence.letters > enough { finish() }
        }
        finish()
        return sentences
    }

    private mutating func add(_ word: Word) {
        let last = parts.count - 1
        parts[last].text += parts[last].text.isEmpty ? word.text : " " + word.text
        parts[last].words.append(word.place)
    }

    /// Ends the part that is being added to, if it has begun.
    private mutating func endPart(_ sign: Unicode.Scalar) {
        guard let last = parts.last, !last.words.isEmpty else { return }
        parts[parts.count - 1].sign = sign
        parts.append(Part())
    }

    private struct Word {
        var place: Range<Int>
        var text: String
        var followsParagraph: Bool
    }

    /// The words of a text: what is between spaces.
    private static func words(of text: String) -> [Word] {
        var words: [Word] = []
        var (lines, start, letters) = (0, 0, String.UnicodeScalarView())
        func finish(_ end: Int) {
            guard !letters.isEmpty else { return }
            words.append(Word(place: start..<end, text: String(letters), followsParagraph: lines > 1))
            (lines, letters) = (0, String.UnicodeScalarView())
        }
        var place = 0
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                finish(place)
                if scalar == "\n" { lines += 1 }
            } else {
                if letters.isEmpty { start = place }
                letters.append(scalar)
            }
            place += 1
        }
        finish(place)
        return words
    }
}
