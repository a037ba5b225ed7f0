import Conversion

/// Seconds: the end of a clip without an end.
private let endOfSound = 86_400.0

/// A page with its picture, and the text-only pages before it.
struct BookSlide {
    private(set) var picture: Int?
    /// Its place among the pictures written into the page `picture`; nil for a file of its own.
    private var inlaid: Int?
    private var collage: Collage?
    /// The music below the voice.
    var bed: Int?
    private(set) var text = BookText()
    private var spoken: [Spoken] = []

    /// A range of the text and when it is read.
    private struct Spoken {
        /// The range in the text's scalars.
        var range: Range<Int>
        let sound: Int
        let start: Double
        let end: Double?
        /// What is heard of the sound: to its end if that is nil.
        let soundEnd: Double?
        /// Whether the sound is heard whole, however long it turns out to be.
        var isWhole = false
    }

    init(picture: Int? = nil, inlaid: Int? = nil, collage: Collage? = nil, text: BookText = BookText()) {
        self.picture = picture
        self.inlaid = inlaid
        self.collage = collage
        self.text = text
    }

    /// - Parameter names: the ids of its picture, which has no words.
    /// - Returns: false if it has nothing of what is read: a missing element has no audio either.
    mutating func add(_ phrase: MediaOverlay.Phrase, sound: Int, names: Set<String>) -> Bool {
        func range(of name: String) -> Range<Int>? { text.fragments[name] ?? (names.contains(name) ? 0..<0 : nil) }
        guard let range = phrase.fragment.map(range) ?? 0..<text.end else { return false }
        spoken.append(Spoken(range: range, sound: sound, start: phrase.start, end: phrase.end, soundEnd: phrase.end))
        return true
    }

    /// Adds a part of a sound that is heard whole, if the text has what it reads.
    mutating func add(_ voice: BloomVoice) {
        guard let first = text.fragments[voice.first], let last = text.fragments[voice.last],
            first.lowerBound <= last.upperBound
        else { return }
        spoken.append(
            Spoken(
                range: first.lowerBound..<last.upperBound, sound: voice.sound, start: voice.start,
                end: voice.end, soundEnd: voice.soundEnd, isWhole: true))
    }

    /// Adds a sound that nothing says how to follow in the text.
    mutating func add(_ sound: PageSound, file: Int) {
        spoken.append(Spoken(range: 0..<text.end, sound: file, start: sound.start, end: sound.end, soundEnd: sound.end))
    }

    mutating func append(_ other: BookSlide) {
        if picture == nil { (picture, inlaid, collage) = (other.picture, other.inlaid, other.collage) }
        bed = other.bed ?? bed
        text.endParagraph()
        let offset = text.position
        text.add(other.string)
        for var stretch in other.spoken {
            stretch.range = (stretch.range.lowerBound + offset)..<(stretch.range.upperBound + offset)
            spoken.append(stretch)
        }
    }

    /// The words with the picture of another page.
    func shown(with other: BookSlide) -> BookSlide {
        var slide = self
        (slide.picture, slide.inlaid, slide.collage) = (other.picture, other.inlaid, other.collage)
        return slide
    }

    var isSilent: Bool { spoken.isEmpty }
    var isEmpty: Bool { text.isEmpty && isSilent }
    var string: String { text.string }

    /// The first words, for a message.
    var beginning: String { string.count > 40 ? string.prefix(40) + "…" : string }

    // MARK: - Output

    /// The page of a book that it becomes; nil without a picture.
    var page: Book.Page? {
        guard let picture else { return nil }
        let caption = string.cutBetweenWords
        return Book.Page(
            picture: picture, inlaid: inlaid, collage: collage, sounds: parts.map(\.sound), text: caption,
            words: words(of: caption), bed: bed)
    }

    /// A part of a sound without a long pause, and the text read in it.
    private struct Part {
        let file: Int
        let start: Double
        /// The second at which it ends; nil for the end of the sound.
        var end: Double?
        var isWhole: Bool
        var spoken: [Spoken]

        var length: Double? { end.map { $0 - start } }
        var isEmpty: Bool { start >= end ?? endOfSound }

        var sound: Book.Sound {
            Book.Sound(file: file, clip: isWhole || start == 0 && end == nil ? nil : start...(end ?? endOfSound))
        }

