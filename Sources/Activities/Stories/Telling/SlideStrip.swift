import Engine

/// Thumbnails of a tale's slides in a scrolling row.
struct SlideStrip: Hashable, Sendable {
    let count: Int
    private let layout: RecorderLayout
    private var scroll: Scroll

    private static let margin = 60.0

    init(count: Int, in layout: RecorderLayout = RecorderLayout(), motion: Motion) {
        (self.count, self.layout) = (count, layout)
        let length = Double(count) * layout.spacing + 2 * Self.margin
        scroll = Scroll(length: length, viewport: Stage.size.width, motion: motion)
    }

    /// A few cards are centred on the stage.
    private var start: Double {
        let width = Double(count) * layout.spacing - (layout.spacing - layout.card.width)
        return max(Self.margin, (Stage.size.width - width) / 2)
    }

    func area(of index: Int) -> Rect {
        Rect(
            x: start + Double(index) * layout.spacing - scroll.offset, y: layout.row, width: layout.card.width,
            height: layout.card.height)
    }

    /// The visible cards, and one more at each end so that the focus can go there.
    var visible: Range<Int> {
        let first = Int(((scroll.offset - start) / layout.spacing).rounded(.down)) - 1
        let last = Int(((scroll.offset + Stage.size.width - start) / layout.spacing).rounded(.down)) + 1
        let lower = clamp(first, 0...count)
        return lower..<max(lower, clamp(last + 1, 0...count))
    }

    var canScroll: Bool { scroll.canScroll }
    var isMoving: Bool { scroll.isMoving }

    mutating func follow(_ drag: Drag) { scroll.follow(drag) { $0.x } }

    mutating func tick() { scroll.tick() }

    /// Scrolls a card into view with its neighbours.
    mutating func reveal(_ index: Int, atOnce: Bool = false) {
        let left = start + Double(index) * layout.spacing
        scroll.reveal((left - layout.spacing)...(left + 2 * layout.spacing), atOnce: atOnce)
    }
}
