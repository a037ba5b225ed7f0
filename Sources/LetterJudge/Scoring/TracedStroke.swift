/// A stroke of a guide with its checkpoints, one at each 4 % of its length.
struct TracedStroke: Hashable, Sendable {
    let checkpoints: [InkPoint]
    /// The length along the stroke, in the guide's unit.
    let length: Float

    /// A path of less than two different points is none.
    init?(_ line: [InkPoint]) {
        length = zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        guard length > 0 else { return nil }
        checkpoints = line.resampled(length / 25)
    }

    /// The distance of a place to the stroke about a checkpoint: from the four before to the three after it.
    func distance(to place: InkPoint, around checkpoint: Int) -> Float {
        let (first, last) = (max(0, checkpoint - 4), min(checkpoints.count - 1, checkpoint + 3))
        return (first..<last).reduce(.infinity) { nearest, index in
            min(nearest, Self.distance(of: place, to: checkpoints[index], checkpoints[index + 1]))
        }
    }

    /// The stroke's direction at a checkpoint, of length 1.
    func direction(at checkpoint: Int) -> InkPoint {
        let from = checkpoints[max(0, min(checkpoint, checkpoints.count - 1) - 1)]
        let onto = checkpoints[min(checkpoint + 1, checkpoints.count - 1)]
        let length = max(from.distance(to: onto), 1e-6)
        return InkPoint(x: (onto.x - from.x) / length, y: (onto.y - from.y) / length)
    }

    /// The distance of a place to the line between two points.
    static func distance(of place: InkPoint, to start: InkPoint, _ end: InkPoint) -> Float {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let square = x * x + y * y
        let part = square > 0 ? ((place.x - start.x) * x + (place.y - start.y) * y) / square : 0
        return place.distance(to: start.toward(end, min(max(part, 0), 1)))
    }
}