        /// Whether the next range belongs to it; after a long pause something else may be heard in between.
        func takes(_ next: Spoken) -> Bool {
            guard next.sound == file, next.start >= start else { return false }
            return end.map { next.start < $0 + BookSlide.longPause } ?? true
        }
    }

    /// Seconds.
    private static let longPause = 5.0
    private static let mostParts = 200

    /// The sounds, played one after the other.
    private var parts: [Part] {
        var parts: [Part] = []
        for stretch in spoken {
            let last = parts.count - 1
            if parts.last?.takes(stretch) == true {
                parts[last].end = parts[last].end.flatMap { end in stretch.soundEnd.map { max(end, $0) } }
                parts[last].spoken.append(stretch)
            } else {
                parts.append(
                    Part(
                        file: stretch.sound, start: stretch.start, end: stretch.soundEnd, isWhole: stretch.isWhole,
                        spoken: [stretch]))
            }
        }
        return Array(parts.filter { !$0.isEmpty }.prefix(Self.mostParts))
    }

    /// The ranges with known times, in seconds from the start of the first part.
    private var heard: [Spoken] {
        var begin: Double? = 0
        return parts.flatMap { part -> [Spoken] in
            guard let offset = begin.map({ $0 - part.start }) else { return [] }
            begin = begin.flatMap { begin in part.length.map { begin + $0 } }
            return part.spoken.compactMap { stretch in
                guard let end = stretch.end, !stretch.range.isEmpty else { return nil }
                return Spoken(
                    range: stretch.range, sound: stretch.sound, start: stretch.start + offset, end: end + offset,
                    soundEnd: nil, isWhole: stretch.isWhole)
            }
        }
    }

    /// The start and end of each word of the caption, in seconds of the sound; empty if too little is known.
    private func words(of caption: String) -> [[Double]] {
        // Where the length of one is not known, the places of the next are not either.
        if spoken.contains(where: { $0.isWhole && $0.soundEnd == nil }) { return [] }
        let end = caption.unicodeScalars.count
        let heard = heard.filter { $0.range.lowerBound < end }
        let ranges = wordRanges.prefix(caption.split(separator: " ").count)
        // Marks around a word are often in no range, such as its comma.
        let known = ranges.map { word in
            (
                start: word.lazy.compactMap { time(of: $0, in: heard) }.first,
                end: word.reversed().lazy.compactMap { time(of: $0, in: heard, isEnd: true) }.first
            )
        }
        // Where each sound says what it reads, what none reads is silent.
        let isSure = !heard.isEmpty && heard.allSatisfy(\.isWhole)
        guard isSure || known.count(where: { $0.start != nil }) * 2 > ranges.count else { return [] }
        var last = 0.0
        return known.map { word in
            // A word without a known time gets zero length, at the end of the one before it.
            let start = max(last, word.start ?? last)
            last = max(start, word.end ?? start)
            return [start, last].map { ($0 * 1000).rounded() / 1000 }
        }
    }

    private var wordRanges: [Range<Int>] {
        text.scalars.split(separator: " ").map { $0.startIndex..<$0.endIndex }
    }

    /// The time at which a letter starts or ends: a sentence's is distributed over its letters, a word's own is exact.
    private func time(of position: Int, in heard: [Spoken], isEnd: Bool = false) -> Double? {
        guard let stretch = heard.first(where: { $0.range.contains(position) }), let end = stretch.end else {
            return nil
        }
        let letters = text.scalars[stretch.range.clamped(to: text.scalars.indices)]
        let before = letters.prefix(position - stretch.range.lowerBound).count { $0 != " " } + (isEnd ? 1 : 0)
        let all = letters.count { $0 != " " }
        return stretch.start + (end - stretch.start) * Double(before) / Double(max(1, all))
    }
}

extension String {
    /// Characters: a page of a picture book has fewer.
    private static let longestCaption = 3000

    /// The text, truncated between words if it is too long.
    var cutBetweenWords: String {
        guard count > Self.longestCaption else { return self }
        let words = split(separator: " ")
        var length = 0
        let kept = words.prefix { word in
            length += word.count + 1
            return length <= Self.longestCaption
        }
        return (kept.isEmpty ? words.prefix(1) : kept).joined(separator: " ").prefix(Self.longestCaption) + "…"
    }
}
