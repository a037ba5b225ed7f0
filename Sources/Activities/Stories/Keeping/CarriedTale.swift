import Engine

/// A tale that a finger carries to another place of the list.
struct CarriedTale: Hashable, Sendable {
    let id: String
    /// The area of its row on the strip when the finger came down, and where the finger did on the screen.
    let area: Rect
    let start: Point
    /// The offset of the strip then.
    let offset: Double
    /// The way of the finger since.
    var way = 0.0

    /// The height of the edges at which the list scrolls on below the finger, and by how much a tick.
    static let (edge, pace) = (130.0, 14.0)

    /// The area of its row on the strip while that is scrolled to an offset.
    func area(at offset: Double) -> Rect {
        area.moved(by: Point(x: 0, y: way + offset - self.offset))
    }

    /// The place among rows that is nearest to it.
    func place(among rows: [Rect], at offset: Double) -> Int? {
        let middle = area(at: offset).center.y
        return rows.indices.min { abs(rows[$0].center.y - middle) < abs(rows[$1].center.y - middle) }
    }

    /// How far the list scrolls in a tick, because the finger has come to an edge: one that only touches a handle there
    /// moves nothing.
    ///
    /// - Parameter sight: what is seen of the list, on the screen.
    func scrolling(in sight: Rect) -> Double {
        guard way != 0 else { return 0 }
        let y = start.y + way
        return y < sight.y + Self.edge ? -Self.pace : y > sight.maxY - Self.edge ? Self.pace : 0
    }
}
