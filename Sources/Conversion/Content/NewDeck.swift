/// New notes to pack for Anki.
public struct NewDeck: Codable, Hashable, Sendable {
    public let notes: [Note]
    /// The tags of every note; without spaces.
    public let tags: [String]

    public init(_ notes: [Note], tags: [String]) { (self.notes, self.tags) = (notes, tags) }

    /// A word or phrase, what it means, and a sentence with it; plain texts.
    public struct Note: Codable, Hashable, Sendable {
        public let front, back, example: String

        public init(_ front: String, _ back: String, example: String = "") {
            (self.front, self.back, self.example) = (front, back, example)
        }
    }
}

extension Conversion {
    /// Packs notes as a file that every Anki imports; of equal notes it is equal.
    public func package(_ deck: NewDeck) throws(ConversionRefusal) -> [UInt8] {
        let (bytes, answer) = try bytes(.package(deck))
        guard case .package = answer else { throw .notAnswered }
        return bytes
    }
}
