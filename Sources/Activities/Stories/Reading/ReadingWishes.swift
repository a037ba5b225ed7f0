import Engine

/// Reading preferences: showing the words, turning pages automatically, the language.
///
/// Stored as `reading.json`.
public struct ReadingWishes: Document {
    public static let name = "reading"

    public var version = 1
    /// Whether the words are shown below the picture.
    public var showsWords = false
    /// Whether the page turns when its clip has ended.
    public var turnsPages = false

    /// The language chosen for tales that are told in several, as a BCP 47 tag; nil for each tale's own.
    public var language: String?

    public init(showsWords: Bool = false, turnsPages: Bool = false) {
        self.showsWords = showsWords
        self.turnsPages = turnsPages
    }

    private enum CodingKeys: CodingKey { case version, showsWords, turnsPages, language }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        version = try container.decodeIfPresent(Int.self, forKey: .version) ?? 1
        showsWords = try container.decodeIfPresent(Bool.self, forKey: .showsWords) ?? false
        turnsPages = try container.decodeIfPresent(Bool.self, forKey: .turnsPages) ?? false
        language = try container.decodeIfPresent(String.self, forKey: .language)
    }
}
