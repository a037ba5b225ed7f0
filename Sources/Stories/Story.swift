import Engine

/// A tale as its content pack describes it, with the files that were found for it.
public struct Story: Hashable, Codable, Sendable, Identifiable {
    public let id: String
    public let title: String
    /// A BCP 47 tag, such as `lv`.
    public var language = "lv"
    public var cover: Image?
    /// Carried and marked on the card, otherwise without effect.
    public var isPremium = false
    public let slides: [Slide]

    public init(
        id: String, title: String, language: String = "lv", cover: Image? = nil, isPremium: Bool = false,
        slides: [Slide]
    ) {
        (self.id, self.title, self.language) = (id, title, language)
        (self.cover, self.isPremium, self.slides) = (cover, isPremium, slides)
    }

    public var route: Route { Route("stories/\(id)") }
}

/// One picture of a tale, what is said to it, and its words.
public struct Slide: Hashable, Codable, Sendable, Identifiable {
    public let id: String
    public var image: Image?
    public var narration: Sound?
    /// The caption.
    public var text = ""
    /// When each space-separated word of `text` is said, in seconds of the clip.
    public var words: [WordTime] = []

    public init(
        id: String, image: Image? = nil, narration: Sound? = nil, text: String = "", words: [WordTime] = []
    ) {
        (self.id, self.image, self.narration) = (id, image, narration)
        (self.text, self.words) = (text, words)
    }
}

/// When a word begins and ends, in seconds of its clip.
public struct WordTime: Hashable, Codable, Sendable {
    public let start, end: Double

    public init(start: Double, end: Double) { (self.start, self.end) = (start, end) }
}

/// The tales that could be read, and what was wrong with the others.
public struct Shelf: Document {
    public static let name = "shelf"

    public var stories: [Story]
    /// One line each, naming the file.
    public var problems: [String]

    public init(stories: [Story] = [], problems: [String] = []) {
        (self.stories, self.problems) = (stories, problems)
    }

    public subscript(id: String) -> Story? { stories.first { $0.id == id } }
}
