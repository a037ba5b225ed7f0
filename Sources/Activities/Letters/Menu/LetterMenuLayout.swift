import Engine

/// The layout of the letters' tiles, or of larger cards, on their strip.
struct LetterMenuLayout: Hashable, Sendable {
    let count: Int
    /// The viewport of the strip: the stage, or an upright window.
    var viewport = Stage.bounds
    var kind = Kind.tiles

    enum Kind: Hashable, Sendable { case tiles, cards }

    private var isUpright: Bool { viewport.height > Stage.size.height }
    /// The size of a tile, at least 20 mm on a tablet of 10 inches, whose width is 203 mm.
    var tile: Size {
        switch kind {
        case .tiles: isUpright ? Size(width: 330, height: 316) : Size(width: 216, height: 188)
        case .cards: isUpright ? Size(width: 460, height: 470) : Size(width: 340, height: 330)
        }
    }
    private var gap: Double { isUpright ? 40 : 28 }
    /// The row below the last whole one peeks in from below as a hint.
    var rowHeight: Double { tile.height + (isUpright ? 40 : 22) }
    /// The height of the shade over it, and the radius of the arrow there.
    var shade: Double { isUpright ? 280 : 178 }
    var arrow: Double { isUpright ? 92 : 60 }
    private var head: Double { isUpright ? 292 : 212 }
    private static let foot = 60.0

    /// A few letters are in one centred row.
    var columns: Int { min(max(count, 1), kind == .tiles ? isUpright ? 4 : 6 : isUpright ? 3 : 4) }
    private var rowCount: Int { (count + columns - 1) / columns }

    /// The strip's length in points.
    var length: Double { head + Double(rowCount) * rowHeight - (rowHeight - tile.height) + Self.foot }

    /// How far a page goes: as many rows as are seen whole, but for one that stays in sight.
    var page: Double { rowHeight * max(1, (viewport.height / rowHeight).rounded(.down) - 2) }

    /// A tile's area on the strip.
    ///
    /// A single row is in the middle of the viewport.
    func area(of place: Int) -> Rect {
        let width = Double(columns) * (tile.width + gap) - gap
        let top = rowCount <= 1 ? (viewport.height - tile.height) / 2 : head
        return Rect(
            x: (viewport.width - width) / 2 + Double(place % columns) * (tile.width + gap),
            y: top + Double(place / columns) * rowHeight, width: tile.width, height: tile.height)
    }

    /// A door beside the button at the top, from the right.
    func door(_ place: Int) -> Rect {
        let (size, gap) = isUpright ? (Size(width: 392, height: 244), 28.0) : (Size(width: 376, height: 180), 26)
        return Rect(
            x: viewport.width - 80 - size.width - Double(place) * (size.width + gap), y: isUpright ? 20 : 16,
            width: size.width, height: size.height)
    }

    /// The range of the strip to reveal for a tile, with some margin.
    func rows(of place: Int) -> ClosedRange<Double> {
        let area = area(of: place)
        return (place < columns ? 0 : area.y - 40)...(area.maxY + 40)
    }

    /// The first tile of the uppermost row of which at least half is visible.
    func firstInSight(from top: Double) -> Int {
        let row = Int(((top - head) / rowHeight + 0.5).rounded(.down))
        return clamp(row, 0...max(0, rowCount - 1)) * columns
    }
}
