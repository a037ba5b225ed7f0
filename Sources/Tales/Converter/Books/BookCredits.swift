/// Who made a book, and what may be done with it: open licences ask that it be shown.
struct BookCredits {
    private var paragraphs: [String] = []

    /// Characters.
    private static let longest = 4000

    /// A paragraph a line.
    var string: String {
        let whole = paragraphs.joined(separator: "\n")
        return whole.count > Self.longest ? whole.prefix(Self.longest) + "…" : whole
    }

    var isEmpty: Bool { paragraphs.isEmpty }

    /// Adds what is not there yet: publishers repeat themselves from page to page.
    mutating func add(_ text: BookText) {
        for range in text.paragraphRanges { add(text.part(range).string) }
    }

    mutating func add(_ words: String) {
        if !words.isEmpty, !paragraphs.contains(words) { paragraphs.append(words) }
    }

    /// The paragraph with which a text begins to speak of licences; nil where it does not.
    static func start(in text: BookText) -> Int? {
        text.paragraphRanges.first { isLicence(text.part($0).string) }?.lowerBound
    }

    private static let signs = [
        "creative commons", "creativecommons.org", "cc by", "cc-by", "cc0", "released under", "some rights reserved",
        "all rights reserved", "isbn",
    ]

    private static func isLicence(_ paragraph: String) -> Bool {
        // Soft hyphens stand in the middle of "CC-BY".
        let plain = paragraph.lowercased().filter { $0 != "\u{ad}" }
        return signs.contains { sign in
            plain.ranges(of: sign).contains { place in
                // A word of its own: no part of a name.
                place.lowerBound == plain.startIndex || !plain[plain.index(before: place.lowerBound)].isLetter
            }
        }
    }
}
