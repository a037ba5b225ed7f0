import Engine
import Sentences

/// A tale as described by its content pack, with the files that were found.
public struct Story: Hashable, Codable, Sendable, Identifiable {
    public let id: String
    public let title: String
    /// A BCP 47 tag, such as `lv`.
    public var language = "lv"
    public var cover: Image?
    /// The title as spoken by the narrator.
    public var spokenTitle: Sound?
    /// Stored and marked on the card, otherwise without effect.
    public var isPremium = false
    /// Authors and licence, one paragraph per line; nil if unknown.
    public var credits: String?
    /// The user's own shelf it is on; nil for that of its language.
    public var shelf: String?
    /// When it was added, in seconds since 1970; nil if unknown.
    public var added: Int?
    public let slides: Slides
    /// The same tale in other voices.
    public var tellings: [Telling] = []
    /// Its duration, heard or read, in seconds.
    public let length: Double

    public init(
        id: String, title: String, language: String = "lv", cover: Image? = nil, spokenTitle: Sound? = nil,
        isPremium: Bool = false, credits: String? = nil, shelf: String? = nil, added: Int? = nil,
        slides: some Collection<Slide>, tellings: [Telling] = []
    ) {
        self.id = id
        self.title = title
        self.language = language
        self.cover = cover
        self.spokenTitle = spokenTitle
        self.isPremium = isPremium
        self.credits = credits
        self.shelf = shelf
        self.added = added
        self.slides = Slides(slides)
        self.tellings = tellings
        length = slides.reduce(0) { $0 + $1.length }
    }

    public var route: Route { Route("stories/\(id)") }

    private enum CodingKeys: CodingKey {
        case id, title, language, cover, spokenTitle, isPremium, credits, shelf, added, slides, tellings
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try fields.decode(String.self, forKey: .id), title: try fields.decode(String.self, forKey: .title),
            language: try fields.decode(String.self, forKey: .language),
            cover: try fields.decodeIfPresent(Image.self, forKey: .cover),
            spokenTitle: try fields.decodeIfPresent(Sound.self, forKey: .spokenTitle),
            isPremium: try fields.decode(Bool.self, forKey: .isPremium),
            credits: try fields.decodeIfPresent(String.self, forKey: .credits),
            shelf: try fields.decodeIfPresent(String.self, forKey: .shelf),
            added: try fields.decodeIfPresent(Int.self, forKey: .added),
            slides: try fields.decode([Slide].self, forKey: .slides),
            tellings: try fields.decode([Telling].self, forKey: .tellings))
    }
}

/// One picture of a tale with its narration and words.
public struct Slide: Hashable, Codable, Sendable, Identifiable {
    public let id: String
    public var image: Image?
    public var narration: Sound?
    /// The caption.
    public var text = ""
    /// When each space-separated word of `text`, or each of its sentences, is spoken, in seconds of the clip.
    public var words: [WordTime] = []
    /// The clip's length in seconds; nil if unknown.
    public var clipLength: Double?

    public init(
        id: String, image: Image? = nil, narration: Sound? = nil, text: String = "", words: [WordTime] = [],
        clipLength: Double? = nil
    ) {
        self.id = id
        self.image = image
        self.narration = narration
        self.text = text
        self.words = words
        self.clipLength = clipLength
    }

    /// Its duration, heard or (without sound) read, in seconds.
    public var length: Double {
        let reading = Double(text.readingTime) / 60
        return narration == nil ? reading : clipLength ?? words.last?.end ?? reading
    }
}

/// When a word starts and ends, in seconds of its clip.
public struct WordTime: Hashable, Codable, Sendable {
    public let start, end: Double

    public init(start: Double, end: Double) {
        self.start = start
        self.end = end
    }
}

/// The readable tales, and the problems of the others.
public struct Shelf: Document {
    public static let name = "shelf"

    public var stories: [Story] { didSet { order = nil } }
    /// One line each, naming the file.
    public var problems: [Sentence]
    /// Whether all folders have been read; at the start only the tale to resume is here.
    public var isWhole: Bool
    /// Clips that need conversion before playback.
    public var wantedClips: [ConvertedClips.Wanted] = []
    /// The bookcase arrangement, if computed ahead of time.
    package private(set) var order: BookcaseOrder?

    private enum CodingKeys: CodingKey { case stories, problems, isWhole, wantedClips }

    public init(stories: [Story] = [], problems: [Sentence] = [], isWhole: Bool = true) {
        self.stories = stories
        self.problems = problems
        self.isWhole = isWhole
    }

    /// Whether its tales are shown in a bookcase.
    package var isMany: Bool { stories.count > Self.fewTales }
    /// With more tales than this there is a bookcase.
    package static let fewTales = 36

    public subscript(id: String) -> Story? { stories.first { $0.id == id } }

    /// Computes the bookcase arrangement ahead of time.
    mutating func arrange() { if isMany { order = BookcaseOrder(self) } }
}
