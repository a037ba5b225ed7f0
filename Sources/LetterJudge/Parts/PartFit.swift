/// Lays a letter's guide over a drawing, once whole and once without some of its strokes.
struct PartFit {
    /// The longest stroke that is not there; nil where the whole guide fits best.
    var missing: Int? { part.distance < wholeDistance ? part.missing : nil }
    /// The longest stroke that is not there if the drawing is a part of the letter; nil where the letter has but one.
    var missingOfPart: Int? { part.missing }
    /// What fits best of the guide without some of its strokes, and the longest of these.
    ///
    /// Distances are means, in longer sides of the drawing.
    private var part: (missing: Int?, distance: Float) = (nil, .infinity)
    /// How far the whole guide is from the drawing.
    private var wholeDistance: Float = .infinity
    /// Whether the drawing has much less ink than the guide.
    private let isShort: Bool

    /// The distance between points of a guide, in letter heights.
    private static let spacing: Float = 0.08
    /// The number of points of the drawing that are looked at, at most about so many.
    private static let inkPoints = 50
    /// A guide must fit better by this for each stroke that it lacks, in longer sides.
    private static let advantage: Float = 0.008

    /// Whether all of the guide is there but a stroke or more.
    ///
    /// Where there is much less ink, it may fit less closely; and the whole fits too if it is squeezed, as an F to a stem.
    var isCertain: Bool { isShort ? part.distance < 0.12 : part.distance < min(0.09, wholeDistance) }

    /// Whether a part of the guide lies so closely on the drawing that nothing else needs to be asked.
    var isClose: Bool { isCertain && part.distance < 0.065 }

    /// Whether a stroke is missing even if the drawing passes for the letter: the rest fits closely, the whole does not.
    var isBeyondDoubt: Bool { part.distance < 0.065 && wholeDistance > part.distance + 0.04 }

    init(_ ink: SmoothedInk, _ guide: Guide) {
        isShort = ink.length < 0.8 * guide.length
        let lines = guide.parts(spacing: Self.spacing)
        let step = max(1, ink.points.count / Self.inkPoints)
        let points = stride(from: 0, to: ink.points.count, by: step).map { ink.points[$0] }
        let needed = lines.filter { !$0.isOptional }
        // Strokes that may be left out come together: an I with one serif lacks the other.
        if needed.count < lines.count { layChoices(of: lines, points) }
        layChoices(of: needed, points)
    }

    /// Every choice of strokes but none; letters have at most four.
    private mutating func layChoices(of needed: [GuideLine], _ ink: [InkPoint]) {
        for choice in 1..<1 << min(needed.count, 5) {
            lay(needed.indices.filter { choice >> $0 & 1 == 1 }.map { needed[$0] }, of: needed, ink)
        }
    }

    private mutating func lay(_ chosen: [GuideLine], of needed: [GuideLine], _ ink: [InkPoint]) {
        let lacking = needed.filter { !chosen.contains($0) }
        let fit = AffineFit(chosen.flatMap(\.points), onto: ink).distance
        let distance = fit + Self.advantage * Float(lacking.count)
        if lacking.isEmpty { wholeDistance = min(wholeDistance, fit) }
        if lacking.isEmpty || distance >= part.distance { return }
        part = (lacking.max { $0.points.count < $1.points.count }?.stroke, distance)
    }
}

/// A guide moved, scaled and slanted so that it lies on a drawing as well as it can.
///
/// Each point is paired with the nearest of the other side, both ways, and the affine map with the least squares is
/// taken; three times (iterated closest points; Besl and McKay 1992).
struct AffineFit {
    private(set) var moved: [InkPoint]
    /// The mean distance of pairs, both ways, in the drawing's unit.
    private(set) var distance: Float = .infinity

    private static let rounds = 3
    /// Pairs further apart count as this far, and do not pull.
    private static let far: Float = 0.3

    init(_ guide: [InkPoint], onto ink: [InkPoint]) {
        moved = guide
        guard let from = InkBox(around: guide), let onto = InkBox(around: ink) else { return }
        var map = AffineMap(from, onto)
        for round in 0...Self.rounds {
            for index in guide.indices { moved[index] = map(guide[index]) }
            var sums = AffineSums(near: map)
            distance = pair(guide, ink, &sums)
            if round < Self.rounds, let better = sums.map { map = better }
        }
    }

    private func pair(_ guide: [InkPoint], _ ink: [InkPoint], _ sums: inout AffineSums) -> Float {
        var (toInk, toGuide): (Float, Float) = (0, 0)
        for index in moved.indices {
            let (near, distance) = Self.nearest(moved[index], ink)
            if distance < Self.far { sums.add(guide[index], ink[near]) }
            toInk += min(distance, Self.far)
        }
        for point in ink {
            let (near, distance) = Self.nearest(point, moved)
            if distance < Self.far { sums.add(guide[near], point) }
            toGuide += min(distance, Self.far)
        }
        return toInk / Float(moved.count) + toGuide / Float(ink.count)
    }

    private static func nearest(_ point: InkPoint, _ points: [InkPoint]) -> (index: Int, distance: Float) {
        var best: (index: Int, square: Float) = (0, .infinity)
        for index in points.indices {
            let (x, y) = (points[index].x - point.x, points[index].y - point.y)
            let square = x * x + y * y
            if square < best.square { best = (index, square) }
        }
        return (best.index, best.square.squareRoot())
    }
}
