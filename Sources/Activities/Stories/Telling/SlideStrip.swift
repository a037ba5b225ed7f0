import Engine

/// Thumbnails of a tale's slides in a scrolling row.
struct SlideStrip: Hashable, Sendable {
    let count: Int
    private var scroll: Scroll

    static let card = Size(width: 172, height: 134)
    static let spacing = 196.0
    private static let top = 1036.0, margin = 60.0

    init(count: Int, motion: Motion) {
        self.count = count
        let length = Double(count) * Self.spacing + 2 * Self.margin
        scroll = Scroll(length: length, viewport: Stage.size.width, motion: motion)
    }

    /// A few cards are centred on the stage.
    private var start: Double {
        let width = Double(count) * Self.spacing - (Self.spacing - Self.card.width)
        return max(Self.margin, (Stage.size.width - width) / 2)
    }

    func area(of index: Int) -> Rect {
        Rect(
            x: start + Double(index) * Self.spacing - scroll.offset, y: Self.top, width: Self.card.width,
            height: Self.card.height)
    }

    /// The visible cards, and one more at each end so that the focus can go there.
    var visible: Range<Int> {
        let first = Int(((scroll.offset - start) / Self.spacing).rounded(.down)) - 1
        let last = Int(((scroll.offset + Stage.size.width - start) / Self.spacing).rounded(.down)) + 1
        let lower = clamp(first, 0...count)
        return lower..<max(lower, clamp(last + 1, 0...count))
    }

    var isMoving: Bool { scroll.isMoving }

    mutating func follow(_ drag: Drag) { scroll.follow(drag) { $0.x } }

    mutating func tick() { scroll.tick() }

    /// Scrolls a card into view with its neighbours.
    mutating func reveal(_ index: Int, atOnce: Bool = false) {
        let left = start + Double(index) * Self.spacing
        scroll.reveal((left - Self.spacing)...(left + 2 * Self.spacing), atOnce: atOnce)
    }
}
