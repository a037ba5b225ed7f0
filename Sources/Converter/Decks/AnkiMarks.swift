/// What Anki plays, speaks or sets as a formula, and a learner does not read as words.
enum AnkiMarks {
    /// How a mark begins and ends; what is between them goes with it.
    private struct Mark {
        let start, end: [UInt8]
        var isSpeech = false

        init(_ start: String, _ end: String, isSpeech: Bool = false) {
            (self.start, self.end) = (Array(start.utf8), Array(end.utf8))
            self.isSpeech = isSpeech
        }

        func starts(_ text: ArraySlice<UInt8>) -> Bool { Self.begins(text, start) }

        static func begins(_ text: ArraySlice<UInt8>, _ word: [UInt8]) -> Bool {
            text.prefix(word.count).elementsEqual(word) {
                $0 == $1 || (0x61...0x7a).contains($1) && $0 | 0x20 == $1
            }
        }

        /// What follows its end; nil without one.
        func rest(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
            var rest = text.dropFirst(start.count)
            while let place = rest.firstIndex(of: end[0]) {
                rest = rest[place...]
                if Self.begins(rest, end) { return rest.dropFirst(end.count) }
                rest = rest.dropFirst()
            }
            return nil
        }
    }

    /// All of them; of two that begin alike, the longer comes first.
    private static let marks = [
        Mark("[anki:tts", "[/anki:tts]", isSpeech: true), Mark("[anki:", "]"), Mark("[/anki:", "]"),
        Mark("[sound:", "]"), Mark("[latex]", "[/latex]"), Mark("[$$]", "[/$$]"), Mark("[$]", "[/$]"),
        Mark(#"\("#, #"\)"#), Mark(#"\["#, #"\]"#),
    ]

    /// The text with a space in place of each mark that has an end.
    ///
    /// - Parameter keepsSpeech: whether of what Anki speaks only the brackets go.
    static func removed(from text: [UInt8], keepsSpeech: Bool = false) -> [UInt8] {
        guard text.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "\\") }) else { return text }
        var kept: [UInt8] = []
        kept.reserveCapacity(text.count)
        var rest = text[...]
        /// The marks of which no end is left, so that nothing is searched twice in vain.
        var endless = Set<Int>()
        while let place = rest.firstIndex(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "\\") }) {
            kept += rest[..<place]
            rest = rest[place...]
            let number = marks.indices.first { number in
                let isPassed = keepsSpeech && marks[number].isSpeech || endless.contains(number)
                return !isPassed && marks[number].starts(rest)
            }
            guard let number else {
                kept.append(rest.removeFirst())
                continue
            }
            guard let after = marks[number].rest(of: rest) else {
                endless.insert(number)
                continue
            }
            kept.append(UInt8(ascii: " "))
            rest = after
        }
        return kept + rest
    }
}
