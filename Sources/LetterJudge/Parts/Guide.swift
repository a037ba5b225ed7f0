/// How a letter is drawn: its strokes in the order that is taught.
///
/// Unit: the height of a capital. x runs from the left edge of the letter's advance, y down from the cap line (0) to
/// the base line (1); marks reach from −0.37 to 1.35.
public struct Guide: Codable, Hashable, Sendable {
    public var letter: String
    /// The letter without its mark: `A` for `Ā`.
    public var base: String
    /// The advance width.
    public var width: Double
    public var strokes: [GuideStroke]

    public init(letter: String, base: String, width: Double, strokes: [GuideStroke]) {
        (self.letter, self.base, self.width, self.strokes) = (letter, base, width, strokes)
    }

    /// The mark of the letter, if it has one.
    public var mark: Mark? { strokes.lazy.compactMap(\.kind.mark).first }

    /// The strokes of the base letter, as points at most `spacing` apart.
    public func base(spacing: Float) -> [GuideLine] {
        strokes.indices.filter { strokes[$0].kind == .base }.map { index in
            GuideLine(
                stroke: index, points: strokes[index].line.resampled(spacing), isOptional: strokes[index].isOptional)
        }
    }

    /// The strokes of the base letter, parted at their corners too, where a hand may rest: an L begins as a bar.
    func parts(spacing: Float) -> [GuideLine] {
        strokes.indices.filter { strokes[$0].kind == .base }.flatMap { index in
            strokes[index].line.partedAtCorners.map { part in
                GuideLine(stroke: index, points: part.resampled(spacing), isOptional: strokes[index].isOptional)
            }
        }
    }
}

/// One stroke of a guide, from pen down to pen up.
public struct GuideStroke: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Sendable {
        case base, macron, caron, comma

        var mark: Mark? { Mark(rawValue: rawValue) }
    }

    public var kind: Kind
    /// The centre line: absolute moves, lines and cubic curves as in SVG, `M 0.1 0 C … L …`.
    public var path: String
    /// Whether a drawing without this stroke is whole too, as an I without its serifs.
    public var optional: Bool?

    public var isOptional: Bool { optional ?? false }

    /// The centre line as points; empty where the path is damaged.
    public var line: [InkPoint] { GuidePath.points(of: path) ?? [] }
}

/// A stroke of a guide as points.
public struct GuideLine: Hashable, Sendable {
    /// Its place among the guide's strokes.
    public var stroke: Int
    public var points: [InkPoint]
    public var isOptional: Bool
}

/// Reads the paths of guides.
enum GuidePath {
    /// Lines that a curve is drawn with: a curve as tall as a letter then strays less than a hundredth of it.
    private static let pieces = 16
    /// No letter reaches further, in its heights.
    private static let limits: ClosedRange<Float> = -4...4

    /// The points of a path, or nil if it is damaged.
    static func points(of path: String) -> [InkPoint]? {
        var points: [InkPoint] = []
        var words = path.split(separator: " ")[...]
        while let command = words.popFirst() {
            let isFirst = points.isEmpty
            let count = command == "M" && isFirst || command == "L" && !isFirst ? 1 : command == "C" && !isFirst ? 3 : 0
            guard count > 0, words.count >= 2 * count else { return nil }
            var places: [InkPoint] = []
            for _ in 0..<count {
                guard let x = Float(words.removeFirst()), let y = Float(words.removeFirst()), limits.contains(x),
                    limits.contains(y)
                else { return nil }
                places.append(InkPoint(x: x, y: y))
            }
            if count == 1 { points.append(places[0]) } else { append(places, to: &points) }
        }
        return points.count > 1 ? points : nil
    }

    /// A cubic curve from the last point, by de Casteljau's halving at each part of the way.
    private static func append(_ places: [InkPoint], to points: inout [InkPoint]) {
        guard let start = points.last else { return }
        for piece in 1...pieces {
            let part = Float(piece) / Float(pieces)
            let (a, b) = (start.toward(places[0], part), places[0].toward(places[1], part))
            let c = places[1].toward(places[2], part)
            points.append(a.toward(b, part).toward(b.toward(c, part), part))
        }
    }
}

extension [InkPoint] {
    /// The line in parts that end where it turns by more than 45°; points of a curve turn by less.
    fileprivate var partedAtCorners: [[InkPoint]] {
        var parts: [[InkPoint]] = [[]]
        for index in indices {
            parts[parts.count - 1].append(self[index])
            guard index > 0, index + 1 < count else { continue }
            let (a, b, c) = (self[index - 1], self[index], self[index + 1])
            let (way, next) = (InkPoint(x: b.x - a.x, y: b.y - a.y), InkPoint(x: c.x - b.x, y: c.y - b.y))
            let along = way.x * next.x + way.y * next.y
            if along < 0.7 * a.distance(to: b) * b.distance(to: c) { parts.append([b]) }
        }
        return parts
    }

    /// The same line with points `spacing` apart; its ends stay.
    public func resampled(_ spacing: Float) -> [InkPoint] {
        guard var last = first else { return [] }
        var (points, due) = ([last], spacing)
        for next in dropFirst() {
            let step = last.distance(to: next)
            while due <= step {
                points.append(last.toward(next, due / step))
                due += spacing
            }
            due -= step
            last = next
        }
        if let end = points.last, end.distance(to: last) > spacing / 8 { points.append(last) }
        return points
    }
}
