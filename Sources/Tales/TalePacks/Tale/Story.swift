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
    /// The line on its title page, such as "Pēc Kārļa Skalbes pasakas", and the same as spoken by the narrator.
    public var by: String?
    public var spokenBy: Sound?
    /// Its theme, a loop.
    public var music: Sound?
    /// Whether it is premium: marked on the card, otherwise without effect.
    public var isPremium = false
    /// Authors and licence, one paragraph per line; nil if unknown.
    public var credits: String?
    /// The user's own shelf it is on; nil for that of its language.
    public var shelf: String?
    /// The time at which it was added, in seconds since 1970; nil if unknown.
    public var added: Int?
    /// How frightening the whole tale is, in wolves; nil if its slides alone tell.
    public var wolves: Int?
    public let slides: Slides
    /// The same tale in other voices.
    public var tellings: [Telling] = []
    /// The same tale in other languages.
    public var translations: [Translation] = []
    /// Its duration, heard or read, in seconds.
    public let length: Double
    /// The wolves of its most frightening slide; nil if none tells.
    public let slideWolves: Int?
    /// The wolves of the tale or of its most frightening slide; nil if nobody has said.
    public var rating: Int? { [wolves, slideWolves].compactMap(\.self).max() }
    /// The same; none if nobody has said.
    public var mostWolves: Int { rating ?? 0 }

    /// The numbers of wolves that a tale may have.
    public static let wolves = 0...3

    public init(
        id: String, title: String, language: String = "lv", cover: Image? = nil, spokenTitle: Sound? = nil,
        by: String? = nil, spokenBy: Sound? = nil, music: Sound? = nil, isPremium: Bool = false, credits: String? = nil,
        shelf: String? = nil, added: Int? = nil, wolves: Int? = nil, slides: some Collection<Slide>,
        tellings: [Telling] = [], translations: [Translation] = []
    ) {
        self.id = id
        self.title = title
        self.language = language
        self.cover = cover
        self.spokenTitle = spokenTitle
        self.by = by
        self.spokenBy = spokenBy
        self.music = music
        self.isPremium = isPremium
        self.credits = credits
        self.shelf = shelf
        self.added = added
        self.wolves = wolves
        self.slides = Slides(slides)
        self.tellings = tellings
        self.translations = translations
        slideWolves = slides.lazy.compactMap(\.wolves).max()
        length = slides.reduce(0) { $0 + $1.length }
    }

    public var route: Route { Route("stories/\(id)") }

    private enum CodingKeys: CodingKey {
        case id, title, language, cover, spokenTitle, by, spokenBy, music, isPremium, credits, shelf, added, wolves
        case slides, tellings, translations
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try fields.decode(String.self, forKey: .id), title: try fields.decode(String.self, forKey: .title),
            language: try fields.decode(String.self, forKey: .language),
            cover: try fields.decodeIfPresent(Image.self, forKey: .cover),
            spokenTitle: try fields.decodeIfPresent(Sound.self, forKey: .spokenTitle),
            by: try fields.decodeIfPresent(String.self, forKey: .by),
            spokenBy: try fields.decodeIfPresent(Sound.self, forKey: .spokenBy),
            music: try fields.decodeIfPresent(Sound.self, forKey: .music),
            isPremium: try fields.decode(Bool.self, forKey: .isPremium),
            credits: try fields.decodeIfPresent(String.self, forKey: .credits),
            shelf: try fields.decodeIfPresent(String.self, forKey: .shelf),
            added: try fields.decodeIfPresent(Int.self, forKey: .added),
            wolves: try fields.decodeIfPresent(Int.self, forKey: .wolves),
            slides: try fields.decode([Slide].self, forKey: .slides),
            tellings: try fields.decode([Telling].self, forKey: .tellings),
            translations: try fields.decodeIfPresent([Translation].self, forKey: .translations) ?? [])
    }
}

/// One picture of a tale with its narration and words.
public struct Slide: Hashable, Codable, Sendable, Identifiable {
    public let id: String
    public var image: Image?
    public var narration: Sound?
    /// The caption.
    public var text = ""
    /// The times of each space-separated word of `text`, or each of its sentences, in seconds of the clip.
    public var words: [WordTime] = []
    /// The clip's length in seconds; nil if unknown.
    public var clipLength: Double?
    /// A question for the grown-up to ask about it.
    public var ask: String?
    /// How frightening it is, in wolves; nil if nobody has said.
    public var wolves: Int?
    /// Words of the text that are explained, in its order.
    public var explanations: [Explanation] = []
    /// The pieces of the picture that move, in painting order.
    public var figures: [Figure] = []
    /// What goes on softly below the voice, a loop.
    public var bed: Sound?
    /// The sounds of the scene at words of the text.
    public var foley: [Foley] = []

