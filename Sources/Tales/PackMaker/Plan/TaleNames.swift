import TalePacks

/// Names for a new tale and its files.
enum TaleNames {
    private static let longestID = 60
    /// The id of a tale whose title has no letter that can be transcribed.
    private static let usualID = "pasaka"

    /// Turns a title into an id: lowercase ASCII letters and digits, with `_` for everything between.
    ///
    /// Titles from which letters are lost get a mark, so that two of them differ.
    static func id(from title: String) -> String {
        let (id, isWhole) = plain(title)
        return isWhole && !id.isEmpty ? id : marked(id, of: title)
    }

    /// An id with the mark of a title, for one that another tale has.
    static func marked(_ id: String, of title: String) -> String {
        var digest = Digest()
        digest.add(TaleTitle(title).folded.utf8)
        let plain = plain(id).id
        return "\(plain.isEmpty ? usualID : plain)_\(digest.finish().prefix(8))"
    }

    /// - Returns: the id, and whether each letter of the title is in it.
    private static func plain(_ title: String) -> (id: String, isWhole: Bool) {
        var (id, isWhole) = ("", true)
        for scalar in title.lowercased().unicodeScalars where !scalar.isMark {
            let letters = LatinLetters.of(scalar)
            if letters == nil, scalar.properties.isAlphabetic { isWhole = false }
            if letters != nil || (!id.isEmpty && id.last != "_") { id += letters ?? "_" }
        }
        let short = id.prefix(longestID)
        return (String(short.last == "_" ? short.dropLast() : short), isWhole && id.count <= longestID)
    }

    /// The id itself, or the first free one of `id-2`, `id-3` ….
    static func free(_ id: String, among taken: Set<String>) -> String {
        guard taken.contains(id) else { return id }
        for number in 2... where !taken.contains("\(id)-\(number)") { return "\(id)-\(number)" }
        return id
    }

    /// `slide01`, with enough digits that the names of all slides have equal length.
    static func slide(_ number: Int, of count: Int) -> String {
        let digits = "\(number)"
        return "slide" + String(repeating: "0", count: max(2, "\(count)".count) - digits.count) + digits
    }
}

extension Unicode.Scalar {
    /// Whether it is combined with the letter before it.
    fileprivate var isMark: Bool { properties.canonicalCombiningClass != .notReordered }
}
