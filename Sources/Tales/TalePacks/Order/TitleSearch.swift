/// Words by which titles are searched: each is the beginning of one of the title's, in capitals or not, with or without
/// accents.
public struct TitleSearch: Hashable, Sendable {
    private let words: [[Character]]

    public init(_ text: String) { words = Self.words(of: text) }

    /// Whether nothing is searched for.
    public var isEmpty: Bool { words.isEmpty }

    public func finds(_ title: String) -> Bool {
        let known = Self.words(of: title)
        return words.allSatisfy { wanted in known.contains { $0.starts(with: wanted) } }
    }

    private static func words(of text: String) -> [[Character]] {
        text.split { !$0.isLetter && !$0.isNumber }.map { $0.flatMap(plain) }
    }

    /// The small letters without accents of a character.
    private static func plain(_ character: Character) -> [Character] {
        Array((LatvianOrder.latinBase(of: character) ?? character).lowercased())
    }
}
