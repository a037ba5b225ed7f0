/// A short text by a stranger, made fit to be shown: one line, no controls, no marks that turn its direction.
enum PlainName {
    /// The most characters of a name.
    static let longest = 60

    static func of(_ text: String, longest: Int = longest) -> String {
        // Most ids and versions.
        if text.utf8.count <= longest, text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) { return text }
        var kept = String.UnicodeScalarView(), marks = 0
        for scalar in text.unicodeScalars.prefix(longest * 8) {
            let category = scalar.properties.generalCategory
            // Accents that are heaped on one letter would cover the lines above.
            marks = isAccent(category) ? marks + 1 : 0
            guard marks <= 2 else { continue }
            if isBreak(category) { kept.append(" ") } else if isShown(scalar, category) { kept.append(scalar) }
        }
        let words = String(kept).split(separator: " ").joined(separator: " ")
        return words.count > longest ? words.prefix(longest - 1) + "…" : words
    }

    private static func isAccent(_ category: Unicode.GeneralCategory) -> Bool {
        category == .nonspacingMark || category == .enclosingMark
    }

    private static func isBreak(_ category: Unicode.GeneralCategory) -> Bool {
        [.control, .lineSeparator, .paragraphSeparator, .spaceSeparator].contains(category)
    }

    /// Joiners make one emoji of several and belong to some scripts; other invisible signs only deceive.
    private static func isShown(_ scalar: Unicode.Scalar, _ category: Unicode.GeneralCategory) -> Bool {
        scalar == "\u{200d}" || scalar == "\u{200c}"
            || ![.format, .privateUse, .surrogate, .unassigned].contains(category)
    }
}
