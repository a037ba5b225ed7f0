import Engine

/// The layout of the shelf's cards on their strip.
struct StoryShelfLayout: Hashable, Sendable {
    let count: Int
    /// Whether there is space for the letters at the right edge.
    var hasLetters = false
    /// The viewport of the strip: the stage, or an upright window.
    var viewport = Stage.bounds

    /// A card on the stage; elsewhere it has the same proportions.
    static let card = Size(width: 430, height: 450)
    /// The strip's free space below the last row.
    private static let foot = 60.0

    private var isUpright: Bool { viewport.height > Stage.size.height }

    /// The size of a card: upright they are larger, and a little smaller again beside the letters.
    var card: Size {
        guard isUpright else { return Self.card }
        let width = hasLetters ? 630.0 : 660
        return Size(width: width, height: width * Self.card.height / Self.card.width)
    }

    /// The gap between the cards of a row; beside the letters they are closer together.
    private var gap: Double { isUpright ? hasLetters ? 44 : 80 : hasLetters ? 34 : 50 }
    /// The width that the letters take at the right edge.
    private var roomForLetters: Double { hasLetters ? isUpright ? 180 : 164 : 0 }

    /// Whether rows are closer together: on the stage more than two, so that the third one peeks in from below as a
    /// hint; upright it is the fourth.
    private var isTight: Bool { rowCount > 2 }
    var rowHeight: Double { card.height + (isUpright ? 40 : isTight ? 28 : 50) }
    /// The strip's free space above the first row.
    private var head: Double { isUpright ? 270 : isTight ? 200 : 215 }

    /// A few tales are in one centred row, more of them in rows of three, or of two upright.
    var columns: Int { min(max(count, 1), isUpright ? 2 : 3) }
    private var rowCount: Int { (count + columns - 1) / columns }

    /// The strip's length in points.
    var length: Double { head + Double(rowCount) * rowHeight - (rowHeight - card.height) + Self.foot }

    /// A card's area on the strip.
    ///
    /// A single row is in the middle of the viewport.
    func area(of place: Int) -> Rect {
        let width = Double(columns) * (card.width + gap) - gap
        let top = rowCount <= 1 ? (viewport.height - card.height) / 2 : head
        let scale = count == 1 ? 1.5 : 1
        let area = Rect(
            x: (viewport.width - roomForLetters - width) / 2 + Double(place % columns) * (card.width + gap),
            y: top + Double(place / columns) * rowHeight, width: card.width, height: card.height)
        return area.scaled(by: scale)
    }

    /// The range of the strip to reveal for a card, with some margin.
    func rows(of place: Int) -> ClosedRange<Double> {
        let area = area(of: place)
        let isFirstRow = place < columns
        return (isFirstRow ? 0 : area.y - 50)...(area.maxY + 50)
    }

    /// The cards of the rows that are at least half visible.
    func placesInSight(from top: Double) -> Range<Int> {
        func row(below y: Double) -> Int { clamp(Int(((y - head) / rowHeight - 0.5).rounded(.up)), 0...rowCount) }
        let (first, end) = (row(below: top), row(below: top + viewport.height))
        return (first * columns)..<min(count, max(first, end) * columns)
    }

    /// The cards that intersect a part of the strip, and the neighbouring rows so that the focus can go there.
    func places(from top: Double, to bottom: Double) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        let first = Int(((top - head) / rowHeight).rounded(.down)) - 1
        let last = Int(((bottom - head) / rowHeight).rounded(.down)) + 1
        let lower = clamp(first, 0...rowCount) * columns
        return lower..<max(lower, min(count, (clamp(last, 0...rowCount) + 1) * columns))
    }
}
