/// A line of talk in the three languages of a scene.
public struct Line: Hashable, Sendable {
    public let spanish, english, latvian: String

    public init(_ spanish: String, _ english: String, _ latvian: String) {
        (self.spanish, self.english, self.latvian) = (spanish, english, latvian)
    }
}

extension Line: Codable {
    /// Reads the list of a file: Spanish, English, Latvian.
    public init(from decoder: any Decoder) throws {
        let texts = try decoder.singleValueContainer().decode([String].self)
        guard texts.count == 3, texts.allSatisfy({ !$0.isEmpty }) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a line is Spanish, English and Latvian"))
        }
        self.init(texts[0], texts[1], texts[2])
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode([spanish, english, latvian])
    }
}
