/// Words that are searched for: each is the beginning of a word of what is found, in capitals or not, with or without
/// accents.
public struct WordSearch: Hashable, Sendable {
    private let words: [[Character]]

    public init(_ text: String) { words = Self.words(of: text) }

    /// Whether nothing is searched for.
    public var isEmpty: Bool { words.isEmpty }

    public func finds(_ texts: String...) -> Bool { finds(texts) }

    public func finds(_ texts: [String]) -> Bool {
        guard !isEmpty else { return true }
        let known = texts.flatMap(Self.words)
        return words.allSatisfy { wanted in known.contains { $0.starts(with: wanted) } }
    }

    private static func words(of text: String) -> [[Character]] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { $0.map(plain) }
    }

    /// A small letter without its accents.
    private static func plain(_ letter: Character) -> Character {
        guard !letter.isASCII, let base = letter.latinBase else { return letter }
        return Character(base.lowercased())
    }
}

extension Character {
    /// The base letter: the Unicode name of ö is LATIN SMALL LETTER O WITH DIAERESIS.
    public var latinBase: Character? {
        guard let scalar = unicodeScalars.first, !scalar.isASCII else {
            return unicodeScalars.first.map(Character.init)  // with stacked combining marks
        }
        let words = scalar.properties.name?.split(separator: " ") ?? []
        guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[3].count == 1, words[4] == "WITH"
        else { return nil }
        return words[3].first
    }
}