    public init(
        id: String, image: Image? = nil, narration: Sound? = nil, text: String = "", words: [WordTime] = [],
        clipLength: Double? = nil, ask: String? = nil, wolves: Int? = nil, explanations: [Explanation] = [],
        figures: [Figure] = [], bed: Sound? = nil, foley: [Foley] = []
    ) {
        self.id = id
        self.image = image
        self.narration = narration
        self.text = text
        self.words = words
        self.clipLength = clipLength
        self.ask = ask
        self.wolves = wolves
        self.explanations = explanations
        self.figures = figures
        self.bed = bed
        self.foley = foley
    }

    /// The explanation of a word of the text, by the word's zero-based place among those separated by spaces.
    public func explanation(of place: Int) -> Explanation? {
        guard !explanations.isEmpty else { return nil }
        let words = text.split(separator: " ")
        guard words.indices.contains(place) else { return nil }
        let word = words[place].bareWord
        return explanations.first { $0.word[...].bareWord == word }
    }

    /// The places of the words that have an explanation.
    public var explainedPlaces: [Int] {
        guard !explanations.isEmpty else { return [] }
        let explained = Set(explanations.map { $0.word[...].bareWord })
        return text.split(separator: " ").enumerated().filter { explained.contains($1.bareWord) }.map(\.offset)
    }

    /// Its duration, heard or (without sound) read, in seconds.
    public var length: Double {
        let reading = Double(text.readingTime) / 60
        return narration == nil ? reading : clipLength ?? words.last?.end ?? reading
    }
}

extension Slide {
    private enum CodingKeys: CodingKey {
        case id, image, narration, text, words, clipLength, ask, wolves, explanations, figures, bed, foley
    }

    /// A recording made before there were questions has none.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try fields.decode(String.self, forKey: .id),
            image: try fields.decodeIfPresent(Image.self, forKey: .image),
            narration: try fields.decodeIfPresent(Sound.self, forKey: .narration),
            text: try fields.decode(String.self, forKey: .text),
            words: try fields.decode([WordTime].self, forKey: .words),
            clipLength: try fields.decodeIfPresent(Double.self, forKey: .clipLength),
            ask: try fields.decodeIfPresent(String.self, forKey: .ask),
            wolves: try fields.decodeIfPresent(Int.self, forKey: .wolves),
            explanations: try fields.decodeIfPresent([Explanation].self, forKey: .explanations) ?? [],
            figures: try fields.decodeIfPresent([Figure].self, forKey: .figures) ?? [],
            bed: try fields.decodeIfPresent(Sound.self, forKey: .bed),
            foley: try fields.decodeIfPresent([Foley].self, forKey: .foley) ?? [])
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(id, forKey: .id)
        try fields.encodeIfPresent(image, forKey: .image)
        try fields.encodeIfPresent(narration, forKey: .narration)
        try fields.encode(text, forKey: .text)
        try fields.encode(words, forKey: .words)
        try fields.encodeIfPresent(clipLength, forKey: .clipLength)
        try fields.encodeIfPresent(ask, forKey: .ask)
        try fields.encodeIfPresent(wolves, forKey: .wolves)
        if !explanations.isEmpty { try fields.encode(explanations, forKey: .explanations) }
        if !figures.isEmpty { try fields.encode(figures, forKey: .figures) }
        try fields.encodeIfPresent(bed, forKey: .bed)
        if !foley.isEmpty { try fields.encode(foley, forKey: .foley) }
    }
}

/// What a word of a text means, for a child who has never heard it.
public struct Explanation: Hashable, Codable, Sendable {
    /// The word as it stands in the text, whatever its ending, with or without its capital.
    public let word: String
    public let text: String
    /// The explanation as spoken by the narrator; nil if it can only be read.
    public var clip: Sound?

    public init(word: String, text: String, clip: Sound? = nil) {
        self.word = word
        self.text = text
        self.clip = clip
    }
}

extension Substring {
    /// The word in small letters, without quotation marks and other signs around it.
    package var bareWord: String {
        func isSign(_ character: Character) -> Bool { !character.isLetter && !character.isNumber }
        let start = drop(while: isSign)
        return String(start.reversed().drop(while: isSign).reversed()).lowercased()
    }
}

/// The start and end of a word, in seconds of its clip.
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
    /// The most tales without a bookcase.
    package static let fewTales = 36

    public subscript(id: String) -> Story? { stories.first { $0.id == id } }

    /// Computes the bookcase arrangement ahead of time.
    mutating func arrange() { if isMany { order = BookcaseOrder(self) } }
}
