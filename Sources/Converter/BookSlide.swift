import Conversion

/// A page with its picture, and the pages of words before it.
struct BookSlide {
    private(set) var picture: Int?
    private(set) var text = BookText()
    private var spoken: [Spoken] = []

    /// A stretch of the text and when it is read.
    private struct Spoken {
        /// Of the text's scalars.
        var range: Range<Int>
        let sound: Int
        let start: Double
        let end: Double?
    }

    /// Characters: more is no page of a picture book.
    private static let longestCaption = 3000
    /// Seconds: a clip without end.
    private static let endOfSound = 86_400.0

    init(picture: Int? = nil, text: BookText = BookText()) { (self.picture, self.text) = (picture, text) }

    mutating func add(_ phrase: MediaOverlay.Phrase, sound: Int) {
        let whole = 0..<text.end
        // An element that is not there is not heard either.
        guard let range = phrase.fragment.map({ text.fragments[$0] }) ?? whole else { return }
        spoken.append(Spoken(range: range, sound: sound, start: phrase.start, end: phrase.end))
    }

    mutating func append(_ other: BookSlide) {
        picture = picture ?? other.picture
        text.endParagraph()
        let offset = text.place
        text.add(other.string)
        for var stretch in other.spoken {
            stretch.range = (stretch.range.lowerBound + offset)..<(stretch.range.upperBound + offset)
            spoken.append(stretch)
        }
    }

    var string: String { text.string }

    /// The first words, for a message.
    var beginning: String { string.count > 40 ? string.prefix(40) + "…" : string }

    // MARK: - What the tale gets

    /// Nil without a picture.
    var page: Book.Page? {
        guard let picture else { return nil }
        let caption = caption
        return Book.Page(picture: picture, sound: sound, text: caption, words: words(of: caption))
    }

    /// What is heard: of several sounds the first.
    var sound: Book.Sound? {
        guard let file = spoken.first?.sound else { return nil }
        let parts = spoken.filter { $0.sound == file }
        let start = parts.map(\.start).min() ?? 0
        let end = parts.map { $0.end ?? Self.endOfSound }.max() ?? Self.endOfSound
        guard start < end else { return nil }
        let isWhole = start == 0 && end == Self.endOfSound
        return Book.Sound(file: file, clip: isWhole ? nil : start...end)
    }

    /// The text, cut between two words where it is too long.
    private var caption: String {
        guard string.count > Self.longestCaption else { return string }
        var words = string.split(separator: " ")
        while words.count > 1, words.reduce(words.count, { $0 + $1.count }) > Self.longestCaption { words.removeLast() }
        return words.joined(separator: " ").prefix(Self.longestCaption) + "…"
    }

    /// When each word of the caption is said, in seconds of the clip; empty if too little is known.
    private func words(of caption: String) -> [[Double]] {
        guard let sound else { return [] }
        let heard = spoken.filter { $0.sound == sound.file && !$0.range.isEmpty && $0.end != nil }
        let ranges = wordRanges.prefix(caption.split(separator: " ").count)
        let known = ranges.map { word in
            (start: time(of: word.lowerBound, in: heard), end: time(of: word.upperBound - 1, in: heard, isEnd: true))
        }
        guard known.count(where: { $0.start != nil }) * 2 > ranges.count else { return [] }
        let begin = sound.clip?.lowerBound ?? 0
        var last = 0.0
        return known.map { word in
            // A word of which nothing is known is said in no time, where the one before it ends.
            let start = max(last, word.start.map { $0 - begin } ?? last)
            last = max(start, word.end.map { $0 - begin } ?? start)
            return [start, last].map { ($0 * 1000).rounded() / 1000 }
        }
    }

    private var wordRanges: [Range<Int>] {
        text.scalars.split(separator: " ").map { $0.startIndex..<$0.endIndex }
    }

    /// When a letter begins or ends: a sentence's time is spread over its letters, a word's own time is exact.
    private func time(of place: Int, in heard: [Spoken], isEnd: Bool = false) -> Double? {
        guard let stretch = heard.first(where: { $0.range.contains(place) }), let end = stretch.end else { return nil }
        let letters = text.scalars[stretch.range.clamped(to: text.scalars.indices)]
        let before = letters.prefix(place - stretch.range.lowerBound).count { $0 != " " } + (isEnd ? 1 : 0)
        let all = letters.count { $0 != " " }
        return stretch.start + (end - stretch.start) * Double(before) / Double(max(1, all))
    }
}
