/// What a presentation tells beside the pictures of its slides.
public struct Presentation: Codable, Hashable, Sendable {
    /// The slides in the order in which they are shown.
    public var slides: [Slide]

    public init(slides: [Slide]) { self.slides = slides }

    public struct Slide: Codable, Hashable, Sendable {
        /// Whether it is left out when the presentation is shown, and from most PDFs.
        public var isHidden: Bool
        /// The recordings, played one after the other: indexes into the ZIP listing.
        public var sounds: [Int]
        /// The notes below the slide, as one line.
        public var notes: String

        public init(isHidden: Bool = false, sounds: [Int] = [], notes: String = "") {
            self.isHidden = isHidden
            self.sounds = sounds
            self.notes = notes
        }
    }
}

extension Presentation {
    private typealias Most = ConversionAnswer.Most

    /// Whether its figures can be: an honest child sends nothing else.
    var isPossible: Bool {
        slides.count <= Most.pages
            && slides.allSatisfy { $0.sounds.count <= Most.pages && $0.sounds.allSatisfy((0...Most.entries).contains) }
    }
}
