/// A drawing with evenly spaced, smoothed points; the longer side of its box is 1, the box begins at 0, 0.
///
/// Sampling rate, tremor and size are gone, so that what is left is the shape.
struct SmoothedInk: Sendable {
    /// All points, stroke after stroke.
    private(set) var points: [InkPoint] = []
    /// The index of each stroke's first point, then the number of points.
    private(set) var starts: [Int] = []
    /// The length of all strokes, in longer sides of the box.
    private(set) var length: Float = 0

    /// The distance between points, in longer sides of the box.
    private static let spacing: Float = 0.02
    /// Very long scribbles are sampled more sparsely, so that time has a limit.
    private static let maximumPoints: Float = 2000
    /// How often the points are averaged with their neighbours.
    private static let passes = 3

    /// Expects cleaned ink; no ink gives no points.
    init(_ ink: Ink) {
        guard let box = ink.bounds else { return }
        let scale = 1 / max(box.longerSide, 1e-6)
        length = ink.strokes.reduce(0) { $0 + Self.length(of: $1) } * scale
        let spacing = max(Self.spacing, length / Self.maximumPoints)
        points.reserveCapacity(Int(length / spacing) + 2 * ink.strokes.count)
        for stroke in ink.strokes {
            starts.append(points.count)
            append(stroke, box: box, scale: scale, spacing: spacing)
        }
        starts.append(points.count)
        for _ in 0..<Self.passes { smooth() }
    }

    /// Whether it is one straight line that leans by more than 29° from upright, but does not lie as a serif.
    var isSlash: Bool {
        guard let box = InkBox(around: points), (0.55...2).contains(box.width / max(box.height, 1e-6)) else {
            return false
        }
        return length < 1.08 * (box.width * box.width + box.height * box.height).squareRoot()
    }

    /// The whole strokes, as ranges of `points`.
    var strokes: [Range<Int>] { zip(starts, starts.dropFirst()).map { $0..<$1 } }

    private static func length(of stroke: [InkPoint]) -> Float {
        var sum: Float = 0
        for index in stroke.indices.dropFirst() { sum += stroke[index - 1].distance(to: stroke[index]) }
        return sum
    }

    private mutating func append(_ stroke: [InkPoint], box: InkBox, scale: Float, spacing: Float) {
        var last = stroke[0].moved(box, scale)
        points.append(last)
        var due = spacing
        for next in stroke.dropFirst() {
            let next = next.moved(box, scale)
            let step = last.distance(to: next)
            var along = due
            while along <= step {
                points.append(last.toward(next, along / step))
                along += spacing
            }
            due = along - step
            last = next
        }
        if let end = points.last, end.distance(to: last) > spacing / 4 { points.append(last) }
    }

    /// Averages each inner point with its neighbours (weights 1, 2, 1); the ends of strokes stay.
    private mutating func smooth() {
        points.withUnsafeMutableBufferPointer { points in
            for stroke in 0..<starts.count - 1 where starts[stroke + 1] - starts[stroke] > 2 {
                var before = points[starts[stroke]]
                for index in starts[stroke] + 1..<starts[stroke + 1] - 1 {
                    let here = points[index]
                    let after = points[index + 1]
                    points[index] = InkPoint(
                        x: (before.x + 2 * here.x + after.x) / 4, y: (before.y + 2 * here.y + after.y) / 4)
                    before = here
                }
            }
        }
    }
}

extension InkPoint {
    public func distance(to other: InkPoint) -> Float {
        let (x, y) = (other.x - x, other.y - y)
        return (x * x + y * y).squareRoot()
    }

    /// The point at `part` (0...1) of the way to `other`.
    public func toward(_ other: InkPoint, _ part: Float) -> InkPoint {
        InkPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }

    fileprivate func moved(_ box: InkBox, _ scale: Float) -> InkPoint {
        InkPoint(x: (x - box.minX) * scale, y: (y - box.minY) * scale)
    }
}
