import Conversion

/// What has been made of one text so far.
struct SpokenTake {
    /// Made so far.
    var samples = 0
    /// The first character at or after each Unicode scalar of the text.
    private let characters: [Int]
    /// The end of the last mark.
    private var end = 0
    /// Samples a second.
    private let rate: Int

    var seconds: Double { Double(samples) / Double(rate) }

    init(_ text: String, rate: Int = Speaker.rate) {
        self.rate = rate
        // As the speaker counts it, and one more for the end.
        characters =
            text.enumerated().flatMap { index, character in
                character.unicodeScalars.filter { $0 != "\0" }.map { _ in index }
            } + [text.count]
    }

    /// Marks for the next words; a word of which the voice makes several is marked once.
    mutating func marks(_ words: [Speaker.Word]) -> [WordMark] {
        words.compactMap { word in
            guard word.scalars.upperBound < characters.count else { return nil }
            let range = characters[word.scalars.lowerBound]..<(characters[word.scalars.upperBound - 1] + 1)
            guard range.lowerBound >= end else { return nil }
            end = range.upperBound
            return WordMark(range, at: word.seconds)
        }
    }
}
