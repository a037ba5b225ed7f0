/// A word as it is compared: in small letters, without accents, but with its ñ, which is a letter of its own.
public struct WordForm: Hashable, Sendable {
    public let letters: [Character]

    public init(_ word: String) {
        letters = word.lowercased().map { Self.plain[$0] ?? $0 }
    }

    private static let plain: [Character: Character] = [
        "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ü": "u", "à": "a", "è": "e", "ì": "i", "ò": "o", "ù": "u",
    ]

    /// The number of letters from which on one mistake is forgiven.
    private static let forgiving = 5

    /// Whether it is the same word, or differs by one typing mistake: a letter too much, too little, another, or two
    /// that have changed places.
    public func isNear(_ other: WordForm) -> Bool {
        let (one, two) = (letters, other.letters)
        guard one != two else { return true }
        guard min(one.count, two.count) >= Self.forgiving, abs(one.count - two.count) <= 1 else { return false }
        let same = zip(one, two).prefix { $0 == $1 }.count
        let (restOfOne, restOfTwo) = (one[same...], two[same...])
        if one.count == two.count {
            let isSwapped = restOfOne.prefix(2).elementsEqual(restOfTwo.prefix(2).reversed())
            return restOfOne.dropFirst().elementsEqual(restOfTwo.dropFirst())
                || isSwapped && restOfOne.dropFirst(2).elementsEqual(restOfTwo.dropFirst(2))
        }
        return one.count > two.count
            ? restOfOne.dropFirst().elementsEqual(restOfTwo) : restOfTwo.dropFirst().elementsEqual(restOfOne)
    }
}
