/// A picture book as read from its EPUB or from Bloom: one page per slide.
public struct Book: Codable, Hashable, Sendable {
    /// The book's own title and language; empty if the book does not say.
    public var title, language: String
    /// The picture for the shelf; files are indexes into the ZIP listing.
    public var cover: Int?
    /// The recording of its title.
    public var spokenTitle: Int?
    public var pages: [Page]
    /// The start of text that belongs to no picture and is left out; empty if there is none.
    public var lostWords: String
    /// Authors and licence, one paragraph per line; empty if the book does not say.
    public var credits: String
    /// Paths of unreadable pages.
    public var leftOut: [String]

    public init(
        title: String = "", language: String = "", cover: Int? = nil, spokenTitle: Int? = nil, pages: [Page],
        lostWords: String = "", credits: String = "", leftOut: [String] = []
    ) {
        self.title = title
        self.language = language
        self.cover = cover
        self.spokenTitle = spokenTitle
        self.pages = pages
        self.lostWords = lostWords
        self.credits = credits
        self.leftOut = leftOut
    }

    /// A page with a picture.
    public struct Page: Codable, Hashable, Sendable {
        public var picture: Int
        /// The place of the picture among those that are written into the page `picture`; nil for a file of its own.
        public var inlaid: Int?
        /// The pictures of which it is the lowest, if there are several.
        public var collage: Collage?
        /// The sounds, played one after the other.
        public var sounds: [Sound]
        public var text: String
        /// The start and end of each word of `text`, in seconds of the sound; empty if the book does not say.
        public var words: [[Double]]
        /// The music that goes on below the voice.
        public var bed: Int?

        public init(
            picture: Int, inlaid: Int? = nil, collage: Collage? = nil, sounds: [Sound] = [], text: String = "",
            words: [[Double]] = [], bed: Int? = nil
        ) {
            self.picture = picture
            self.inlaid = inlaid
            self.collage = collage
            self.sounds = sounds
            self.text = text
            self.words = words
            self.bed = bed
        }
    }

    /// A sound of a page: a file, or a part of one.
    public struct Sound: Codable, Hashable, Sendable {
        public var file: Int
        /// Seconds; nil for the whole file.
        public var clip: ClosedRange<Double>?

        public init(file: Int, clip: ClosedRange<Double>? = nil) {
            self.file = file
            self.clip = clip
        }
    }
}

extension Book {
    private typealias Most = ConversionAnswer.Most

    /// Whether its figures can be: an honest child sends nothing else.
    var isPossible: Bool {
        let files = pages.flatMap { [$0.picture] + $0.sounds.map(\.file) + [$0.bed].compactMap(\.self) }
        let named = files + [cover, spokenTitle].compactMap(\.self)
        let places = pages.flatMap { page in
            page.words.flatMap(\.self) + page.sounds.compactMap(\.clip).flatMap { [$0.lowerBound, $0.upperBound] }
        }
        return pages.count <= Most.pages && named.allSatisfy { (0...Most.entries).contains($0) }
            && pages.compactMap(\.collage).allSatisfy(\.isPossible)
            && places.allSatisfy { (0...Most.seconds).contains($0) }
    }
}
