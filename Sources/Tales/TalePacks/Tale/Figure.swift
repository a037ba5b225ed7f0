import Engine

/// A piece cut out of a slide's picture that moves, and answers a touch.
public struct Figure: Hashable, Codable, Sendable {
    /// The piece with its transparency, and what lies behind it; nil where it is hidden at rest.
    public let image: Image
    public var behind: Image?
    public let place: FigurePlace
    /// How it moves while nobody touches it.
    public var rest: FigureMove?
    public var answer: Answer?
    /// Whether it is the mouse to find on its slide.
    public var isMouse = false

    /// The answer to a touch.
    public struct Answer: Hashable, Codable, Sendable {
        public let move: FigureMove
        public var clip: Sound?
        /// Seconds; nil if unknown.
        public var clipLength: Double?
        /// The place of its word in the slide's text, from 0.
        public var word: Int?

        public init(_ move: FigureMove, clip: Sound? = nil, clipLength: Double? = nil, word: Int? = nil) {
            (self.move, self.clip, self.clipLength, self.word) = (move, clip, clipLength, word)
        }

        /// The ticks that it lasts, seen or heard.
        public var length: Int { max(move.answerLength, Int(((clipLength ?? 0) * 60).rounded(.up))) }
    }

    public init(
        image: Image, behind: Image? = nil, place: FigurePlace, rest: FigureMove? = nil, answer: Answer? = nil,
        isMouse: Bool = false
    ) {
        (self.image, self.behind, self.place) = (image, behind, place)
        (self.rest, self.answer, self.isMouse) = (rest, answer, isMouse)
    }

    var images: [Image] { [image, behind].compactMap(\.self) }

    private func moves(_ motion: FigureMotion) -> FigureMove? {
        [rest, answer?.move].compactMap(\.self).first { $0.motion == motion }
    }

    /// Whether it is hidden at rest, such as closed eyelids.
    public var isHidden: Bool { moves(.blink) != nil }

    /// How far it comes out of its hiding place, in points; 0 for one that does not hide.
    public var hiding: Double { moves(.peek)?.strength ?? 0 }
}

/// The place of a piece, in points of a page of 1600 × 1200 in whose middle the picture lies.
public struct FigurePlace: Hashable, Codable, Sendable {
    /// The piece's box at rest.
    public let box: Rect
    /// The box of what lies behind it.
    public var ground: Rect?
    /// The point about which it turns and grows.
    public let pivot: Point

    public init(_ box: Rect, ground: Rect? = nil, pivot: Point? = nil) {
        (self.box, self.ground, self.pivot) = (box, ground, pivot ?? box.center)
    }

    /// The longest and the shortest side of a piece.
    package static let (longest, shortest) = (800.0, 8.0)
    /// The most figures of a slide.
    package static let most = 12
    /// The most points that all pieces and grounds of a slide cover: one and a half pictures.
    package static let mostArea = 1.5 * Stage.size.width * Stage.size.height

    /// The points that its piece and its ground cover.
    package var area: Double { box.width * box.height + (ground.map { $0.width * $0.height } ?? 0) }
}

extension Slide {
    /// All its pictures and sounds, as far as the slide itself has them.
    public var images: [Image] { [image].compactMap(\.self) + figures.flatMap(\.images) }
    public var sounds: [Sound] {
        ([narration] + explanations.map(\.clip) + figures.map { $0.answer?.clip } + [bed] + foley.map(\.clip))
            .compactMap(\.self)
    }
}
