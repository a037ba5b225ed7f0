/// The strokes of a drawing without which it is closer to a letter than with them.
public struct SuperfluousStrokes: Sendable {
    /// Their places in the drawing; none where leaving out any one or two of its strokes brings it no closer.
    public private(set) var places: [Int] = []

    /// Drawings of more strokes are scribbles, of which nothing can be said.
    private static let mostStrokes = 8
    /// The distance between points of a guide, in letter heights.
    private static let spacing: Float = 0.08
    private static let inkPoints = 60
    /// A drawing must be closer by this for each stroke that is left out, in its longer sides.
    private static let advantage: Float = 0.015

    /// - Parameter strokes: the drawing's, in the guide's unit square.
    public init(in strokes: [[InkPoint]], _ guide: Guide) {
        guard (2...Self.mostStrokes).contains(strokes.count) else { return }
        var best = Self.distance(of: strokes, guide) - Self.advantage
        for first in strokes.indices {
            for second in first..<strokes.count {
                let left = Set([first, second])
                let rest = strokes.indices.filter { !left.contains($0) }.map { strokes[$0] }
                guard !rest.isEmpty else { continue }
                let distance = Self.distance(of: rest, guide) + Self.advantage * Float(left.count - 1)
                if distance < best { (best, places) = (distance, left.sorted()) }
            }
        }
    }

    /// The mean distance of a drawing from the guide laid over it, with or without the strokes that may be left out.
    private static func distance(of strokes: [[InkPoint]], _ guide: Guide) -> Float {
        let ink = SmoothedInk(Ink(strokes))
        let step = max(1, ink.points.count / inkPoints)
        let points = stride(from: 0, to: ink.points.count, by: step).map { ink.points[$0] }
        let lines = guide.strokes.map { (isOptional: $0.isOptional, points: $0.line.resampled(spacing)) }
        let choices = [lines, lines.filter { !$0.isOptional }]
        return choices.map { AffineFit($0.flatMap(\.points), onto: points).distance }.min() ?? .infinity
    }
}
