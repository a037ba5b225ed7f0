import Engine

/// The layout of the bookcase's shelves on their strip, and of the covers on them.
struct BookcaseLayout: Hashable, Sendable {
    let rowCount: Int
    /// The viewport of the strip: the stage, or an upright window.
    var viewport = Stage.bounds

    private var isUpright: Bool { viewport.height > Stage.size.height }

    /// Covers per shelf; if it has more tales the last one is a pile that leads to all of them.
    var places: Int { isUpright ? 3 : 5 }
    private var card: Size { isUpright ? Size(width: 470, height: 492) : Size(width: 278, height: 291) }
    private var spacing: Double { isUpright ? 500 : 304 }
    private var left: Double { isUpright ? 65 : 53 }
    private var head: Double { isUpright ? 270 : 222 }
    private static let foot = 70.0
    /// How large the name and its symbol are.
    var nameScale: Double { isUpright ? 1.4 : 1 }
    /// The distance from the row's top to the covers, below their name; the board lies below them.
    private var covers: Double { 64 * nameScale + 18 }
    private static let board = 26.0
    var rowHeight: Double { covers + card.height + Self.board + 44 }

    /// The strip's length in points.
    var length: Double { head + Double(rowCount) * rowHeight - 44 + Self.foot }

    func area(of place: Int, in row: Int) -> Rect {
        Rect(
            x: left + Double(place) * spacing, y: top(of: row) + covers, width: card.width, height: card.height)
    }

    /// The area of the shelf's name.
    func name(of row: Int) -> Rect {
        Rect(x: left, y: top(of: row), width: viewport.width - 2 * left, height: 64 * nameScale)
    }

    func board(of row: Int) -> Rect {
        Rect(x: 24, y: top(of: row) + covers + card.height, width: 1552, height: Self.board)
    }

    /// The range of the strip to reveal for a shelf.
    func extent(of row: Int) -> ClosedRange<Double> {
        (row == 0 ? 0 : top(of: row) - 30)...(board(of: row).maxY + 40)
    }

    /// The shelves that intersect a part of the strip, and their neighbours so that the focus can go there.
    func rows(from start: Double, to end: Double) -> Range<Int> {
        let first = Int(((start - head) / rowHeight).rounded(.down)) - 1
        let last = Int(((end - head) / rowHeight).rounded(.down)) + 1
        let lower = clamp(first, 0...rowCount)
        return lower..<max(lower, clamp(last + 1, 0...rowCount))
    }

    /// The uppermost shelf of which at least half is visible.
    func firstInSight(from start: Double) -> Int {
        clamp(Int(((start - head) / rowHeight + 0.5).rounded(.down)), 0...max(0, rowCount - 1))
    }

    private func top(of row: Int) -> Double { head + Double(row) * rowHeight }
}
