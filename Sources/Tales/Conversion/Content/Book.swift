/// A picture book as its EPUB tells it: a page for each slide.
public struct Book: Codable, Hashable, Sendable {
    /// Empty where the book does not say.
    public var title, language: String
    /// The picture on the shelf; files are numbers of the ZIP's listing.
    public var cover: Int?
    public var pages: [Page]
    /// How words begin that belong to no picture and are left out; empty where there are none.
    public var lostWords: String
    /// Who made it and what may be done with it, a paragraph a line; empty where the book does not say.
    public var credits: String
    /// Paths of pages that could not be read.
    public var leftOut: [String]

    public init(
        title: String = "", language: String = "", cover: Int? = nil, pages: [Page], lostWords: String = "",
        credits: String = "", leftOut: [String] = []
    ) {
        (self.title, self.language, self.cover) = (title, language, cover)
        (self.pages, self.lostWords) = (pages, lostWords)
        (self.credits, self.leftOut) = (credits, leftOut)
    }

    /// A page with a picture.
    public struct Page: Codable, Hashable, Sendable {
        public var picture: Int
        /// What is heard, one after the other.
        public var sounds: [Sound]
        public var text: String
        /// When each word of `text` is said, in seconds of what is heard: start, end; empty where the book does not say.
        public var words: [[Double]]

        public init(picture: Int, sounds: [Sound] = [], text: String = "", words: [[Double]] = []) {
            (self.picture, self.sounds, self.text, self.words) = (picture, sounds, text, words)
        }
    }

    /// What is heard on a page: a file, or a part of it.
    public struct Sound: Codable, Hashable, Sendable {
        public var file: Int
        /// Seconds; nil for the whole file.
        public var clip: ClosedRange<Double>?

        public init(file: Int, clip: ClosedRange<Double>? = nil) { (self.file, self.clip) = (file, clip) }
    }
}
