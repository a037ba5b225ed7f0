/// Names for a new tale and its files.
enum TaleNames {
    private static let longestID = 60

    /// Turns a title into an id: lowercase ASCII letters and digits, with `_` for everything between.
    ///
    /// - Parameter other: the fallback for a title without Latin letters, such as the book's file name.
    static func id(from title: String, orElse other: String = "") -> String {
        [title, other].lazy.map(plain).first { !$0.isEmpty } ?? "pasaka"
    }

    private static func plain(_ title: String) -> String {
        var id = ""
        for scalar in title.lowercased().unicodeScalars.compactMap(plain) {
            if scalar != "_" || (!id.isEmpty && id.last != "_") { id.unicodeScalars.append(scalar) }
        }
        let short = id.prefix(longestID)
        return String(short.last == "_" ? short.dropLast() : short)
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

    /// A Latin letter without diacritics, a digit, `_` for a separator, nil for a combining mark.
    private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case "a"..."z", "0"..."9": return scalar
        default: break
        }
        guard scalar.properties.canonicalCombiningClass == .notReordered else { return nil }
        // The Unicode name of š is LATIN SMALL LETTER S WITH CARON.
        let words = scalar.properties.name?.split(separator: " ") ?? []
        guard words.count > 4, words[..<3] == ["LATIN", "SMALL", "LETTER"], words[3].count == 1, words[4] == "WITH"
        else { return "_" }
        return words[3].lowercased().unicodeScalars.first
    }
}
