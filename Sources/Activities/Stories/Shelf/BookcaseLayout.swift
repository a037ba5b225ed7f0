import Engine

/// The layout of the bookcase's shelves on their strip, and of the covers on them.
struct BookcaseLayout: Hashable, Sendable {
    let rowCount: Int

    /// Covers per shelf; if it has more tales the last one is a pile that leads to all of them.
    static let places = 5
    static let card = Size(width: 278, height: 291)
    private static let spacing = 304.0
    private static let left = 53.0
    private static let (head, foot) = (204.0, 70.0)
    /// From the row's top: the name above the covers, and the board below them.
    private static let (name, covers) = (64.0, 82.0)
    private static let board = 26.0
    static let rowHeight = covers + card.height + board + 44

    /// The strip's length in points.
    var length: Double { Self.head + Double(rowCount) * Self.rowHeight - 44 + Self.foot }

    func area(of place: Int, in row: Int) -> Rect {
        Rect(
            x: Self.left + Double(place) * Self.spacing, y: top(of: row) + Self.covers, width: Self.card.width,
            height: Self.card.height)
    }

    /// The area of the shelf's name.
    func name(of row: Int) -> Rect { Rect(x: Self.left, y: top(of: row), width: 1494, height: Self.name) }

    func board(of row: Int) -> Rect {
        Rect(x: 24, y: top(of: row) + Self.covers + Self.card.height, width: 1552, height: Self.board)
    }

    /// The range of the strip to reveal for a shelf.
    func extent(of row: Int) -> ClosedRange<Double> {
        (row == 0 ? 0 : top(of: row) - 30)...(board(of: row).maxY + 40)
    }

    /// The shelves that intersect a part of the strip, and their neighbours so that the focus can go there.
    func rows(from start: Double, to end: Double) -> Range<Int> {
        let first = Int(((start - Self.head) / Self.rowHeight).rounded(.down)) - 1
        let last = Int(((end - Self.head) / Self.rowHeight).rounded(.down)) + 1
        let lower = clamp(first, 0...rowCount)
        return lower..<max(lower, clamp(last + 1, 0...rowCount))
    }

    private func top(of row: Int) -> Double { Self.head + Double(row) * Self.rowHeight }
}
