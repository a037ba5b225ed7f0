/// A book's authors and licence: open licences require attribution.
struct BookCredits {
    private var paragraphs: [String] = []

    /// Characters.
    private static let longest = 4000

    /// One paragraph per line.
    var string: String {
        let whole = paragraphs.joined(separator: "\n")
        return whole.count > Self.longest ? whole.prefix(Self.longest) + "…" : whole
    }

    var isEmpty: Bool { paragraphs.isEmpty }

    /// Adds what is new: publishers repeat themselves from page to page.
    mutating func add(_ text: BookText) {
        for range in text.paragraphRanges { add(text.part(range).string) }
    }

    mutating func add(_ words: String) {
        if !words.isEmpty, !paragraphs.contains(words) { paragraphs.append(words) }
    }

    /// The index of the paragraph with which the licence text starts; nil if there is none.
    static func start(in text: BookText) -> Int? {
        text.paragraphRanges.first { isLicence(text.part($0).string) }?.lowerBound
    }

    private static let signs = [
        "creative commons", "creativecommons.org", "cc by", "cc-by", "cc0", "released under", "some rights reserved",
        "all rights reserved", "isbn",
    ]

    private static func isLicence(_ paragraph: String) -> Bool {
        // "CC-BY" may contain soft hyphens.
        let plain = paragraph.lowercased().filter { $0 != "\u{ad}" }
        return signs.contains { sign in
            plain.ranges(of: sign).contains { place in
                // A separate word, not part of a name.
                place.lowerBound == plain.startIndex || !plain[plain.index(before: place.lowerBound)].isLetter
            }
        }
    }
}
