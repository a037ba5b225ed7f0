/// Finds the licence that a text beside a voice states, such as Piper's `MODEL_CARD`.
enum LicenceLine {
    /// The beginnings of well-known licences' texts.
    private static let known = [
        ("Apache License", "Apache-2.0"), ("MIT License", "MIT"), ("CC0 1.0", "CC0-1.0"),
        ("Attribution 4.0", "CC-BY-4.0"),
    ]
    private static let mostCharacters = 100

    /// - Returns: nil if none is stated.
    static func licence(in text: String) -> String? {
        let lines = text.split(whereSeparator: \.isNewline)
        for line in lines {
            let words = line.drop { !$0.isLetter }
            for name in ["license:", "licence:"] where words.lowercased().hasPrefix(name) {
                let value = words.dropFirst(name.count).trimmed
                if !value.isEmpty { return String(value.prefix(mostCharacters)) }
            }
        }
        return known.first { text.contains($0.0) }?.1
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...last]
    }
}
