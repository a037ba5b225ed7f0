import Engine

/// The layout of the shelf's cards on their strip.
struct StoryShelfLayout: Hashable, Sendable {
    let count: Int
    /// Whether there is space for the letters at the right edge.
    var hasLetters = false

    static let card = Size(width: 430, height: 450)
    static let gap = 50.0
    /// The strip's free space below the last row.
    private static let foot = 60.0
    /// Beside the letters the cards are closer together, and farther to the left.
    private static let (gapBesideLetters, roomForLetters) = (34.0, 82.0)

    /// More than two rows are closer together, so that the third one peeks in from below as a hint.
    private var isTight: Bool { rowCount > 2 }
    var rowHeight: Double { Self.card.height + (isTight ? 36 : Self.gap) }
    /// The strip's free space above the first row.
    private var head: Double { isTight ? 180 : 215 }

    /// A few tales are in one centred row, more of them in rows of three.
    var columns: Int { min(max(count, 1), 3) }
    private var rowCount: Int { (count + columns - 1) / columns }

    /// The strip's length in points.
    var length: Double { head + Double(rowCount) * rowHeight - (rowHeight - Self.card.height) + Self.foot }

    /// A card's area on the strip.
    ///
    /// A single row is in the middle of the stage.
    func area(of place: Int) -> Rect {
        let card = Self.card
        let gap = hasLetters ? Self.gapBesideLetters : Self.gap
        let width = Double(columns) * (card.width + gap) - gap
        let top = rowCount <= 1 ? (Stage.size.height - card.height) / 2 : head
        let scale = count == 1 ? 1.5 : 1
        let area = Rect(
            x: (Stage.size.width - width) / 2 - (hasLetters ? Self.roomForLetters : 0)
                + Double(place % columns) * (card.width + gap),
            y: top + Double(place / columns) * rowHeight, width: card.width, height: card.height)
        return area.scaled(by: scale)
    }

    /// The range of the strip to reveal for a card, with some margin.
    func rows(of place: Int) -> ClosedRange<Double> {
        let area = area(of: place)
        let isFirstRow = place < columns
        return (isFirstRow ? 0 : area.y - Self.gap)...(area.maxY + Self.gap)
    }

    /// The cards of the rows that are at least half visible.
    func placesInSight(from top: Double) -> Range<Int> {
        func row(below y: Double) -> Int { clamp(Int(((y - head) / rowHeight - 0.5).rounded(.up)), 0...rowCount) }
        let (first, end) = (row(below: top), row(below: top + Stage.size.height))
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
