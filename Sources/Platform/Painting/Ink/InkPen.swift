import Engine

/// Leads a smooth line through points, one at a time: curves from the middle of one step to the middle of the next.
nonisolated struct InkPen {
    /// How many points it has taken.
    private(set) var taken = 0
    private var last: Point?
    /// The middle of the last step; nil before the second point.
    private var middle: Point?

    /// A straight piece of the line.
    struct Piece {
        let from, to: Point

        init(_ from: Point, _ to: Point) { (self.from, self.to) = (from, to) }

        /// The piece in pixels from another corner.
        func moved(to corner: Point) -> Piece { Piece(from - corner, to - corner) }
    }

    /// The end that the next point will bend; nil before the first point.
    var tip: Piece? { last.map { Piece(middle ?? $0, $0) } }

    /// Takes a point.
    ///
    /// - Parameters:
    ///   - point: in pixels; one that is nowhere is left out.
    ///   - draw: called for each piece that no further point changes.
    mutating func take(_ point: Point, draw: (Piece) -> Void) {
        taken += 1
        guard point.x.isFinite, point.y.isFinite else { return }
        if let last {
            let next = (last + point) * 0.5
            if let middle { Self.bend(middle, last, next, draw) } else { draw(Piece(last, next)) }
            middle = next
        }
        last = point
    }

    /// A quadratic Bézier curve, in as many pieces as keep within a tenth of a pixel of it.
    private static func bend(_ from: Point, _ control: Point, _ to: Point, _ draw: (Piece) -> Void) {
        let bend = (from - control * 2 + to).length
        let pieces = Int(clamp((bend * 2.5).squareRoot().rounded(.up), 1...64))
        var start = from
        for piece in 1...pieces {
            let share = Double(piece) / Double(pieces), rest = 1 - share
            let end = from * (rest * rest) + control * (2 * rest * share) + to * (share * share)
            draw(Piece(start, end))
            start = end
        }
    }
}
