/// Level 3: whether a letter was drawn as it is taught, in number, order and direction of strokes.
///
/// For a drawing that is accepted already: this earns a star and never costs the letter. A lift within a stroke is
/// free, and so is drawing on without one where the next stroke begins at the end of the last, as in an M. A bar may be
/// drawn from either side, as left-handers draw it, and a dot in any way.
public struct TaughtOrder: Hashable, Sendable {
    /// The strokes of the guide: all, and only those that must be drawn.
    private let ways: [[[InkPoint]]]

    /// How far from the end of a stroke it may go on, in longer sides of the letter: after a lift, and as it is taught.
    private static let lift: Float = 0.15, corner: Float = 0.08
    /// Drawings of more strokes are not as taught: no letter has so many, whatever the lifts.
    private static let most = 10
    /// Strokes are compared at so many places.
    private static let places = 16
    /// A stroke of a guide no longer than this is a dot.
    private static let dot: Float = 0.08

    public init(_ guide: Guide) {
        let strokes = guide.strokes.filter { !$0.line.isEmpty }
        ways = [strokes, strokes.filter { !$0.isOptional }].map { $0.map(\.line) }
    }

    /// Whether the drawing, in any unit, was drawn so.
    public func isKept(by ink: Ink) -> Bool {
        let drawn = ink.cleaned.strokes
        return drawn.count <= Self.most && ways.contains { Self.isSame(drawn, $0) }
    }

    private static func isSame(_ drawn: [[InkPoint]], _ taught: [[InkPoint]]) -> Bool {
        guard let from = InkBox(around: drawn.joined()), let onto = InkBox(around: taught.joined()) else {
            return false
        }
        let map = AffineMap(from, onto)
        let count = min(drawn.count, taught.count)
        let wanted = joined(taught, to: count, within: corner * onto.longerSide)
        return joined(drawn, to: count, within: lift * from.longerSide).contains { strokes in
            let strokes = strokes.map { $0.map { map($0) } }
            return wanted.contains { areAlike(strokes, $0) }
        }
    }

    /// All ways to join neighbours, where one goes on near the other's end, until there are `count` strokes.
    private static func joined(_ strokes: [[InkPoint]], to count: Int, within most: Float) -> [[[InkPoint]]] {
        guard let first = strokes.first, strokes.count > count else { return strokes.count == count ? [strokes] : [] }
        let rest = Array(strokes.dropFirst())
        let apart = count > 1 ? joined(rest, to: count - 1, within: most).map { [first] + $0 } : []
        guard let end = first.last, let start = rest.first?.first, end.distance(to: start) <= most else { return apart }
        return apart + joined([first + rest[0]] + rest.dropFirst(), to: count, within: most)
    }

    /// Whether each stroke lies nearer to its own than to any other, or to any backwards.
    private static func areAlike(_ drawn: [[InkPoint]], _ taught: [[InkPoint]]) -> Bool {
        let (drawn, taught) = (drawn.map { $0.places(places) }, taught.map { $0.places(places) })
        return drawn.indices.allSatisfy { index in
            let backwards = distance(drawn[index], taught[index].reversed())
            let forwards = distance(drawn[index], taught[index])
            let own = isBarOrDot(taught[index]) ? min(forwards, backwards) : forwards
            return own <= backwards
                && taught.indices.allSatisfy { other in
                    let reversed = distance(drawn[index], taught[other].reversed())
                    return other == index || own <= min(distance(drawn[index], taught[other]), reversed)
                }
        }
    }

    private static func isBarOrDot(_ stroke: [InkPoint]) -> Bool {
        InkBox(around: stroke).map { $0.height < 0.15 * $0.width || $0.longerSide < dot } ?? false
    }

    /// The mean distance of two strokes' places.
    private static func distance(_ one: [InkPoint], _ other: [InkPoint]) -> Float {
        zip(one, other).reduce(0) { $0 + $1.0.distance(to: $1.1) } / Float(places)
    }
}

extension [InkPoint] {
    /// The given number of places along the line, evenly spaced from its start to its end.
    fileprivate func places(_ count: Int) -> [InkPoint] {
        guard let first, let last else { return [] }
        let length = zip(self, dropFirst()).reduce(Float(0)) { $0 + $1.0.distance(to: $1.1) }
        guard length > 0 else { return [InkPoint](repeating: first, count: count) }
        let line = resampled(length / Float(count - 1))
        return (0..<count).map { $0 < line.count && $0 < count - 1 ? line[$0] : last }
    }
}
