/// A scrolling list of paragraphs, the last of which may grow word by word.
///
/// Each is laid out once, and only what is seen is drawn. While it grows it keeps to its end, unless the reader has
/// scrolled up. Beyond ``most`` paragraphs the oldest go.
public struct ParagraphList: Hashable, Sendable {
    /// The most paragraphs that it keeps.
    public static let most = 1000

    /// The area in which it is seen, in stage points.
    public private(set) var area: Rect
    public private(set) var paragraphs: [Paragraph] = []
    /// The word that is marked, such as the one that is spoken.
    public var mark: Word?
    private(set) var scroll: Scroll
    public var canScroll: Bool { scroll.canScroll }
    /// The top of each paragraph's paper below the top of the list, and the end of the last.
    private(set) var tops: [Double] = []
    private var length = 0.0
    private let motion: Motion
    private let widths: LetterWidths
    /// The factor of all looks, such as for a tall window.
    private var scale = 1.0

    /// A word of a paragraph, from 0.
    public struct Word: Hashable, Sendable {
        public let paragraph: Int
        public let word: Int

        /// - Parameter paragraph: its id.
        public init(_ word: Int, of paragraph: Int) { (self.word, self.paragraph) = (word, paragraph) }
    }

    public init(in area: Rect, motion: Motion, widths: LetterWidths = .andika) {
        (self.area, self.motion, self.widths) = (area, motion, widths)
        scroll = Scroll(length: 0, viewport: area.height, motion: motion)
    }

    public var isEmpty: Bool { paragraphs.isEmpty }
    public subscript(id: Int) -> Paragraph? { paragraphs.last { $0.id == id } }

    // MARK: - Content

    /// Adds a paragraph at the end.
    ///
    /// - Parameter id: what the screen calls it; another one for each.
    public mutating func append(_ text: String, id: Int, look: ParagraphLook) {
        let follows = isAtEnd
        let look = look.scaled(by: scale)
        let paragraph = Paragraph(id: id, look: look, text: text, width: area.width, widths: widths)
        tops.append(paragraphs.isEmpty ? 0 : length + look.gap)
        paragraphs.append(paragraph)
        measure(follows)
        if paragraphs.count > Self.most { removeOldest() }
    }

    /// Adds words to the last paragraph.
    public mutating func grow(by text: String) {
        guard !paragraphs.isEmpty, !text.isEmpty else { return }
        let follows = isAtEnd
        paragraphs[paragraphs.count - 1].grow(by: text, widths)
        measure(follows)
    }

    /// Replaces a paragraph's text.
    public mutating func replace(_ id: Int, text: String) {
        guard let place = paragraphs.lastIndex(where: { $0.id == id }) else { return }
        let follows = isAtEnd
        paragraphs[place] = Paragraph(
            id: id, look: paragraphs[place].look, text: text, width: area.width, widths: widths)
        layOut(follows)
    }

    public mutating func removeAll() {
        (paragraphs, tops, length, mark) = ([], [], 0, nil)
        scroll = Scroll(length: 0, viewport: area.height, motion: motion)
    }

    /// Lays everything out again, such as in a window of another size; the end stays in sight if it was.
    ///
    /// - Parameter scale: the factor of all looks, also of those that are added later.
    public mutating func fit(_ area: Rect, scale: Double = 1) {
        guard area != self.area || scale != self.scale else { return }
        let follows = isAtEnd
        let growth = scale / self.scale
        let isNew = area.width != self.area.width || growth != 1
        (self.area, self.scale) = (area, scale)
        if isNew {
            paragraphs = paragraphs.map {
                Paragraph(
                    id: $0.id, look: $0.look.scaled(by: growth), text: $0.text, width: area.width, widths: widths)
            }
        }
        layOut(follows, atOnce: true)
    }

    private mutating func layOut(_ follows: Bool, atOnce: Bool = false) {
        tops = []
        length = 0
        for paragraph in paragraphs {
            tops.append(tops.isEmpty ? 0 : length + paragraph.look.gap)
            length = (tops.last ?? 0) + paragraph.paper.height
        }
        measure(follows, atOnce: atOnce)
    }

    private mutating func measure(_ follows: Bool, atOnce: Bool = false) {
        length = (tops.last ?? 0) + (paragraphs.last?.paper.height ?? 0)
        scroll.fit(length: length, viewport: area.height)
        if follows { showEnd(atOnce: atOnce) }
    }

    private mutating func removeOldest() {
        let count = paragraphs.count - Self.most
        let gone = tops[count]
        paragraphs.removeFirst(count)
        tops = tops.dropFirst(count).map { $0 - gone }
        length -= gone
        scroll.shift(by: -gone)
        scroll.fit(length: length, viewport: area.height)
    }

    // MARK: - Scrolling

    /// Whether its end is in sight, or about to be.
    public var isAtEnd: Bool { !scroll.isHeld && scroll.goal >= scroll.end - 2 }

    public mutating func showEnd(atOnce: Bool = false) {
        scroll.reveal(max(0, length - 1)...max(1, length), atOnce: atOnce)
    }

    /// Follows a finger that drags it.
    public mutating func drag(_ drag: Drag) { scroll.follow(drag) { $0.y } }

    /// Scrolls by screens, less a line or two: −1 up, 1 down.
    public mutating func page(_ step: Int) { scroll.step(by: Double(step) * area.height * 0.8) }

    /// Scrolls as little as needed to show a paragraph, as when it gets the focus.
    ///
    /// - Parameter last: the last of several to show; if they are higher than the list, their beginning is seen.
    public mutating func reveal(_ id: Int, through last: Int? = nil) {
        guard let place = paragraphs.lastIndex(where: { $0.id == id }),
            let end = paragraphs.lastIndex(where: { $0.id == last ?? id }), end >= place
        else { return }
        scroll.reveal(tops[place]...(tops[end] + paragraphs[end].paper.height))
    }

    public mutating func tick() { scroll.tick() }
    public var rest: Rest { .whether(scroll.isMoving) }
    /// How far it is scrolled and how far it could be, in points, for a screen that shows that.
    public var progress: (offset: Double, end: Double) { (scroll.offset, scroll.end) }
}
