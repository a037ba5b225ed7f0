/// The moment at which a word of a spoken text begins.
public struct WordMark: Hashable, Codable, Sendable {
    /// The word's place in the text, in characters.
    public let characters: Range<Int>
    public let seconds: Double

    public init(_ characters: Range<Int>, at seconds: Double) {
        (self.characters, self.seconds) = (characters, seconds)
    }
}

extension [WordMark] {
    /// The word that is heard at a place, or was the last; nil before the first.
    public func word(at seconds: Double) -> Range<Int>? { last { $0.seconds <= seconds }?.characters }
}
